/** The entries of editorial content, and which of them a page shows (R85, R86). Pure. */
import type { EditorialKind, Topic } from '@forecourt/site';
import type { Entry, FilePicture } from './entry';

/** A model, and the model years of a search for it. */
export interface WantedModel {
  make: string;
  model: string;
  /** Years of the search; absent: any. */
  from?: number;
  to?: number;
}

export interface EditorialQuery {
  /** The brand's id, and its only make if it has one: it shows nothing about other makes. */
  brand: string;
  brandMake?: string;
  kind?: EditorialKind;
  topic?: Topic;
  about?: WantedModel;
}

export class Shelf {
  /** All of them, drafts included, the newest first. */
  readonly entries: readonly Entry[];

  constructor(entries: readonly Entry[] = []) {
    this.entries = [...entries].sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
  }

  get size(): number {
    return this.entries.length;
  }

  /** Lists published entries that fit, the newest first. @param today the day, UTC */
  list(query: EditorialQuery, today: string): Entry[] {
    return this.entries.filter((entry) => isPublished(entry, today) && fits(entry, query));
  }

  /** Returns a published entry that the brand shows. */
  get(slug: string, query: EditorialQuery, today: string): Entry | undefined {
    return this.list(query, today).find((entry) => entry.slug === slug);
  }

  /** Returns an entry, published or not, for those with a signed link. */
  draft(slug: string): Entry | undefined {
    return this.entries.find((entry) => entry.slug === slug);
  }

  /** Returns a picture of an entry by its name. */
  picture(name: string): FilePicture | undefined {
    for (const { picture } of this.entries) if ('base64' in picture && picture.name === name) return picture;
    return undefined;
  }
}

const isPublished = ({ draft, published }: Entry, today: string) => !draft && published <= today;

function fits(entry: Entry, { brand, brandMake, kind, topic, about }: EditorialQuery): boolean {
  const { vehicles, brands } = entry;
  return (
    (kind === undefined || entry.kind === kind) &&
    (topic === undefined || entry.topic === topic) &&
    (brands === undefined || brands.includes(brand)) &&
    (brandMake === undefined || vehicles.every(({ make }) => make === brandMake)) &&
    (about === undefined || vehicles.some((vehicle) => isAbout(vehicle, about)))
  );
}

function isAbout({ make, model, years }: Entry['vehicles'][number], wanted: WantedModel): boolean {
  if (make !== wanted.make || model !== wanted.model) return false;
  const [first, last] = years ?? [0, Number.POSITIVE_INFINITY];
  return first <= (wanted.to ?? Number.POSITIVE_INFINITY) && (wanted.from ?? 0) <= last;
}
