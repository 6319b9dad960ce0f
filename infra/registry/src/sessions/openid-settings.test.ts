import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';

const rights = [{ group: 'release', may: ['promote', 'approve'], brands: ['maker'] }];
const environment = {
  CONSOLE_OIDC_ISSUER: 'https://id.example/realms/cars',
  CONSOLE_OIDC_CLIENT_ID: 'console',
  CONSOLE_OIDC_RIGHTS: JSON.stringify(rights),
  PACKAGES_ORIGIN: 'https://registry.example',
};
const read = (more: NodeJS.ProcessEnv = {}) => readConfig({ ...environment, ...more }, '/site', '/programs').openid;

test('a provider is read, with defaults for the rest', () => {
  expect(read()).toEqual({
    ...{ name: 'OpenID', issuer: 'https://id.example/realms/cars', clientId: 'console' },
    ...{ scopes: ['openid', 'profile', 'email'], groupsClaim: 'groups', personClaim: 'email' },
    rights: [{ group: 'release', may: ['promote', 'approve'], remotes: '*', brands: ['maker'] }],
  });
  expect(read({ CONSOLE_OIDC_SCOPES: 'openid  groups', CONSOLE_OIDC_CLIENT_SECRET: 's' })).toMatchObject({
    ...{ scopes: ['openid', 'groups'], clientSecret: 's' },
  });
  expect(readConfig({}, '/site', '/programs').openid).toBeUndefined();
});

test('rights may be in a file, and a provider of this machine needs no TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-rights-'));
  const file = join(folder, 'rights.json');
  writeFileSync(file, JSON.stringify(rights));
  const local = { CONSOLE_OIDC_ISSUER: 'http://127.0.0.1:5556/dex', PACKAGES_ORIGIN: 'http://localhost:3002' };
  expect(read({ ...local, CONSOLE_OIDC_RIGHTS: file })).toMatchObject({ rights: [{ group: 'release' }] });
  rmSync(folder, { recursive: true });
});

const group = (more: object) => JSON.stringify([{ ...rights[0], ...more }]);
test.each([
  ['an issuer without TLS', { CONSOLE_OIDC_ISSUER: 'http://id.example' }, /CONSOLE_OIDC_ISSUER has to be its issuer/],
  ['an issuer that is no address', { CONSOLE_OIDC_ISSUER: 'id.example' }, /CONSOLE_OIDC_ISSUER has to be its issuer/],
  ['scopes without openid', { CONSOLE_OIDC_SCOPES: 'email' }, /CONSOLE_OIDC_SCOPES has to be scopes, openid among/],
  ['rights that are no list', { CONSOLE_OIDC_RIGHTS: '{}' }, /CONSOLE_OIDC_RIGHTS has to be a JSON list such as/],
  [
    'a permission that there is not',
    { CONSOLE_OIDC_RIGHTS: group({ may: ['rule'] }) },
    /CONSOLE_OIDC_RIGHTS has to be/,
  ],
  ['a key that nobody knows', { CONSOLE_OIDC_RIGHTS: group({ brand: 'maker' }) }, /CONSOLE_OIDC_RIGHTS has to be/],
  ['no group', { CONSOLE_OIDC_RIGHTS: '[]' }, /at least one group in CONSOLE_OIDC_RIGHTS/],
  ['no client', { CONSOLE_OIDC_CLIENT_ID: '' }, /CONSOLE_OIDC_ISSUER needs CONSOLE_OIDC_CLIENT_ID/],
  ['no provider', { CONSOLE_OIDC_ISSUER: '' }, /need CONSOLE_OIDC_ISSUER, the provider/],
  ['no own address', { PACKAGES_ORIGIN: '' }, /and PACKAGES_ORIGIN, to which the provider redirects/],
  ['an own address without TLS', { PACKAGES_ORIGIN: 'http://registry.example' }, /PACKAGES_ORIGIN with https/],
])('%s stops the start, with the reason', (_what, more, message) => {
  expect(() => read(more)).toThrow(message);
});

test('a refusal does not contain the secret', () => {
  const secret = { CONSOLE_OIDC_CLIENT_SECRET: 'hunter2', CONSOLE_OIDC_CLIENT_ID: '' };
  expect(() => read(secret)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
});
