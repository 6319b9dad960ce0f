import { scopeOf, scopeText, tokenCommand } from './access';

function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return data;
}

test('a form describes a token: empty fields are all remotes, all brands, the same person, and no end', () => {
  expect(scopeOf(form({ name: ' recalls-ci ', may: ['publish', 'promote'], remotes: '', days: '' }))).toEqual({
    ...{ name: 'recalls-ci', may: ['publish', 'promote'], remotes: '*', brands: '*', expiresAt: null },
  });
  const some = form({
    name: 'ada-ci',
    person: 'ada',
    may: 'flags',
    remotes: 'mfe-a, mfe-b',
    brands: 'maker,',
    days: '2',
  });
  expect(scopeOf(some, Date.parse('2030-01-01T00:00:00Z'))).toEqual({
    ...{ name: 'ada-ci', person: 'ada', may: ['flags'], remotes: ['mfe-a', 'mfe-b'], brands: ['maker'] },
    expiresAt: '2030-01-03T00:00:00.000Z',
  });
  expect(scopeText(scopeOf(some))).toBe('flags for mfe-a, mfe-b on maker');
  expect(tokenCommand(some)).toBe(
    'npm run fragment -- token add ada-ci --may flags --remote mfe-a,mfe-b --brand maker --person ada --days 2',
  );
});
