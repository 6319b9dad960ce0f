import type { Manifest, RemoteSource } from '@forecourt/contracts';
import { fixtureBrand } from '@forecourt/search-kit/fixtures';
import { toParams } from '@forecourt/search-state';
import { answerCheck, FetchError, fetchBytes, own, readJson, reasonOf } from '@forecourt/service';
import { isSiteSource } from '@forecourt/site';
import type { Finding } from './rules';

/** The upstreams that sources may call, by name, each with its address and its maximum answer in bytes. */
export type Upstreams = Readonly<Record<string, { url: string; answerBytes: number }>>;

/** Timeout, ms; longer than on pages, because a cold upstream is no reason to refuse a version. */
const timeoutMs = 3000;
/** Failures with an answer that does not fit; all others mean that the upstream is down or has nothing for this search. */
const saying: readonly string[] = ['unreadable', 'too-large'];

/** Reasons to refuse a version, and warnings for its publisher. */
interface SourceCheck {
  findings: Finding[];
  warnings: string[];
}

/**
 * Calls upstreams as a version's sources do, with an empty search, and checks the answers against the sources' schemas. An
 * unreachable upstream is a warning, because it is not the version's fault.
 */
export async function checkSources({ sources }: Pick<Manifest, 'sources'>, upstreams: Upstreams): Promise<SourceCheck> {
  const own = Object.entries(sources).filter(([name]) => !isSiteSource(name));
  const checked = await Promise.all(own.map(([name, source]) => checkSource(name, source, upstreams)));
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
    const request = { url: upstream.url + path, timeoutMs, maxBytes: upstream.answerBytes };
    const { bytes } = await fetchBytes({ ...request, headers: { Accept: 'application/json' } });
    readJson(path, bytes, answerCheck(source.schema));
    return { findings: [], warnings: [] };
  } catch (error) {
    // Without the upstream's address, which is the operator's.
    const reason = reasonOf(error).replaceAll(upstream.url, '');
    const what = `src/sources.json: the present answer of ${source.upstream} to ${name} does not fit its schema: ${reason}`;
    if (error instanceof FetchError && saying.includes(error.failure))
      return { findings: [{ rule: 'sources', what }], warnings: [] };
    const warning = `src/sources.json: ${source.upstream} could not be called for ${name}, so its answers were not checked: ${reason}`;
    return { findings: [], warnings: [warning] };
  }
}

function pathOf({ path }: RemoteSource): string {
  const brand = fixtureBrand();
  const values = { search: toParams({}, brand), brand: brand.id, zip3: '' };
  return path.replace(/\{(search|brand|zip3)\}/g, (_, placeholder: keyof typeof values) => values[placeholder]);
}
