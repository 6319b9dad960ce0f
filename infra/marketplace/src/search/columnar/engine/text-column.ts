import { Growing } from './arrays';

/**
 * Texts one after the other: a million of them are two arrays, and no objects. A character of ASCII is one byte, any other unit of
 * UTF-16 three of them as in UTF-8 (CESU-8), so that even half a surrogate pair is returned as it was.
 */
export class TextColumn implements Iterable<string> {
  readonly bytes = new Growing((capacity) => new Uint8Array(capacity));
  /** Text n is `bytes[starts[n]] … bytes[starts[n + 1] - 1]`. */
  readonly starts = new Growing((capacity) => new Uint32Array(capacity));
  /** The bytes as a buffer, which can decode them. */
  private buffer = Buffer.alloc(0);

  constructor() {
    this.starts.push(0);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  push(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit < 128) this.bytes.push(unit);
      else
        for (const byte of [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 63), 0x80 | (unit & 63)]) this.bytes.push(byte);
    }
    this.starts.push(this.bytes.length);
  }

  at(index: number): string {
    const { data } = this.bytes;
    if (this.buffer.buffer !== data.buffer) this.buffer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    const bytes = this.buffer.toString('latin1', this.starts.data[index]!, this.starts.data[index + 1]!);
    return bytes.replace(/[\x80-\xff]{3}/g, (three) => {
      const [first, second, third] = Array.from(three, (byte) => byte.charCodeAt(0) & 63);
      return String.fromCharCode(((first! & 15) << 12) | (second! << 6) | third!);
    });
  }

  /** Whether a text is this one. ASCII is compared as it is stored. */
  is(index: number, text: string): boolean {
    const { data } = this.bytes;
    const start = this.starts.data[index]!;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) return this.at(index) === text;
      if (data[start + at] !== code) return false;
    }
    return start + text.length === this.starts.data[index + 1];
  }

  *[Symbol.iterator](): Generator<string> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }

  reordered(order: Uint32Array): TextColumn {
    const next = new TextColumn();
    next.bytes.reserve(this.bytes.length);
    next.starts.reserve(order.length + 1);
    for (const index of order) {
      const end = this.starts.data[index + 1]!;
      for (let at = this.starts.data[index]!; at < end; at += 1) next.bytes.push(this.bytes.data[at]!);
      next.starts.push(next.bytes.length);
    }
    return next;
  }
}
