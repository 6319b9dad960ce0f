/** Number of lists of slots that a renderer keeps; the oldest gives way. */
const most = 64;

/**
 * Lists of slots that a renderer has been sent. They follow from a page's plan, and from what is cached or broken at the moment, so most
 * pages have one that was sent before.
 */
export class SentSlots {
  private readonly places = new Map<string, number>();
  private readonly texts: string[] = [];
  private next = 0;

  /** Returns the renderer's place of a list, and the text to put there first; no text if it is there. */
  send(list: object): { place: number; text: string } {
    const text = JSON.stringify(list);
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
