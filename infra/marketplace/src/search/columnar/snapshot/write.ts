import { type FileHandle, open } from 'node:fs/promises';
import { type Image, textsOf } from '../engine/image';
import {
  bytesOf,
  type Contents,
  lengthOf,
  newDigest,
  type Section,
  type Stamp,
  trailerOf,
  typeOf,
  version,
} from './format';

/** Number of bytes hashed and written at a time; searches get their turn after each piece, a millisecond or two later. */
const PIECE_BYTES = 1 << 20;
const PIECE_TEXTS = 10_000;

/** Writes an image to a file that must not exist yet, in pieces, and syncs it to the disk. @returns its size in bytes */
export async function writeSnapshot(file: string, image: Image, stamp: Stamp): Promise<number> {
  const handle = await open(file, 'wx');
  try {
    const bytes = await new SnapshotWriter(handle).write(image, stamp);
    await handle.sync();
    return bytes;
  } finally {
    await handle.close();
  }
}

class SnapshotWriter {
  private readonly digest = newDigest();
  private readonly sections: Section[] = [];
  private bytes = 0;

  constructor(private readonly handle: FileHandle) {}

  async write(image: Image, stamp: Stamp): Promise<number> {
    for (const [name, values] of image.numbers) {
      await this.section(name, typeOf(values), piecesOf(bytesOf(values)));
    }
    for (const name of image.texts.keys()) await this.section(name, 'texts', jsonOf(textsOf(image, name)));
    const { sections } = this;
    const contents = Buffer.from(JSON.stringify({ version: version(), stamp, sections } satisfies Contents));
    await this.put(contents);
    this.digest.update(lengthOf(contents));
    const trailer = trailerOf(contents, this.digest.digest());
    await this.handle.writeFile(trailer);
    return this.bytes + trailer.length;
  }

  private async section(name: string, type: Section['type'], pieces: Iterable<Uint8Array>): Promise<void> {
    const before = this.bytes;
    for (const piece of pieces) await this.put(piece);
    this.sections.push({ name, type, bytes: this.bytes - before });
  }

  private async put(piece: Uint8Array): Promise<void> {
    this.digest.update(piece);
    await this.handle.writeFile(piece);
    this.bytes += piece.length;
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Yields all the texts as one JSON array. */
function* jsonOf(texts: Iterable<string>): Generator<Uint8Array> {
  let piece: string[] = [];
  let start = '[';
  for (const text of texts) {
    piece.push(text);
    if (piece.length < PIECE_TEXTS) continue;
    yield Buffer.from(start + JSON.stringify(piece).slice(1, -1));
    start = ',';
    piece = [];
  }
  const rest = JSON.stringify(piece).slice(1, -1);
  yield Buffer.from(`${rest === '' && start === ',' ? '' : start}${rest}]`);
}
