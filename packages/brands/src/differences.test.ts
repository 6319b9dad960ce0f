import { brandDifferences } from './differences';
import { maker } from './maker/brand';

test('data that is the same has no differences', () => {
  expect(brandDifferences(maker, structuredClone(maker))).toEqual([]);
});

test('each difference is a line: texts, lists, links, colours, flags, layouts, and what is absent on one side', () => {
  const link = '--fc-color-link';
  const { results, ...layouts } = maker.layouts;
  const after = {
    ...maker,
    name: 'Volt <b>',
    hosts: [...maker.hosts, 'volt.example'],
    nav: [{ label: 'Electric', href: '/cars' }],
    theme: { ...maker.theme, [link]: 'light-dark(#0a6347, #7fe6be)', '--fc-radius-md': undefined as unknown as string },
    flags: { ...maker.flags, ads: !maker.flags.ads },
    layouts: { ...layouts, own: results! },
    mark: '<svg/>',
    homeHref: '/start',
  };
  const [light, dark] = /#\w+, #\w+/.exec(maker.theme[link])![0].split(', ');
  expect(brandDifferences({ ...maker, homeHref: undefined }, after).toSorted()).toEqual(
    [
      `name: ${maker.name} → Volt <b>`,
      `host names: ${maker.hosts.join(', ')} → ${maker.hosts.join(', ')}, volt.example`,
      `links: ${maker.nav.map(({ label, href }) => `${label} ${href}`).join(', ')} → Electric /cars`,
      `colour link: ${light}/${dark} → #0a6347/#7fe6be`,
      ...(maker.theme['--fc-radius-md'] === undefined ? [] : [`radius-md: ${maker.theme['--fc-radius-md']} → none`]),
      `flag ads: ${maker.flags.ads ? 'on → off' : 'off → on'}`,
      'first layout of results: gone',
      'first layout of own: new',
      'mark: another picture',
      'homeHref: none → /start',
    ].toSorted(),
  );
});

test('a line has a bounded length', () => {
  const tagline = 'x'.repeat(500);
  expect(brandDifferences(maker, { ...maker, tagline }).map(({ length }) => length)).toEqual([280]);
});
