import { contractMismatch, sharedMismatches } from './compatibility';

describe('contract version', () => {
  test('a range that admits the version fits', () => {
    expect(contractMismatch('^1.0.0', '1.4.2')).toBeNull();
  });

  test('another major does not fit, and the reason names both', () => {
    expect(contractMismatch('^2.0.0', '1.4.2')).toBe('built for contract ^2.0.0; this shell speaks 1.4.2');
  });

  test('an invalid range is refused, not treated as any', () => {
    expect(contractMismatch('newest', '1.0.0')).toMatch(/not a semver range/);
  });

  test('every shared module that does not fit is named', () => {
    expect(sharedMismatches({ react: '^18.0.0', rxjs: '^7.8.0', lodash: '^4.0.0' })).toEqual([
      'shared module "react": wants ^18.0.0, the host provides 19.3.1',
      'shared module "lodash" is not provided by the host',
    ]);
  });
});
