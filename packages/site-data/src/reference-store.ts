import { createReference, type Reference, type ReferenceData } from '@forecourt/search-state';
import { type Disk, fetchChanged, type Log, parseJson, reasonOf } from '@forecourt/service';
import * as z from 'zod';

const option = z.object({ code: z.string(), label: z.string() });
const referenceSchema = z.object({
  makes: z.array(option),
  models: z.record(z.string(), z.array(option)),
  trims: z.record(z.string(), z.array(option)),
  facets: z.record(z.string(), z.array(option)),
  places: z.array(z.string()).optional(),
});

const savedAs = 'reference.json';
const refreshMs = { known: 60_000, unknown: 500 };
const requestTimeoutMs = 5000;
/** Ten times what a catalogue with all places of the country takes. */
const maxBytes = 8_000_000;

/** Follows the codes, labels and slugs of the whole site, from the marketplace; has the last known ones while it is down. */
export class ReferenceStore {
  private loaded: { data: ReferenceData; reference: Reference } | null = null;
  private etag: string | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(private readonly options: { url: string; disk: Disk; log: Log }) {}

  /** null until the marketplace has answered once, ever. */
  get current(): { data: ReferenceData; reference: Reference } | null {
    return this.loaded;
  }

  async start(): Promise<void> {
    await this.refresh();
    if (this.loaded === null) {
      const saved = await this.options.disk.read(savedAs);
      const parsed = saved === null ? null : referenceSchema.safeParse(parseJson(saved.toString()));
      if (parsed?.success) this.use(parsed.data);
      else if (parsed !== null) this.options.log.warn('the saved reference data cannot be read and is left aside');
    }
    this.schedule();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.stopped) return;
    const wait = this.etag === null ? refreshMs.unknown : refreshMs.known;
    this.timer = setTimeout(() => void this.refresh().then(() => this.schedule()), wait);
    this.timer.unref();
  }

  private async refresh(): Promise<void> {
    try {
      const changed = await fetchChanged({
        url: `${this.options.url}/rest/lsc/reference`,
        schema: referenceSchema,
        timeoutMs: requestTimeoutMs,
        maxBytes,
        etag: this.etag,
      });
      if (changed === null) return;
      this.use(changed.value);
      this.etag = changed.etag ?? '"unversioned"';
      await this.options.disk.write(savedAs, JSON.stringify(changed.value), { flush: true });
    } catch (error) {
      this.options.log.warn({ reason: reasonOf(error) }, 'reference data could not be read; the last known stays');
    }
  }

  private use(data: ReferenceData): void {
    this.loaded = { data, reference: createReference(data) };
  }
}
