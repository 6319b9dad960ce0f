/** A page view as JSON texts, one per source: each is serialised once, and each remote gets those of the sources that it declares. */
import { type PageView, sourceName } from '@forecourt/contracts';
import { packView } from './packed-view';

/** JSON that many pages share, as an object, so that caches can use it as a key. */
export interface SharedText {
  readonly text: string;
}

export interface ViewTexts {
  /** Everything but the reference data and the sources' data, as JSON. */
  own: string;
  /** Reference data as JSON, without what the listings' facets contain. */
  packed: SharedText;
  /** All reference data, for a remote that does not get the listings. */
  reference: SharedText;
  /** Data by source, of the sources that have answered. */
  data: Readonly<Record<string, SharedText>>;
}

/** The source whose facets contain reference data word for word, see `packView`. */
const referenceSource = 'listing';

/** Serialises the parts of a page view; `joinTexts` joins them. */
export function textsOf(view: PageView): ViewTexts {
  const { data, reference, ...own } = packView(view);
  const answers = Object.entries(data).map(([name, answer]) => [name, textOf(answer)]);
  return {
    own: JSON.stringify(own),
    packed: textOf(reference),
    reference: textOf(view.reference),
    data: Object.fromEntries(answers),
  };
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

/**
 * Returns the JSON of a packed view, which `unpackView` reads.
 * @param sources of one remote: the view then has only their data, by the names that the remote gave them
 */
export function joinTexts({ own, packed, reference, data }: ViewTexts, sources?: ReadonlySet<string>): string {
  const given = Object.entries(data).filter(([name]) => sources?.has(name) ?? true);
  const known = given.some(([name]) => name === referenceSource) ? packed : reference;
  const nameOf = sources === undefined ? (name: string) => name : sourceName;
  const members = given.map(([name, { text }]) => `${JSON.stringify(nameOf(name))}:${text}`);
  return `${own.slice(0, -1)},"reference":${known.text},"data":{${members.join(',')}}}`;
}
