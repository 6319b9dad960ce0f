/** Number of texts that a renderer keeps; the oldest gives way. */
const most = 64;

/** Texts that a renderer has been sent, because many pages have the same: lists of slots, which follow from a page's plan, and reference data. */
export class SentTexts {
  private readonly places = new Map<string, number>();
  private readonly texts: string[] = [];
  private next = 0;

  /** Returns the renderer's place of a text, and what to put there first: nothing if the text is there. */
  send(text: string): { place: number; text: string } {
    const known = this.places.get(text);
    if (known !== undefined) return { place: known, text: '' };
    const place = this.next;
    this.next = (place + 1) % most;
    const replaced = this.texts[place];
    if (replaced !== undefined) this.places.delete(replaced);
    this.texts[place] = text;
    this.places.set(text, place);
    return { place, text };
  }
}
