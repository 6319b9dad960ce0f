/** Number of slots before the first growth; a power of two. */
const FIRST_SLOTS = 1 << 12;
/** Above this share, lookups in the table become slow. */
const MOST_FULL = 0.6;

/**
 * A set of texts that have occurred before. It stores 64 bits of each, 8 bytes in a table that is at most 60 % full: a million
 * texts take some 16 MB, and two of them are mistaken for each other once in thirty million imports.
 */
export class Seen {
  private high = new Int32Array(FIRST_SLOTS);
  private low = new Int32Array(FIRST_SLOTS);
  private size = 0;

  /** Adds these texts, in this order. @returns whether they had been added before */
  add(texts: readonly string[]): boolean {
    let a = 0x9e3779b9 | 0;
    let b = 0x85ebca6b | 0;
    for (const text of texts) {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        a = turn(Math.imul(a ^ code, 0x9e3779b1));
        b = turn(Math.imul(b ^ code, 0x5f356495));
      }
      // Separates the texts by a code that no text can contain.
      a = turn(Math.imul(a ^ 0x10000, 0x9e3779b1));
      b = turn(Math.imul(b ^ 0x10000, 0x5f356495));
    }
    const high = mix(a);
    // 0 means an empty slot.
    const low = mix(b) || 1;
    if (this.put(high, low)) return true;
    this.size += 1;
    if (this.size > this.low.length * MOST_FULL) this.grow();
    return false;
  }

  /** Stores a hash. @returns whether it was stored already */
  private put(high: number, low: number): boolean {
    const mask = this.low.length - 1;
    let slot = (high ^ low) & mask;
    while (this.low[slot] !== 0) {
      if (this.low[slot] === low && this.high[slot] === high) return true;
      slot = (slot + 1) & mask;
    }
    this.high[slot] = high;
    this.low[slot] = low;
    return false;
  }

  private grow(): void {
    const { high, low } = this;
    this.high = new Int32Array(high.length * 2);
    this.low = new Int32Array(low.length * 2);
    for (const [slot, value] of low.entries()) if (value !== 0) this.put(high[slot]!, value);
  }
}

/** Moves the high bits of a number, which depend on more of the text, to where the next multiplication spreads them. */
function turn(value: number): number {
  return (value << 15) | (value >>> 17);
}

/** Spreads the bits of a number (the end of murmur3). */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
