import { type BrandData, type BrandDraft, draftOf, isSame, merged, readDraft } from './brand-draft';

const data: BrandData = {
  ...{ id: 'volt', name: 'Volt', tagline: 'Only what plugs in.', hosts: ['volt.example', 'volt.test'] },
  nav: [{ label: 'New | used', href: '/cars-for-sale/all' }],
  mark: '<svg/>',
  theme: { '--fc-color-link': 'light-dark(#0a6347, #7fe6be)', '--fc-radius-md': '12px' },
  ...{ flags: { ads: true }, sections: ['price'], pageSize: 24, signInPath: '/sign-in', layouts: {} },
};
const draft = draftOf(data);

test('a draft has every part of the data, and is read as the same data', () => {
  expect(draft).toMatchObject({
    hosts: 'volt.example, volt.test',
    links: 'New | used | /cars-for-sale/all',
    colors: { link: { light: '#0a6347', dark: '#7fe6be' } },
  });
  expect(readDraft('volt', draft)).toEqual({ data });
});

test('what is changed in a field is in the data, and a part that was taken out of the rest is gone', () => {
  const rest = JSON.stringify({ ...JSON.parse(draft.rest), pageSize: undefined, theme: {} });
  const read = readDraft('volt', { ...draft, name: ' <b>Volt</b> ', hosts: 'volt.test,', links: '\n', rest });
  expect(read).toMatchObject({
    data: { name: '<b>Volt</b>', hosts: ['volt.test'], nav: [], theme: { '--fc-color-link': expect.any(String) } },
  });
  expect('data' in read && Object.keys(read.data.theme)).toEqual(['--fc-color-link']);
  expect('data' in read && 'pageSize' in read.data).toBe(false);
});

test.each<[string, Partial<BrandDraft>, RegExp]>([
  ['a link without an address', { links: 'Electric' }, /“Electric” has no address/],
  ['a rest that is no JSON', { rest: '{' }, /JSON/],
  ['a rest that is a list', { rest: '[]' }, /JSON/],
  ['a rest without a theme', { rest: '{}' }, /theme/],
])('%s is said', (_what, part, words) => {
  const read = readDraft('volt', { ...draft, ...part });
  expect('fault' in read && read.fault).toMatch(words);
});

test('over somebody else’s change, a person’s change is only what they touched: each field and each colour by itself', () => {
  const color = (light: string) => ({ light, dark: '#000000' });
  const base = { ...draft, colors: { link: color('#111111'), bg: color('#222222') } };
  const mine = { ...base, hosts: 'mine.test', colors: { ...base.colors, link: color('#aaaaaa') } };
  const theirs = { ...base, hosts: 'theirs.test', name: 'Theirs', colors: { ...base.colors, bg: color('#bbbbbb') } };
  expect(merged(base, mine, theirs)).toEqual({
    ...theirs,
    hosts: 'mine.test',
    colors: { link: color('#aaaaaa'), bg: color('#bbbbbb') },
  });
  expect(isSame(merged(base, base, theirs), theirs)).toBe(true);
  expect(isSame(base, mine)).toBe(false);
});
