/** In a safe window the server passes for who does nothing, as soon as for who cannot act. Who is there says so by moving. */
const RECENT = 30_000; // milliseconds for which who has moved is taken to be there

export class Attention {
  private moved = -Infinity;
  private held: number | null = null;
  private open: number | null = null;

  /** `hold` tells the server, once a window, that somebody thinks about the question with this number. */
  constructor(
    private hold: (ask: number) => void,
    private now: () => number = () => performance.now(),
  ) {}

  /** The reader moved, pressed or touched something. */
  move = (): void => {
    this.moved = this.now();
    this.tell();
  };

  /** This window waits for the reader; null: none does. */
  wait(open: number | null): void {
    this.open = open;
    this.tell();
  }

  private tell(): void {
    if (this.open === null || this.open === this.held || this.now() - this.moved > RECENT) return;
    this.held = this.open;
    this.hold(this.open);
  }
}
