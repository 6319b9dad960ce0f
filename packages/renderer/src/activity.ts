/**
 * A renderer's present activity, in a few bytes of a file that shell and renderer both hold open. It is written before each step, so that the
 * shell can read it when the renderer no longer answers. A message would wait behind the very loop that it should report.
 */
import { readSync, writeSync } from 'node:fs';
import type { ModuleKey } from '@forecourt/contracts';

export interface Activity {
  /** A counter that distinguishes two runs of one slot. */
  sequence: number;
  /** Whether it is running; otherwise the other fields describe the last run. */
  running: boolean;
  /** null while a module loads, and outside slots. */
  slot: string | null;
  /** Key of the version whose code is running, or ran last. */
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

  /** Marks it as finished; the last run stays readable. */
  end(): void {
    this.bytes.writeUInt8(0, 4);
    writeSync(this.file, this.bytes, 0, headBytes, 0);
  }

  /** Marks that a job has arrived; no version's code is running yet. */
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
