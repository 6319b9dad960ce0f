import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { mostViews, type SampledInput, sampledInputSchema } from '@forecourt/contracts/rehearsal';
import { type Disk, parseJson } from '@forecourt/service';

/** `000000000012-34567.json.gz`: its number and its size in bytes. */
const nameForm = /^(\d{12})-(\d+)\.json\.gz$/;

interface StoredInput {
  name: string;
  number: number;
  bytes: number;
}

/** Inputs of pages that shells were asked for lately, on disk: the latest ones, as many as fit. Losing them loses nothing. */
export class SampledInputs {
  /** Total size, bytes. */
  private bytes = 0;

  private constructor(
    private readonly disk: Disk,
    private readonly mostBytes: number,
    /** The oldest first. */
    private readonly stored: StoredInput[],
  ) {
    this.bytes = stored.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Opens the inputs of a folder. @param mostBytes maximum size of all files; 0 stores none */
  static async open(disk: Disk, mostBytes: number): Promise<SampledInputs> {
    const stored = (await disk.list('')).flatMap((name): StoredInput[] => {
      const [, number, bytes] = nameForm.exec(name) ?? [];
      return number === undefined ? [] : [{ name, number: Number(number), bytes: Number(bytes) }];
    });
    const inputs = new SampledInputs(
      disk,
      mostBytes,
      stored.sort((a, b) => a.number - b.number),
    );
    await inputs.removeOldest();
    return inputs;
  }

  /** Stores inputs in place of the oldest ones. */
  async add(inputs: readonly SampledInput[]): Promise<void> {
    if (this.mostBytes === 0) return;
    for (const input of inputs) {
      const bytes = await promisify(gzip)(JSON.stringify(input));
      const number = (this.stored.at(-1)?.number ?? 0) + 1;
      const name = `${String(number).padStart(12, '0')}-${bytes.byteLength}.json.gz`;
      // Numbered before it is written: reports arrive concurrently.
      this.stored.push({ name, number, bytes: bytes.byteLength });
      this.bytes += bytes.byteLength;
      await this.disk.write(name, bytes);
    }
    await this.removeOldest();
  }

  /** Returns the latest inputs with slots of a remote, the newest first. A file that cannot be read is skipped. */
  async *latest(remote: string, most: number): AsyncGenerator<SampledInput> {
    let found = 0;
    for (const { name } of [...this.stored].reverse()) {
      if (found >= most) return;
      const bytes = await this.disk.read(name);
      const text = bytes === null ? null : await promisify(gunzip)(bytes).catch(() => null);
      const input = text === null ? undefined : sampledInputSchema.safeParse(parseJson(text.toString())).data;
      if (input === undefined || !input.slots.some((slot) => slot.remote === remote)) continue;
      found += 1;
      yield input;
    }
  }

  private async removeOldest(): Promise<void> {
    while (this.stored.length > 0 && (this.bytes > this.mostBytes || this.stored.length > mostViews)) {
      const { name, bytes } = this.stored.shift()!;
      this.bytes -= bytes;
      await this.disk.remove(name);
    }
  }
}
