/** Models that texts are about and that the catalogue lacks: no search would ever show those texts. */
import { fetchJson } from '@forecourt/service';
import * as z from 'zod';
import type { Entry } from './entry';
import { kindFolders } from './folder-files';
import type { Refusal } from './port';

const catalogueSchema = z.object({
  /** By make code; codes are compound, `CAMRY|TOYOTA`. */
  models: z.record(z.string(), z.array(z.object({ code: z.string() }))),
});
type Catalogue = z.infer<typeof catalogueSchema>;

const timeoutMs = 5_000;
const maxBytes = 8_000_000;

/** Fetches the catalogue's models. @param marketplaceUrl without a slash at its end @throws FetchError */
export const fetchCatalogue = (marketplaceUrl: string): Promise<Catalogue> =>
  fetchJson({ url: `${marketplaceUrl}/rest/lsc/reference`, schema: catalogueSchema, timeoutMs, maxBytes });

const folders = new Map(kindFolders);

/** Returns a refusal for each text that is about a model that the catalogue lacks. */
export function unknownModels(entries: readonly Entry[], { models }: Catalogue): Refusal[] {
  const known = new Set(Object.values(models).flatMap((ofMake) => ofMake.map(({ code }) => code)));
  return entries.flatMap(({ kind, slug, vehicles }) =>
    vehicles
      .filter(({ make, model }) => !known.has(`${model}|${make}`))
      .map(({ make, model }) => ({
        of: `${folders.get(kind)}/${slug}.md`,
        reason: `vehicles: the catalogue has no model ${model} of the make ${make}, so no search would show the text`,
      })),
  );
}
