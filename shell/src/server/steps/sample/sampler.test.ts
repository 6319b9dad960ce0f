import { text } from 'node:stream/consumers';
import { inputReportSchema, type SampledInput } from '@forecourt/contracts/rehearsal';
import { pageTypes } from '../../pages';
import { eventually, startTestSite, type TestSite } from '../../testing/test-shell';

let site: TestSite;
let received: SampledInput[];
let authorisations: (string | undefined)[];

beforeAll(async () => {
  [received, authorisations] = [[], []];
  site = await startTestSite({ env: { REPORT_TOKEN: 'shell:a-token-of-shells', REHEARSAL_PAGES_PER_MINUTE: '600' } });
  site.registry.fault = (request, response) => {
    if (request.url !== '/v1/inputs') return false;
    authorisations.push(request.headers.authorization);
    void text(request).then((body) => {
      received.push(...inputReportSchema.parse(JSON.parse(body)).inputs);
      response.writeHead(204).end();
    });
    return true;
  };
});
afterAll(() => site.close());

/** Number of pages that visitors requested. */
let visits = 0;

/**
 * Visits a page until the shell has sent an input of one like it: on a busy machine a page, or its sample, may find no renderer in time.
 * @param harmless address of the sample, if it is always the same
 */
async function sampleOf(path: string, headers: Record<string, string> = {}, harmless?: string): Promise<SampledInput> {
  received = [];
  const isOfIt = ({ own }: SampledInput) =>
    harmless === undefined || (JSON.parse(own) as { url: string }).url === harmless;
  const input = await eventually(
    async () => {
      visits += 1;
      await site.page(path, headers);
      return received.find(isOfIt);
    },
    (found) => found !== undefined,
  );
  return input!;
}

test('a shell sends the registry what the slots of a page like a visitor’s were rendered from', async () => {
  const input = await sampleOf('/cars-for-sale/all', {}, '/cars-for-sale/all');
  expect(input).toMatchObject({ page: 'results', brand: expect.any(String) });
  expect(input.slots).toContainEqual(
    expect.objectContaining({ slot: 'results', remote: 'mfe-search-results', fragment: 'results', isNested: false }),
  );
  expect(JSON.parse(input.own)).toMatchObject({ page: 'results', url: '/cars-for-sale/all' });
  expect(JSON.parse(input.data['listing.total']!)).toMatchObject({ totalResultCount: 3 });
  expect(JSON.parse(input.reference)).toHaveProperty('makes');
  expect(authorisations).toContain('Bearer shell:a-token-of-shells');
});

test('nothing of the visitor is in it: not the ZIP, words, campaign and unknown parameters of the address, nor cookies', async () => {
  const visit = '/cars-for-sale/all/toyota?zip=60563&keyword=my-own-words&psid=campaign-7&utm_source=my-letter';
  const { headers } = await site.page(visit);
  const canonical = headers.get('location') ?? visit;
  const isLike = (one: SampledInput) => JSON.parse(one.own).state.makeCode !== undefined;
  const cookie = 'ad-consent=granted; fc_account=my-secret; psid=campaign-7';
  const input = await eventually(() => sampleOf(canonical, { cookie }), isLike);
  const all = JSON.stringify(input);
  for (const own of ['60563', 'my-own-words', 'campaign-7', 'my-letter', 'my-secret', 'adConsent', 'granted'])
    expect(all).not.toContain(own);
  const { state } = JSON.parse(input.own) as { state: object };
  expect(state).toEqual({ makeCode: ['TOYOTA'], zip: expect.stringMatching(/^\d{5}$/) });
  expect(input.data).not.toHaveProperty('visitor');
});

test('a vehicle’s page is sampled without its query, which is the visitor’s', async () => {
  const harmless = '/cars-for-sale/vehicle/1/toyota/camry';
  const input = await sampleOf(`${harmless}?down=4321`, {}, harmless);
  expect(JSON.parse(input.own)).toMatchObject({ page: 'vehicle', params: { id: '1' } });
  expect(JSON.stringify(input)).not.toContain('4321');
});

test('only pages with a harmless address are sampled: none of an account, no comparison, no overlay', () => {
  const sampled = pageTypes.filter(({ harmless }) => harmless !== undefined).map(({ name }) => name);
  expect(sampled).toEqual([
    'article',
    ...['makes', 'body-styles', 'cities', 'model-trims', 'model-reviews', 'model', 'under-20000'],
    ...['vehicle', 'filters', 'results'],
  ]);
});

test('the shell’s own requests are no visitors’ pages: there are never more samples than visits', async () => {
  const all: SampledInput[] = [];
  const before = visits;
  for (const id of ['1', '2', '3']) {
    const path = `/cars-for-sale/vehicle/${id}/toyota/camry`;
    await sampleOf(path, {}, path);
    all.push(...received.filter(({ page }) => page === 'vehicle'));
  }
  expect(all.length).toBeLessThanOrEqual(visits - before);
});
