import type { Manifest, RemoteSource } from '@forecourt/contracts';
import { fixtureBrand } from '@forecourt/search-kit/fixtures';
import { toParams } from '@forecourt/search-state';
import { answerCheck, FetchError, fetchBytes, own, readJson, reasonOf } from '@forecourt/service';
import { isSiteSource } from '@forecourt/site';
import type { Finding } from './rules';

/** Where the upstreams are that sources may ask, by name, and how large an answer of each may be, in bytes. */
export type Upstreams = Readonly<Record<string, { url: string; answerBytes: number }>>;

/** More than visitors have: a cold upstream is no reason to refuse. */
const patienceMs = 3000;
/** What an upstream says, and not that it is away or has nothing for this search. */
const saying: readonly string[] = ['unreadable', 'too-large'];

/** What a version may not be published for, and what somebody should know who does. */
interface SourceCheck {
  findings: Finding[];
  warnings: string[];
}

/**
 * Asks upstreams for what a version's sources ask for, with the plainest search, and holds the answers against their schemas. An
 * upstream that is away is a warning: the version is not to blame.
 */
export async function checkSources({ sources }: Pick<Manifest, 'sources'>, upstreams: Upstreams): Promise<SourceCheck> {
  const asked = Object.entries(sources).filter(([name]) => !isSiteSource(name));
  const checked = await Promise.all(asked.map(([name, source]) => checkSource(name, source, upstreams)));
  return {
    findings: checked.flatMap(({ findings }) => findings),
    warnings: checked.flatMap(({ warnings }) => warnings),
  };
}

async function checkSource(name: string, source: RemoteSource, upstreams: Upstreams): Promise<SourceCheck> {
  const upstream = own(upstreams, source.upstream);
  if (source.schema === undefined || upstream === undefined) return { findings: [], warnings: [] };
  const path = pathOf(source);
  try {
    const asked = { url: upstream.url + path, timeoutMs: patienceMs, maxBytes: upstream.answerBytes };
    const { bytes } = await fetchBytes({ ...asked, headers: { Accept: 'application/json' } });
    readJson(path, bytes, answerCheck(source.schema));
    return { findings: [], warnings: [] };
  } catch (error) {
    // Not the whole address: where upstreams are is the operator's.
    const reason = reasonOf(error).replaceAll(upstream.url, '');
    const what = `src/sources.json: what ${source.upstream} answers now to ${name} is not what its schema says: ${reason}`;
    if (error instanceof FetchError && saying.includes(error.failure))
      return { findings: [{ rule: 'sources', what }], warnings: [] };
    const warning = `src/sources.json: ${source.upstream} could not be asked for ${name}, so that nobody knows whether its answers fit: ${reason}`;
    return { findings: [], warnings: [warning] };
  }
}

function pathOf({ path }: RemoteSource): string {
  const brand = fixtureBrand();
  const values = { search: toParams({}, brand), brand: brand.id, zip3: '' };
  return path.replace(/\{(search|brand|zip3)\}/g, (_, placeholder: keyof typeof values) => values[placeholder]);
}
