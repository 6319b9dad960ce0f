/**
 * Frames on the pipe between shell and renderer: a message as JSON, and long texts beside it, which would double in size if
 * they were escaped into it. `u32 length of the head | u32 length of the texts | [message, bytes of each text] | texts`, all UTF-8.
 */

const prefixBytes = 8;
/** Longer than any page; a longer frame is a fault of its sender. */
const mostBytes = 64 * 2 ** 20;

export interface Frame {
  message: unknown;
  texts: readonly string[];
}

export function encodeFrame(message: unknown, texts: readonly string[] = []): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const head = Buffer.from(JSON.stringify([message, lengths]));
  const bytes = lengths.reduce((sum, length) => sum + length, 0);
  const frame = Buffer.allocUnsafe(prefixBytes + head.length + bytes);
  frame.writeUInt32BE(head.length, 0);
  frame.writeUInt32BE(bytes, 4);
  let at = prefixBytes + head.copy(frame, prefixBytes);
  for (const text of texts) at += frame.write(text, at);
  return frame;
}

/** Assembles frames from chunks. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private size = 0;
  private wanted = prefixBytes;

  /**
   * Returns the frames that this chunk completes.
   * @throws when the data is not a frame; the sender must then be disconnected
   */
  push(chunk: Buffer): Frame[] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const frames: Frame[] = [];
    while (this.size >= this.wanted) {
      const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
      this.chunks = [all];
      const length = prefixBytes + all.readUInt32BE(0) + all.readUInt32BE(4);
      if (length > mostBytes) throw new Error(`a frame of ${length} bytes; ${mostBytes} is the limit`);
      this.wanted = length;
      if (this.size < length) break;
      frames.push(decode(all.subarray(0, length)));
      this.chunks = [all.subarray(length)];
      this.size -= length;
      this.wanted = prefixBytes;
    }
    return frames;
  }
}

function decode(frame: Buffer): Frame {
  const headEnd = prefixBytes + frame.readUInt32BE(0);
  const head: unknown = JSON.parse(frame.toString('utf8', prefixBytes, headEnd));
  if (!Array.isArray(head) || !Array.isArray(head[1])) throw new Error('a frame whose head is not a message');
  let at = headEnd;
  const texts = head[1].map((length: unknown) => {
    if (typeof length !== 'number' || length < 0 || at + length > frame.length)
      throw new Error('a frame whose texts do not add up');
    const text = frame.toString('utf8', at, at + length);
    at += length;
    return text;
  });
  return { message: head[0], texts };
}
