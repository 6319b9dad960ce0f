/**
 * What a renderer is doing, in a few bytes of a file that shell and renderer both hold open: written before each step, so that the
 * shell can read it when the renderer itself no longer answers. A message would wait behind the loop that it should tell of.
 */
import { readSync, writeSync } from 'node:fs';
import type { ModuleKey } from '@forecourt/contracts';

export interface Activity {
  /** Counts what was begun, so that two runs of one slot are told apart. */
  sequence: number;
  /** Whether it goes on; otherwise the rest says what ran last. */
  running: boolean;
  /** null while a module loads, and outside slots. */
  slot: string | null;
  /** Whose code runs, or ran last. */
  key: ModuleKey | null;
}

const headBytes = 8;
const recordBytes = 512;

/** The renderer's side. */
export class ActivityRecord {
  private readonly bytes = Buffer.alloc(recordBytes);
  private sequence = 0;

  constructor(private readonly file: number) {}

  begin(key: ModuleKey, slot: string | null): void {
    this.write(1, `${key} ${slot ?? ''}`);
  }

  /** What ran last stays readable. */
  end(): void {
    this.bytes.writeUInt8(0, 4);
    writeSync(this.file, this.bytes, 0, headBytes, 0);
  }

  /** A job has arrived; nobody's code runs yet. */
  next(): void {
    this.sequence = (this.sequence + 1) >>> 0;
    this.bytes.writeUInt32LE(this.sequence, 0);
    this.end();
  }

  private write(running: number, text: string): void {
    this.sequence = (this.sequence + 1) >>> 0;
    const length = this.bytes.write(text, headBytes);
    this.bytes.writeUInt32LE(this.sequence, 0);
    this.bytes.writeUInt8(running, 4);
    this.bytes.writeUInt16LE(length, 5);
    writeSync(this.file, this.bytes, 0, headBytes + length, 0);
  }
}

/** The shell's side. */
export function readActivity(file: number): Activity {
  const bytes = Buffer.alloc(recordBytes);
  const read = readSync(file, bytes, 0, recordBytes, 0);
  if (read < headBytes) return { sequence: 0, running: false, slot: null, key: null };
  const [key = '', slot = ''] = bytes.toString('utf8', headBytes, headBytes + bytes.readUInt16LE(5)).split(' ');
  return {
    sequence: bytes.readUInt32LE(0),
    running: bytes.readUInt8(4) === 1,
    slot: slot === '' ? null : slot,
    key: key === '' ? null : key,
  };
}
