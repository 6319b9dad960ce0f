import { fieldSeriesSchema, fieldViewSchema } from '@forecourt/contracts/registry-api';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const reportToken = 'shell:a-token-for-reports';
let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({}, undefined, { reportTokens: reportToken });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish('mfe-sample', version);
});
afterAll(() => registry.close());

const view = async (brand: string) =>
  fieldViewSchema.parse(await (await registry.call('GET', `/v1/field/${brand}/mfe-sample`)).json()).versions;
/** Reports visits with a version on a brand, of which some had an error. */
async function report(brand: string, version: string, visits: number, failed: number): Promise<void> {
  const outcome = { brand, remote: 'mfe-sample', version, renders: 0, fallbacks: 0, deaths: 0, unloadable: false };
  const outcomes = [{ ...outcome, field: { visits, failed, values: {} } }];
  await registry.call('POST', '/v1/reports', { outcomes }, { authorization: `Bearer ${reportToken}` });
}
const errorsOf = (metrics: Awaited<ReturnType<typeof view>>[number]['metrics']) =>
  metrics.find(({ metric }) => metric === 'errors');

test('a brand that serves none of the remote has nothing to compare', async () => {
  expect(await view('certified')).toEqual([]);
});

test('the stable version is beside the one before, a canary beside the stable one, each with its visits on that brand', async () => {
  await registry.promote('maker', 'mfe-sample', '1.0.0');
  expect(await view('maker')).toMatchObject([{ version: '1.0.0', before: null, visits: { version: 0, before: 0 } }]);
  await report('maker', '1.0.0', 200, 1);
  await report('research', '1.0.0', 50, 50);
  await registry.promote('maker', 'mfe-sample', '1.1.0');
  await report('maker', '1.1.0', 100, 1);
  await registry.promote('maker', 'mfe-sample', '1.2.0', 10);
  const [stable, canary] = await view('maker');
  expect(stable).toMatchObject({ version: '1.1.0', before: '1.0.0', visits: { version: 100, before: 200 } });
  expect(errorsOf(stable!.metrics)).toEqual({
    ...{ metric: 'errors', unit: '%', value: 1, before: 0.5, difference: null },
    // 50 % more, or 0.3 percentage points if that is more.
    tolerated: 0.8,
  });
  expect(canary).toMatchObject({ version: '1.2.0', before: '1.1.0', visits: { version: 0, before: 100 } });
  expect(errorsOf(canary!.metrics)).toMatchObject({ value: null, before: 1, tolerated: 1.5, difference: null });
});

test('the same over time has the versions that the brand serves and those before, without a token', async () => {
  const answer = await fetch(`${registry.url}/v1/field/maker/mfe-sample/series`);
  const { versions } = fieldSeriesSchema.parse(await answer.json());
  expect(versions.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0', '1.2.0']);
  const counts = versions.map(({ periods }) =>
    periods.reduce((sum, { values }) => sum + (values.errors?.count ?? 0), 0),
  );
  expect(counts).toEqual([100, 200, 0]);
  const none = await registry.call('GET', '/v1/field/certified/mfe-sample/series');
  expect(fieldSeriesSchema.parse(await none.json()).versions).toEqual([]);
});

test('a significant difference is named, in both directions', async () => {
  await registry.promote('valuation', 'mfe-sample', '1.0.0');
  await report('valuation', '1.0.0', 400, 200);
  await registry.promote('valuation', 'mfe-sample', '1.1.0');
  await report('valuation', '1.1.0', 400, 2);
  const [better] = await view('valuation');
  expect(errorsOf(better!.metrics)).toMatchObject({ value: 0.5, before: 50, difference: 'better' });
});

test('an unknown brand or remote is 404', async () => {
  await problemOf(await registry.call('GET', '/v1/field/nobody/mfe-sample'), 404, 'unknown-brand');
  await problemOf(await registry.call('GET', '/v1/field/maker/mfe-nobody'), 404, 'unknown-remote');
  await problemOf(await registry.call('GET', '/v1/field/nobody/mfe-sample/series'), 404, 'unknown-brand');
});
