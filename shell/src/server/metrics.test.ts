import { fakeRemote } from './testing/fake-remote';
import { eventually, plainRemotes, startTestSite } from './testing/test-shell';

const filters = (version: string) =>
  fakeRemote({ name: 'mfe-filters', version, fragments: { filters: "return h('p', null, 'filters');" } });

test('slots and field data of a version are counted as long as the version can be served, not for ever', async () => {
  const site = await startTestSite({ remotes: { ...plainRemotes(), 'mfe-filters': filters('1.0.0') } });
  const counted = async (version: string) =>
    (await site.metrics()).includes(`forecourt_slots_total{slot="filters",remote="mfe-filters",version="${version}"`);
  const measured = async () => /forecourt_field_\w+\{.*version="1\.0\.0"/.test(await site.metrics());
  await site.page();
  const visit = { isNew: true, hasFailed: true, values: { inp: 5, lcp: 5, bytes: 5 } };
  await fetch(`${site.shell.url}/_shell/field`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.shell.url },
    body: JSON.stringify({ page: 'results', versions: { 'mfe-filters@1.0.0': visit }, values: {}, searches: [] }),
  });
  expect([await counted('1.0.0'), await measured()]).toEqual([true, true]);

  const later = Array.from({ length: 16 }, (_, index) => `1.${index + 1}.0`);
  for (const version of later) {
    site.registry.publish(filters(version));
    await eventually(
      () => site.page(),
      (page) => page.version('filters') === version,
    );
  }
  await eventually(
    async () => (await counted('1.0.0')) || (await measured()),
    (isThere) => !isThere,
  );
  expect(await counted(later.at(-1)!)).toBe(true);
  await site.close();
});
