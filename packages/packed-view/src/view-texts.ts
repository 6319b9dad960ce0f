/**
 * A page view as JSON texts, one per source or part of a source: each is serialised once, and each remote gets those that its fragments
 * declare.
 */
import { type PageView, sourceName, sourceOf } from '@forecourt/contracts';
import { packView } from './packed-view';

/** JSON that many pages share, as an object, so that caches can use it as a key. */
export interface SharedText {
  readonly text: string;
}

/** The texts of a view from which those of one remote are taken. */
export interface RemoteTexts {
  /** Everything but the reference data and the sources' data, as JSON. */
  own: string;
  /**
   * Data of the sources that have answered, by source. A source with parts has a text for each, `listing.total`, and one under its own name
   * with the fields that are in no part.
   */
  data: Readonly<Record<string, SharedText>>;
}

export interface ViewTexts extends RemoteTexts {
  /** Reference data as JSON, without what the listings' facets contain: for browsers. */
  packed: SharedText;
  /** All reference data, for renderers: most pages have the same. */
  reference: SharedText;
}

/** Fields of each part of a source, by source. */
export type SourceFields = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Serialises the parts of a page view; `joinTexts` joins them. @param sourceParts of the site's sources */
export function textsOf(view: PageView, sourceParts: SourceFields): ViewTexts {
  const { data, reference, ...own } = packView(view);
  const answers = Object.entries(data).flatMap(([name, answer]) => partsOf(name, answer, sourceParts));
  return {
    own: JSON.stringify(own),
    packed: textOf(reference),
    reference: textOf(view.reference),
    data: Object.fromEntries(answers),
  };
}

type Part = readonly [key: string, text: SharedText];

const split = new WeakMap<object, { fields: object; parts: readonly Part[] }>();

/** Returns the texts of an answer by key; neither changes, so it is split once. */
function partsOf(source: string, answer: unknown, sourceParts: SourceFields): readonly Part[] {
  const fields = Object.hasOwn(sourceParts, source) ? sourceParts[source] : undefined;
  if (fields === undefined || typeof answer !== 'object' || answer === null) return [[source, textOf(answer)]];
  const before = split.get(answer);
  if (before?.fields === fields) return before.parts;
  const partOf = new Map(Object.entries(fields).flatMap(([part, names]) => names.map((name) => [name, part])));
  const members: Record<string, Record<string, unknown>> = { [source]: {} };
  for (const part of Object.keys(fields)) members[`${source}.${part}`] = {};
  for (const [name, value] of Object.entries(answer)) {
    const part = partOf.get(name);
    members[part === undefined ? source : `${source}.${part}`]![name] = value;
  }
  const parts = Object.entries(members).map(([key, part]): Part => [key, textOf(part)]);
  split.set(answer, { fields, parts });
  return parts;
}

const texts = new WeakMap<object, SharedText>();

/** Returns the JSON of an answer or of reference data; neither changes, so it is serialised once. */
function textOf(answer: unknown): SharedText {
  if (typeof answer !== 'object' || answer === null) return { text: JSON.stringify(answer) };
  const before = texts.get(answer);
  if (before !== undefined) return before;
  const made = { text: JSON.stringify(answer) };
  texts.set(answer, made);
  return made;
}

/** Returns the texts that a fragment with these needs receives, by key. A need for a whole source includes its parts. */
export function textsFor(data: ViewTexts['data'], needs: ReadonlySet<string>): Part[] {
  return Object.entries(data).filter(([key]) => needs.has(key) || needs.has(sourceOf(key)));
}

/** Returns the JSON of a packed view with all data, which `unpackView` reads. */
export function joinTexts({ own, packed, data }: ViewTexts): string {
  return `${own.slice(0, -1)},"reference":${packed.text},"data":${joinData(Object.entries(data))}}`;
}

/** Returns the JSON of one remote's view, which `readTexts` reads: with the data that it needs, by the names that it gave its sources. */
export function joinTextsFor({ own, data }: RemoteTexts, needs: ReadonlySet<string>): string {
  return `${own.slice(0, -1)},"data":${joinData(textsFor(data, needs), sourceName)}}`;
}

function joinData(given: readonly Part[], nameOf = (source: string) => source): string {
  const sources = new Map<string, string>();
  for (const [key, { text }] of given) {
    const source = sourceOf(key);
    const before = sources.get(source);
    sources.set(source, before === undefined ? text : joinObjects(before, text));
  }
  const members = [...sources].map(([source, text]) => `${JSON.stringify(nameOf(source))}:${text}`);
  return `{${members.join(',')}}`;
}

/** Returns the JSON of one object with the members of two. */
function joinObjects(a: string, b: string): string {
  if (a === '{}') return b;
  return b === '{}' ? a : `${a.slice(0, -1)},${b.slice(1)}`;
}
