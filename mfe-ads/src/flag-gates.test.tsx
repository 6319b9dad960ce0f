import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flagGates } from '@forecourt/contracts';
import { fixtureBrand, fixtureFlags, renderFragment } from '@forecourt/search-kit/testing';

const gates = flagGates['mfe-ads'] ?? {};
const folder = join(import.meta.dirname, 'fragments');

test('every fragment has the flag without which it shows nothing, as the registry tells operators', () => {
  expect(Object.keys(gates)).toEqual(readdirSync(folder).sort());
});

test.each(Object.entries(gates))('%s shows nothing while %s is off', async (name, flag) => {
  const { default: fragment } = await import(`./fragments/${name}/index.tsx`);
  const brand = fixtureBrand({ ads: { asksConsent: true }, flags: fixtureFlags({ [flag]: false }) });
  const slot = { placement: 'fluid-7', position: 7, page: 1 };
  expect(renderFragment(fragment, { slot, view: { brand } }).html).toBe('');
});
