/** The packages that a version really bundles, as its build lists them: a software bill of materials in CycloneDX's JSON. */
import * as z from 'zod';
import { privatePath } from './private-files';

/** Path of the list in a version; absent if another build than the kit's made the version. */
export const sbomPath = privatePath('sbom.json');

const componentSchema = z.looseObject({
  type: z.literal('library'),
  /** Scope of the package's name, `@forecourt`. */
  group: z.string().max(214).optional(),
  /** The name without its scope. */
  name: z.string().min(1).max(214),
  version: z.string().max(256),
});

/** The fields of CycloneDX 1.6 that the registry reads. */
export const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(componentSchema).max(5000),
});

export type Sbom = z.infer<typeof sbomSchema>;

/** Lists the bundled packages by their full names. */
export function packagesIn({ components }: Sbom): { name: string; version: string }[] {
  return components.map(({ group, name, version }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    version,
  }));
}
