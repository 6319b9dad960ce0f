import { descriptionPath } from '@forecourt/contracts';
import { createReference, parse, type ReferenceData } from '@forecourt/search-state';
import type * as z from 'zod';
import { measuredBrand, measuredPage } from '../programs/measured';
import { measuredSources } from '../programs/sources';
import type { UpstreamUrls } from '../shell/upstreams';

/** Answers of the upstreams to the calls of one page, as JSON by path. */
export type Answers = Readonly<Record<string, string>>;

const referencePath = '/rest/lsc/reference';

/** Records the upstreams' answers to all requests of the measured page. @throws if an answer's status is not 200 */
export async function recordAnswers(root: string, urls: UpstreamUrls): Promise<Answers> {
  const reference = await answerOf(urls.marketplace + referencePath);
  const parsed = parse(measuredPage, measuredBrand, createReference(JSON.parse(reference) as ReferenceData));
  if (parsed.kind === 'not-found') throw new Error(`${measuredPage} is no page: ${parsed.reason}`);
  const answers = await Promise.all(
    measuredSources(root).flatMap(([, { upstream, request, schema }]) => {
      const call = request({ state: parsed.state, params: {}, brand: measuredBrand });
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
