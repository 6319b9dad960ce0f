import { own } from '@forecourt/service';
import { epa } from './epa';
import { nhtsa } from './nhtsa';
import { samples } from './samples';
import { changedAt, type FactOf, type PublisherName, readFacts, type StoredFacts } from './stored-facts';

/** Shortest time between two looks at the files, ms: an import is live within a second. */
const lookEveryMs = 1000;

/** The published facts of a service, by model and year: the imported ones, or the samples until there are any. */
export class PublishedFacts {
  private readonly files: { [Name in PublisherName]: FactsFile<Name> };

  /** @param report gets the failure of a stored file; the last valid facts stay */
  constructor(folder: string, report: (name: PublisherName, error: unknown) => void, now: () => number = Date.now) {
    this.files = {
      epa: new FactsFile('epa', folder, report, now),
      nhtsa: new FactsFile('nhtsa', folder, report, now),
    };
  }

  /** Returns what a publisher says about a model, by year, and the source. */
  async of<Name extends PublisherName>(name: Name, modelCode: string) {
    const file: FactsFile<Name> = this.files[name];
    const { facts, asOf, isSample } = await file.current();
    const { publisher, title, url } = { epa, nhtsa }[name];
    return { years: own(facts, modelCode) ?? {}, source: { publisher, title, url, asOf, isSample } };
  }
}

/** One publisher's facts, read again when their file has changed. */
class FactsFile<Name extends PublisherName> {
  private facts: Promise<StoredFacts<FactOf[Name]>>;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private readAt: number | null = null;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly name: Name,
    private readonly folder: string,
    private readonly report: (name: PublisherName, error: unknown) => void,
    private readonly now: () => number,
  ) {
    this.facts = samples[name]();
  }

  async current(): Promise<StoredFacts<FactOf[Name]>> {
    if (this.now() - this.lookedAt >= lookEveryMs) {
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
      await this.looking;
    }
    return this.facts;
  }

  private async look(): Promise<void> {
    try {
      const changed = await changedAt(this.folder, this.name);
      this.lookedAt = this.now();
      if (changed === this.readAt) return;
      this.readAt = changed;
      const read = changed === null ? await samples[this.name]() : await readFacts(this.folder, this.name);
      this.facts = Promise.resolve(read);
    } catch (error) {
      this.lookedAt = this.now();
      this.report(this.name, error);
    }
  }
}
