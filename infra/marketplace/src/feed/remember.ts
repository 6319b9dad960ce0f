/** Enough for what a feed says over and over: colours, engines, sellers. */
const MOST = 20_000;

/**
 * Reads a text only the first time that it comes: a feed says the same few things in every row. What is read may depend on the
 * text alone, and is shared.
 */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const memory = new Memory<T>();
  return (text) => memory.get(text, () => read(text));
}

/** Values by texts. When it is full it begins anew, which costs less than to keep a list of what was used last. */
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

/** A text that was cut out of a longer one keeps all of that in memory; a copy does not. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
