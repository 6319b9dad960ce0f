/** A page view as texts, one a source: serialised once, and each reader is given those that it declares. */
import { type PageView, sourceName } from '@forecourt/contracts';
import { packView } from './packed-view';

/** JSON that many pages share, as an object of its own: what is made of it can be remembered beside it. */
export interface SharedText {
  readonly text: string;
}

export interface ViewTexts {
  /** Everything but reference data and the sources', as JSON. */
  own: string;
  /** Reference data as JSON, without what the listings' facets hold. */
  packed: SharedText;
  /** All of it, for a reader who is not given the listings. */
  reference: SharedText;
  /** By source, of those that have arrived. */
  data: Readonly<Record<string, SharedText>>;
}

/** The source whose facets hold reference data word for word, see `packView`. */
const holder = 'listing';

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

/** JSON of an answer or of reference data; neither changes, so it is made once. */
function textOf(answer: unknown): SharedText {
  if (typeof answer !== 'object' || answer === null) return { text: JSON.stringify(answer) };
  const before = texts.get(answer);
  if (before !== undefined) return before;
  const made = { text: JSON.stringify(answer) };
  texts.set(answer, made);
  return made;
}

/**
 * JSON of a packed view, to be read by `unpackView`.
 * @param sources of one remote: the view is with their data only, and by the names that the remote gave them
 */
export function joinTexts({ own, packed, reference, data }: ViewTexts, sources?: ReadonlySet<string>): string {
  const given = Object.entries(data).filter(([name]) => sources?.has(name) ?? true);
  const known = given.some(([name]) => name === holder) ? packed : reference;
  const nameOf = sources === undefined ? (name: string) => name : sourceName;
  const members = given.map(([name, { text }]) => `${JSON.stringify(nameOf(name))}:${text}`);
  return `${own.slice(0, -1)},"reference":${known.text},"data":{${members.join(',')}}}`;
}
