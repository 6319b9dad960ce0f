import { createReference, type Reference, type ReferenceData } from '@forecourt/search-state';
import { type Disk, LastKnown, type Log } from '@forecourt/service';
import * as z from 'zod';

const option = z.object({ code: z.string(), label: z.string() });
const referenceSchema = z.object({
  makes: z.array(option),
  models: z.record(z.string(), z.array(option)),
  trims: z.record(z.string(), z.array(option)),
  facets: z.record(z.string(), z.array(option)),
  places: z.array(z.string()).optional(),
});

/** Largest answer that is read, bytes: ten times the size of a catalogue with all places of the country. */
const maxBytes = 8_000_000;

/** Fetches the codes, labels and slugs of the whole site from the marketplace, regularly; while it is down, the last known ones stay in use. */
export class ReferenceStore {
  private loaded: { data: ReferenceData; reference: Reference } | null = null;
  private readonly lastKnown: LastKnown<ReferenceData>;

  constructor({ url, disk, log }: { url: string; disk: Disk; log: Log }) {
    this.lastKnown = new LastKnown<ReferenceData>({
      ...{ name: 'reference data', url: `${url}/rest/lsc/reference`, schema: referenceSchema, disk, log },
      ...{ savedAs: 'reference.json', timeoutMs: 5000, maxBytes, refreshMs: { known: 60_000, unknown: 500 } },
      onChange: (data) => {
        this.loaded = { data, reference: createReference(data) };
      },
    });
  }

  /** The reference data; null before the marketplace's first answer, of this run or an earlier one. */
  get current(): { data: ReferenceData; reference: Reference } | null {
    return this.loaded;
  }

  start(): Promise<void> {
    return this.lastKnown.start();
  }

  /** Resolves when nothing is written any more. */
  stop(): Promise<void> {
    return this.lastKnown.stop();
  }
}
