/** Reading a file of lines that only grows. */
import { open, stat } from 'node:fs/promises';

const chunkBytes = 128 * 1024;
const lineBreak = 0x0a;

/** A complete line, and the position after its line break. */
export interface LineAt {
  text: string;
  end: number;
}

/** Returns which file is at a path and how long it is, bytes; null if there is none. */
export async function fileAt(path: string): Promise<{ ino: number; size: number } | null> {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Returns bytes of a file. */
export async function readPart(path: string, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(end - start);
  if (buffer.length === 0) return buffer;
  const file = await open(path, 'r');
  try {
    await file.read(buffer, 0, buffer.length, start);
  } finally {
    await file.close();
  }
  return buffer;
}

/** Yields the complete lines between two positions, the first of which is the beginning of a line, in groups. */
export async function* linesBetween(path: string, start: number, end: number): AsyncGenerator<readonly LineAt[]> {
  let rest: Buffer = Buffer.alloc(0);
  for (let at = start; at < end; at += chunkBytes) {
    const bytes = Buffer.concat([rest, await readPart(path, at, Math.min(end, at + chunkBytes))]);
    const first = at - rest.length;
    const lines: LineAt[] = [];
    let from = 0;
    for (let to = bytes.indexOf(lineBreak); to >= 0; to = bytes.indexOf(lineBreak, from)) {
      lines.push({ text: bytes.toString('utf8', from, to), end: first + to + 1 });
      from = to + 1;
    }
    rest = bytes.subarray(from);
    yield lines;
  }
}
