import { flagCommand, stateText } from './flags';

const all = {
  gates: { ads: 'ads', wallet: 'the monthly budget' },
  brands: [
    { brand: 'maker', version: 2, flags: { ads: true, wallet: false }, changed: ['ads'], earlier: [1, 0] },
    { brand: 'certified', version: 0, flags: { ads: false, wallet: false }, changed: [], earlier: [] },
  ],
};

test('the state of a flag says its value on each brand, and whether it is the brand’s own', () => {
  expect(stateText(all, { brand: '*', flag: 'ads' })).toBe('maker: on; certified: off, its own value');
  expect(stateText(all, { brand: 'maker', flag: 'wallet' })).toBe('maker: off, its own value');
});

test('the command makes the same change', () => {
  expect(flagCommand({ brand: '*', flag: 'ads', to: 'own' })).toBe('npm run fragment -- flags set ads=own');
  expect(flagCommand({ brand: 'maker', flag: 'ads', to: 'off' })).toBe(
    'npm run fragment -- flags set ads=off --brand maker',
  );
  expect(flagCommand({ brand: 'maker', flag: 'ads', to: 'off', why: ' too slow ' })).toBe(
    "npm run fragment -- flags set ads=off --brand maker --why 'too slow'",
  );
});
