/** Name of the switch, in a realm's global object, with which the gate has every cell rendered again and compared. */
export const compareCells = Symbol.for('forecourt.compare-cells');

/** Characters of all keys and HTML that one version's realm retains: about a thousand tiles. */
const mostCharacters = 4_000_000;

/**
 * Caches the HTML of cells by all that they depend on, the least recently used evicted first. It is in the realm of one version, so no
 * other version gets its HTML, and it ends with the realm: a version that is withdrawn, or ends its renderer, leaves none.
 */
export class CellStore {
  private readonly cached = new Map<string, string>();
  private characters = 0;

  constructor(private readonly most = mostCharacters) {}

  /** Returns the HTML of a cell; undefined if it has to be rendered: it is not cached, or the gate compares. @param key of all its inputs */
  get(key: string): string | undefined {
    const html = this.cached.get(key);
    if (html === undefined || Reflect.has(globalThis, compareCells)) return undefined;
    this.cached.delete(key);
    this.cached.set(key, html);
    return html;
  }

  /** Caches the HTML of a cell. @throws if the same inputs have made other HTML before */
  keep(key: string, name: string, html: string): void {
    const known = this.cached.get(key);
    if (known !== undefined && known !== html)
      throw new Error(`The cell ${name} renders differently on two pages: it reads more than its props and the brand.`);
    if (known !== undefined) return;
    this.cached.set(key, html);
    this.characters += key.length + html.length;
    for (const [oldest, { length }] of this.cached) {
      if (this.characters <= this.most) break;
      this.cached.delete(oldest);
      this.characters -= oldest.length + length;
    }
  }
}
