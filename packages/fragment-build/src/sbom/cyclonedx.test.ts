import { packagesIn, sbomSchema } from '@forecourt/contracts/sbom';
import { cyclonedx } from './cyclonedx';

const subject = { name: 'mfe-recalls', version: '1.2.0' };

test('a package has its full name, its address, its license and the hash of its tarball in hexadecimal digits', () => {
  const integrity = `sha512-${Buffer.from('0f'.repeat(64), 'hex').toString('base64')}`;
  const sbom = cyclonedx(subject, [{ name: '@scope/dates', version: '1.0.0', license: 'MIT', integrity }]);
  expect(sbomSchema.parse(JSON.parse(JSON.stringify(sbom))).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/dates@1.0.0',
      group: '@scope',
      name: 'dates',
      version: '1.0.0',
      purl: 'pkg:npm/%40scope/dates@1.0.0',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '0f'.repeat(64) }],
    },
  ]);
  expect(packagesIn(sbom)).toEqual([{ name: '@scope/dates', version: '1.0.0' }]);
});

test('what is not known is absent, and a license that is no expression is a name', () => {
  const named = (license?: string) => cyclonedx(subject, [{ name: 'dates', version: '1.0.0', license }]).components[0];
  expect(named()).not.toHaveProperty('licenses');
  expect(named()).not.toHaveProperty('hashes');
  expect(named('UNLICENSED')).toMatchObject({ licenses: [{ license: { name: 'UNLICENSED' } }] });
  expect(named('SEE LICENSE IN license.txt')).toMatchObject({
    licenses: [{ license: { name: 'SEE LICENSE IN license.txt' } }],
  });
  expect(named('(MIT OR Apache-2.0)')).toMatchObject({ licenses: [{ expression: '(MIT OR Apache-2.0)' }] });
});

test('the version is the subject, and depends on each package', () => {
  const { metadata, dependencies } = cyclonedx(subject, [{ name: 'dates', version: '1.0.0' }]);
  expect(metadata).toEqual({ component: expect.objectContaining(subject) });
  expect(dependencies).toEqual([{ ref: 'mfe-recalls@1.2.0', dependsOn: ['pkg:npm/dates@1.0.0'] }]);
});
