import type { Sbom } from '@forecourt/contracts/sbom';
import type { BundledPackage } from './bundled-packages';

/** The version whose packages are listed. */
interface Subject {
  name: string;
  version: string;
}

/** Returns the packages of a version in CycloneDX's JSON. It has no time and no serial number, so that the same build gives the same bytes. */
export function cyclonedx({ name, version }: Subject, packages: readonly BundledPackage[]): Sbom {
  const subject = { type: 'application', 'bom-ref': `${name}@${version}`, name, version };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: subject },
    components: packages.map(componentOf),
    dependencies: [{ ref: subject['bom-ref'], dependsOn: packages.map(purlOf) }],
  };
}

function componentOf(one: BundledPackage): Sbom['components'][number] {
  const { name, version, license, integrity } = one;
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    ...(scope !== undefined && { group: scope }),
    name: bare ?? name,
    version,
    purl: purlOf(one),
    ...(license !== undefined && { licenses: [licenseOf(license)] }),
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
  };
}

/** `pkg:npm/%40forecourt/ui@1.0.0` */
function purlOf({ name, version }: BundledPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}

/** What npm accepts besides SPDX's expressions is a name. */
function licenseOf(license: string): object {
  return /^(unlicensed$|see licen[sc]e )/i.test(license) ? { license: { name: license } } : { expression: license };
}

/** `sha512-<base64>`, which may be several. */
function hashesOf(integrity: string): object[] {
  return integrity.split(/\s+/).map((one) => {
    const at = one.indexOf('-');
    return {
      alg: one.slice(0, at).replace('sha', 'SHA-'),
      content: Buffer.from(one.slice(at + 1), 'base64').toString('hex'),
    };
  });
}
