/** A page view as texts, one a source: serialised once, and each reader is given those that it declares. */
import { type PageView, sourceName } from '@forecourt/contracts';
import { packView } from './packed-view';

export interface ViewTexts {
  /** Everything but the data, as JSON. */
  rest: string;
  /** The same for a reader who is not given the listings: in `rest`, reference data that their facets hold is left out. */
  apart: string;
  /** JSON by source, of those that have arrived. */
  data: Readonly<Record<string, string>>;
}

/** The source whose facets hold reference data word for word, see `packView`. */
const holder = 'listing';

export function textsOf(view: PageView): ViewTexts {
  const { data, ...rest } = packView(view);
  const texts = Object.entries(data).map(([name, answer]) => [name, textOf(answer)]);
  return {
    rest: JSON.stringify(rest),
    apart: JSON.stringify({ ...rest, reference: view.reference }),
    data: Object.fromEntries(texts),
  };
}

const known = new WeakMap<object, string>();

/** JSON of an answer; answers never change, so it is made once. */
function textOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
  const before = known.get(answer);
  if (before !== undefined) return before;
  const text = JSON.stringify(answer);
  known.set(answer, text);
  return text;
}

/**
 * JSON of a packed view, to be read by `unpackView`.
 * @param sources of one remote: the view is with their data only, and by the names that the remote gave them
 */
export function joinTexts({ rest, apart, data }: ViewTexts, sources?: ReadonlySet<string>): string {
  const given = Object.entries(data).filter(([name]) => sources?.has(name) ?? true);
  const base = given.some(([name]) => name === holder) ? rest : apart;
  const nameOf = sources === undefined ? (name: string) => name : sourceName;
  const members = given.map(([name, text]) => `${JSON.stringify(nameOf(name))}:${text}`);
  return `${base.slice(0, -1)},"data":{${members.join(',')}}}`;
}
