import { installTrustedTypes } from './trusted-types';

type Rules = Parameters<NonNullable<Parameters<typeof installTrustedTypes>[0]>['createPolicy']>[1];

function rules(): Rules {
  const created: [string, Rules][] = [];
  installTrustedTypes({ createPolicy: (name, rules) => created.push([name, rules]) });
  expect(created.map(([name]) => name)).toEqual(['default']);
  return created[0]![1];
}

test.each(['/_shell/assets/host.js', 'a.js', `${location.origin}/a.js`])('the address of a script may be %s', (url) => {
  expect(rules().createScriptURL(url)).toBe(url);
});

test.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  `${location.origin}.evil.example/a.js`,
  'data:text/javascript,alert(1)',
  `blob:${location.origin}/1234`,
])('the address of a script may not be %s', (url) => {
  expect(rules().createScriptURL(url)).toBeNull();
});

test('markup stays as it is, and no text becomes code', () => {
  expect(rules().createHTML('<p>a</p>')).toBe('<p>a</p>');
  expect(rules()).not.toHaveProperty('createScript');
});

test('a browser without trusted types gets no policy', () => {
  expect(() => installTrustedTypes(undefined)).not.toThrow();
});
