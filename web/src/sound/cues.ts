/** Six short cues, synthesised: nothing to load. Off until the player turns sound on; never the only signal. */
import { calm, volume } from "../app/settings.svelte";

export type Cue = "turn" | "card" | "dice" | "battle" | "end" | "talk";

const APART = 400; // milliseconds between two cues of a kind

class Synthesiser {
  private context = new AudioContext();
  private out = this.context.createGain();

  constructor() {
    this.out.connect(this.context.destination);
  }

  private swell(gain: GainNode, at: number, peak: number, attack: number, decay: number): void {
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
  }

  private tone(pitch: number, at: number, peak: number, attack: number, decay: number, type: OscillatorType, to = pitch): void {
    const source = this.context.createOscillator();
    const gain = this.context.createGain();
    source.type = type;
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
    this.swell(gain, at, peak, attack, decay);
    source.connect(gain).connect(this.out);
    source.start(at);
    source.stop(at + attack + decay + 0.05);
  }

  private hiss(at: number, peak: number, decay: number, pitch: number, sharpness: number): void {
    const buffer = this.context.createBuffer(1, this.context.sampleRate * decay, this.context.sampleRate);
    buffer.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    const gain = this.context.createGain();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = sharpness;
    this.swell(gain, at, peak, 0.004, decay - 0.01);
    source.connect(filter).connect(gain).connect(this.out);
    source.start(at);
  }

  play(cue: Cue, loudness: number): void {
    if (this.context.state === "suspended") void this.context.resume();
    this.out.gain.value = loudness;
    const at = this.context.currentTime + 0.01;
    if (cue === "turn") {
      this.tone(392, at, 0.22, 0.02, 0.5, "triangle"); // a horn, two notes up
      this.tone(587, at + 0.14, 0.2, 0.02, 0.8, "triangle");
    } else if (cue === "card") this.hiss(at, 0.16, 0.11, 2600, 0.8); // paper on wood
    else if (cue === "dice") for (let i = 0; i < 6; i += 1) this.hiss(at + i * 0.055 + Math.random() * 0.02, 0.2 - i * 0.02, 0.05, 1500 + Math.random() * 900, 4);
    else if (cue === "battle") {
      this.hiss(at, 0.22, 0.22, 4200, 6); // steel and a drum
      this.tone(1480, at, 0.1, 0.002, 0.35, "square", 1320);
      this.tone(96, at, 0.35, 0.005, 0.3, "sine", 50);
    } else if (cue === "talk") [880, 660].forEach((pitch, i) => this.tone(pitch, at + i * 0.09, 0.12, 0.004, 0.16, "sine")); // two taps
    else [262, 330, 392, 523].forEach((pitch, i) => this.tone(pitch, at + i * 0.16, 0.2, 0.03, 1.4 - i * 0.2, "triangle"));
  }
}

let synthesiser: Synthesiser | null = null;
const last = new Map<Cue, number>();

/** Plays a cue, unless sound is off, it has just been played, or the page is hidden and nobody calls the reader. */
export function play(cue: Cue): void {
  if (volume() <= 0 || (document.hidden && cue !== "turn" && cue !== "talk") || (calm() && cue === "dice")) return;
  const now = performance.now();
  if (now - (last.get(cue) ?? -APART) < APART) return;
  last.set(cue, now);
  synthesiser ??= new Synthesiser();
  synthesiser.play(cue, volume());
}
