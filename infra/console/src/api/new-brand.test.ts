import { changeText } from './brand-base';
import { colorsIn, namesOfOther, shapesIn, withColors } from './brand-colors';
import type { BrandDetails } from './brands';
import { brandCommand, isWhole } from './new-brand';

const wanted = {
  from: 'maker',
  id: 'volt',
  name: ' Volt & Co ',
  hosts: 'volt.example, volt.test',
  colors: {},
  why: '',
};
const link = { light: '#0a6347', dark: '#7fe6be' };

test('the command adds the same brand, its words quoted where a shell needs it', () => {
  expect(brandCommand({ ...wanted, colors: { link }, why: "it's new" })).toBe(
    "npm run fragment -- brand add volt --name 'Volt & Co' --host volt.example,volt.test --colors 'link=#0a6347/#7fe6be' --from maker --why 'it'\\''s new'",
  );
});

test('the colours of a theme are those with a value for light and for dark', () => {
  const theme = { '--fc-color-link': 'light-dark(#0a6347, #7fe6be)', '--fc-radius-md': '12px', '--fc-color-bg': 'red' };
  expect(colorsIn(theme)).toEqual({ link });
  expect(shapesIn(theme)).toEqual({ '--fc-radius-md': '12px', '--fc-color-bg': 'red' });
  expect(namesOfOther({ link, bg: link }, { link })).toEqual(['bg']);
  expect(withColors(theme, { bg: link })).toEqual({ ...theme, '--fc-color-bg': 'light-dark(#0a6347, #7fe6be)' });
});

test('a brand needs an id, a name and a host name', () => {
  expect(isWhole(wanted)).toBe(true);
  for (const part of [{ id: '' }, { name: ' ' }, { hosts: ' , ' }, { from: '' }])
    expect(isWhole({ ...wanted, ...part })).toBe(false);
});

test('two changes of a brand have different texts, and a brand whose last change is not known says so', () => {
  const details = (lastChange: BrandDetails['lastChange']) => [{ brand: 'maker', lastChange } as BrandDetails];
  const at = '2030-01-01T00:00:00.000Z';
  const first = changeText(details({ at, who: 'ada', action: 'set-flags' }), 'maker');
  expect(first).toBe(`Changed flags by ada, ${at}`);
  expect(changeText(details({ at: at.replace('00Z', '01Z'), who: 'ada', action: 'set-flags' }), 'maker')).not.toBe(
    first,
  );
  expect(changeText(details(null), 'maker')).toBe('none recorded');
});
