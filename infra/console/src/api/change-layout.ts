/** Changes of a page's layout: as a request and as a command, with a check for changes by somebody else. */
import { changedByOther, sendBased } from './based';
import { dataOf, registry } from './client';
import { commandText } from './command-text';
import { type BrandPage, copyOf, type Draft, isSame } from './layouts';
import { currentTag, layoutOf, queryClient } from './queries';

/** Replaces a page's layout. See `sendBased`. */
export const sendLayout = (of: BrandPage, base: Draft, draft: Draft, why: string) =>
  sendBased(
    () => tagOn(of, base),
    (headers) => {
      const body = { layout: copyOf(draft), why: why.trim() || undefined };
      return dataOf(registry.PUT('/v1/layouts/{brand}/{page}', { params: { path: of }, headers, body }));
    },
  );

/** Restores an earlier layout. See `sendBased`. */
export const restoreLayout = (of: BrandPage, base: Draft, to: number, why: string) =>
  sendBased(
    () => tagOn(of, base),
    (headers) => {
      const body = { to, why: why.trim() || undefined };
      return dataOf(registry.POST('/v1/layouts/{brand}/{page}/rollback', { params: { path: of }, headers, body }));
    },
  );

/** Returns the registry's entity tag if a page still has the layout that a change is based on. @throws Refusal with status 412 otherwise */
async function tagOn({ brand, page }: BrandPage, base: Draft): Promise<string> {
  const etag = await currentTag();
  const now = await queryClient.fetchQuery({ ...layoutOf(brand, page), staleTime: 0 });
  if (isSame(base, now)) return etag;
  throw changedByOther('Somebody else changed this page', 'See its last changes.');
}

/** Returns the command that replaces the layout by one in a file. */
export const layoutCommand = (of: BrandPage, why: string): string =>
  commandText(['layout', 'set', 'layout.json', ...wordsOf(of, why)]);

/** Returns the command that restores an earlier layout. */
export const restoreCommand = (of: BrandPage, to: number, why: string): string =>
  commandText(['layout', 'rollback', '--to', String(to), ...wordsOf(of, why)]);

const wordsOf = ({ brand, page }: BrandPage, why: string) => [
  ...['--page', page, '--brand', brand],
  ...(why.trim() === '' ? [] : ['--why', why.trim()]),
];
