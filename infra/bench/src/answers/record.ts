import { createReference, parse, type ReferenceData } from '@forecourt/search-state';
import type { UpstreamUrls } from '@forecourt/shell/src/server/upstreams';
import { measuredBrand, measuredPage } from '../programs/remotes';
import { measuredSources } from '../programs/sources';

/** Answers of the upstreams to the calls of one page, as JSON by path. */
export type Answers = Readonly<Record<string, string>>;

const referencePath = '/rest/lsc/reference';

/** Asks the upstreams once for everything that the measured page needs. @throws when an answer is not 200 */
export async function recordAnswers(root: string, urls: UpstreamUrls): Promise<Answers> {
  const reference = await answerOf(urls.marketplace + referencePath);
  const parsed = parse(measuredPage, measuredBrand, createReference(JSON.parse(reference) as ReferenceData));
  if (parsed.kind === 'not-found') throw new Error(`${measuredPage} is no page: ${parsed.reason}`);
  const answers = await Promise.all(
    measuredSources(root).flatMap(([, { upstream, request }]) => {
      const call = request({ state: parsed.state, params: {}, brand: measuredBrand });
      return call === null ? [] : [keep(call, urls[upstream])];
    }),
  );
  return { [referencePath]: reference, ...Object.fromEntries(answers) };
}

async function keep(call: string, url: string): Promise<[path: string, answer: string]> {
  return [call.split('?')[0]!, await answerOf(url + call)];
}

async function answerOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.text();
}
