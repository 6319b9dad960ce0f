import { randomUUID } from 'node:crypto';
import { brands } from '@forecourt/brands';
import { Random } from '@forecourt/marketplace/src/generate/random';
import { createReference, format, parse, type ReferenceData } from '@forecourt/search-state';
import type { PageRequest } from '../programs/measure-load';
import { mixedQueries } from '../search/mix';
import { zipf } from './zipf';

const searches = 2_000;
const visitors = 1_000;
const seed = 3;

/** Returns an endless source of requests: searches of every brand, a few of them frequent and most rare (Zipf, s = 1). */
export function trafficOf(referenceData: ReferenceData): () => PageRequest {
  const reference = createReference(referenceData);
  const queries = mixedQueries(searches, seed);
  const sites = brands.map((brand) => ({
    host: brand.hosts[0]!,
    paths: queries
      .map(({ state }) => format(state, brand, reference))
      // The brand's canonical URL, because any other is redirected to it.
      .flatMap((path) => {
        const parsed = parse(path, brand, reference);
        return parsed.kind === 'not-found' ? [] : [parsed.canonical];
      }),
  }));
  const cookies = Array.from({ length: visitors }, () => `fc_visitor=${randomUUID()}`);
  const random = new Random(seed, 0, 0);
  const ranks = zipf(searches);
  return () => {
    const { host, paths } = random.pick(sites);
    const path = paths[Math.min(ranks(random.next()), paths.length - 1)]!;
    return { path, headers: { Host: host, Cookie: random.pick(cookies) } };
  };
}
