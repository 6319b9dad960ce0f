/** Tries a draft without setting it. */
import { dataOf, registry } from './client';
import { type BrandPage, copyOf, type Draft } from './layouts';
import { noSession } from './queries';

/** Returns what a draft would change, with the registry's warnings. @throws Refusal with every reason */
export async function tryLayout({ draft, ...of }: BrandPage & { draft: Draft }) {
  const params = { path: of, query: { 'dry-run': true } };
  try {
    return await dataOf(registry.PUT('/v1/layouts/{brand}/{page}', { params, body: { layout: copyOf(draft) } }));
  } catch (error) {
    noSession(error);
    throw error;
  }
}
