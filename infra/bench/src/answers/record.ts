import { createReference, parse, type ReferenceData } from '@forecourt/search-state';
import { sourceTable } from '@forecourt/shell/src/server/pages/sources';
import { measuredBrand, measuredPage } from '../programs/remotes';

/** Answers of the marketplace to the calls of one page, as JSON by path. */
export type Answers = Readonly<Record<string, string>>;

const referencePath = '/rest/lsc/reference';

/** Asks the marketplace once for everything that the measured page needs. @throws when an answer is not 200 */
export async function recordAnswers(marketplaceUrl: string): Promise<Answers> {
  const reference = await answerOf(marketplaceUrl + referencePath);
  const parsed = parse(measuredPage, measuredBrand, createReference(JSON.parse(reference) as ReferenceData));
  if (parsed.kind === 'not-found') throw new Error(`${measuredPage} is no page: ${parsed.reason}`);
  const calls = Object.values(sourceTable).map((source) => source.request(parsed.state, measuredBrand));
  const answers = await Promise.all(
    calls.map(async (call) => [call.split('?')[0]!, await answerOf(marketplaceUrl + call)] as const),
  );
  return { [referencePath]: reference, ...Object.fromEntries(answers) };
}

async function answerOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.text();
}
