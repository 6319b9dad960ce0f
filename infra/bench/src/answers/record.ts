import { descriptionPath } from '@forecourt/contracts';
import { createReference, parse, type ReferenceData } from '@forecourt/search-state';
import type * as z from 'zod';
import { measuredBrand, measuredPage, newPage } from '../programs/measured';
import { measuredSources } from '../programs/sources';
import type { UpstreamUrls } from '../shell/upstreams';

/** Answers of the upstreams to the calls of one page, as JSON by path. */
export type Answers = Readonly<Record<string, string>>;

const referencePath = '/rest/lsc/reference';

/** Searches whose pages are measured: some sources are requested only where a search has a filter. */
const measuredSearches = [measuredPage, newPage()];

/** Records the upstreams' answers to all requests of the measured pages. @throws if an answer's status is not 200 */
export async function recordAnswers(root: string, urls: UpstreamUrls): Promise<Answers> {
  const reference = await answerOf(urls.marketplace + referencePath);
  const data = createReference(JSON.parse(reference) as ReferenceData);
  const states = measuredSearches.map((search) => {
    const parsed = parse(search, measuredBrand, data);
    if (parsed.kind === 'not-found') throw new Error(`${search} is no page: ${parsed.reason}`);
    return parsed.state;
  });
  const answers = await Promise.all(
    measuredSources(root).flatMap(([, { upstream, request, schema }]) => {
      const calls = states.map((state) => request({ state, params: {}, brand: measuredBrand }));
      const call = calls.find((one) => one !== null) ?? null;
      const url = Object.entries(urls).find(([name]) => name === upstream)?.[1];
      return call === null || url === undefined ? [] : [keep(call, url, schema)];
    }),
  );
  const description = await answerOf(urls.marketplace + descriptionPath);
  return { [referencePath]: reference, [descriptionPath]: description, ...Object.fromEntries(answers) };
}

/** Fetches an answer and removes fields that no fragment reads, as the shell does, so that the page without a shell carries no more. */
async function keep(call: string, url: string, schema: z.ZodType): Promise<[path: string, answer: string]> {
  const answer = schema.parse(JSON.parse(await answerOf(url + call)));
  return [call.split('?')[0]!, JSON.stringify(answer)];
}

async function answerOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.text();
}
