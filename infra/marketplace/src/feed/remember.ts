/** Enough for texts that a feed repeats: colours, engines, sellers. */
const MOST = 20_000;

/**
 * Caches a reader's values by text: a feed repeats the same few texts in every row. The value may depend on the text alone, and
 * is shared.
 */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const memory = new Memory<T>();
  return (text) => memory.get(text, () => read(text));
}

/** A cache of values by text. When it is full it is emptied, which costs less than a list of the least recently used. */
export class Memory<T> {
  private readonly values = new Map<string, T>();

  constructor(private readonly most = MOST) {}

  get(text: string, make: () => T): T {
    const known = this.values.get(text);
    if (known !== undefined) return known;
    const value = make();
    if (this.values.size >= this.most) this.values.clear();
    this.values.set(copyOf(text), value);
    return value;
  }
}

/** A substring keeps the whole text that it was cut from in memory; a copy does not. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
