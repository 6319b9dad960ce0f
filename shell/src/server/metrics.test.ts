import { fakeRemote } from './testing/fake-remote';
import { eventually, plainRemotes, startTestSite } from './testing/test-shell';

const filters = (version: string) =>
  fakeRemote({ name: 'mfe-filters', version, fragments: { filters: "return h('p', null, 'filters');" } });

test('slots of a version are counted as long as the version can be served, not for ever', async () => {
  const site = await startTestSite({ remotes: { ...plainRemotes(), 'mfe-filters': filters('1.0.0') } });
  const counted = async (version: string) =>
    (await site.metrics()).includes(`forecourt_slots_total{slot="filters",remote="mfe-filters",version="${version}"`);
  await site.page();
  expect(await counted('1.0.0')).toBe(true);

  const later = Array.from({ length: 16 }, (_, index) => `1.${index + 1}.0`);
  for (const version of later) {
    site.registry.publish(filters(version));
    await eventually(
      () => site.page(),
      (page) => page.version('filters') === version,
    );
  }
  await eventually(
    () => counted('1.0.0'),
    (isCounted) => !isCounted,
  );
  expect(await counted(later.at(-1)!)).toBe(true);
  await site.close();
}, 60_000);
