import type { Readable } from 'node:stream';

/**
 * Decodes a file to text, in parts and without its byte-order mark: UTF-16 if the mark says so, UTF-8 otherwise. A line that is
 * not valid UTF-8 is decoded as Windows-1252, the encoding of old exports. A line end of a single carriage return becomes a line
 * feed.
 *
 * @throws Error if the file is not text, such as a spreadsheet or an archive
 */
export async function* decodeText(bytes: Readable): AsyncGenerator<string> {
  let mend: ((text: string) => string) | null = null;
  for await (const text of texts(bytes)) {
    mend ??= /^[^\r\n]*\r(?!\n|$)/.test(text) ? (part) => part.replaceAll('\r', '\n') : (part) => part;
    yield mend(text);
  }
}

async function* texts(bytes: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | Utf8OrOlder | null = null;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    decoder ??= decoderOf(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder !== null) yield decoder.decode();
}

/** Chooses the encoding by the first bytes of the file. */
function decoderOf(start: Buffer): TextDecoder | Utf8OrOlder {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le');
  if (mark === 'feff') return new TextDecoder('utf-16be');
  if (isBinary(start)) {
    throw new Error(
      'The file is not text. Export it as CSV or JSON in UTF-8; of an archive give the file that is in it.',
    );
  }
  return new Utf8OrOlder();
}

/** Spreadsheets and archives are binary; a few zeros in a text are an accident. */
function isBinary(start: Buffer): boolean {
  const zeros = start.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return start.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' || zeros > start.length / 20;
}

const LINE_FEED = 0x0a;
const FIRST_NOT_ASCII = 0x80;

class Utf8OrOlder {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true });
  /** The end of the bytes so far, which may be a part of a character. */
  private rest: Buffer = Buffer.alloc(0);

  decode(chunk: Buffer = Buffer.alloc(0), { stream }: { stream: boolean } = { stream: false }): string {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    let end = bytes.length;
    while (stream && end > 0 && bytes[end - 1]! >= FIRST_NOT_ASCII) end -= 1;
    this.rest = bytes.subarray(end);
    return this.read(bytes.subarray(0, end));
  }

  private read(bytes: Buffer): string {
    try {
      return this.utf8.decode(bytes);
    } catch {
      const end = bytes.indexOf(LINE_FEED) + 1;
      // Each line is decoded separately, so that a bad one spoils no other.
      if (end === 0 || end === bytes.length) return windows1252(bytes);
      return linesOf(bytes)
        .map((line) => this.read(line))
        .join('');
    }
  }
}

/** The characters 128 to 159 of Windows-1252; all others are those of Latin-1. Node's own decoder knows only Latin-1. */
const between = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (each) => between[each.charCodeAt(0) - FIRST_NOT_ASCII]!);
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, at) + 1 || bytes.length;
    lines.push(bytes.subarray(at, end));
    at = end;
  }
  return lines;
}
