/** Links to seats: asked for, copied, and shown until they have done their work. */
import { because } from "../../app/me.svelte";
import type { TableSession } from "../../table/session/session.svelte";
import { at as onSite } from "../../wire/base";
import { api } from "../../wire/http";

export class Invitations {
  /** The link that was copied last and still is of use; "": none. */
  copied = $state("");

  constructor(private session: TableSession) {}

  toSeat = async (seat: number): Promise<void> => {
    try {
      await this.copyLink((await api.link(this.session.table, seat)).link);
    } catch (error) {
      this.session.problem = because(error);
    }
  };

  /** To a seat that is free, else to watch. */
  toAnySeat = async (): Promise<void> => {
    const free = this.session.info?.seats.find((s) => s.holder !== "person");
    await (free ? this.toSeat(free.seat) : this.copy(location.href));
  };

  copyLink = (link: string): Promise<void> => this.copy(new URL(onSite(link), location.href).href);

  forget = (): void => {
    this.copied = "";
  };

  private async copy(text: string): Promise<void> {
    await navigator.clipboard?.writeText(text).catch(() => {});
    this.copied = text;
  }
}
