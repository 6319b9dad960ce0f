import * as z from 'zod';

/** Host names of brands by brand id, in addition to the brands' own. */
export type BrandHosts = ReadonlyMap<string, readonly string[]>;

const host = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const brand = /^[a-z][a-z0-9-]*$/;

/** Host names by brand, as text: `first=www.example.com,example.com;second=second.example.com`. */
export const brandHosts = z
  .string()
  .default('')
  .transform((text, context): BrandHosts => {
    const rows = text
      .split(';')
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [id = '', names = ''] = row.split('=', 2).map((part) => part.trim());
        return [id, names.split(',').map((name) => name.trim().toLowerCase())] as const;
      });
    const all = rows.flatMap(([, names]) => names);
    const isRead = rows.every(([id]) => brand.test(id)) && all.every((name) => host.test(name));
    const isEachOnce = new Set(all).size === all.length && new Set(rows.map(([id]) => id)).size === rows.length;
    if (!isRead || !isEachOnce)
      context.addIssue({
        code: 'custom',
        message: 'brands and host names must be valid, and each may appear only once',
      });
    return new Map(rows);
  })
  .meta({
    description:
      'Under which host names browsers find each brand, besides those that it comes with; PUBLIC_ORIGINS says by which scheme. The same for shell, accounts and registry.',
    form: 'brands with their host names, each once, such as first=www.example.com,example.com;second=second.example.com',
    standard: 'none: a brand answers at <brand>.localhost only',
  });

/** Returns the brand with the operator's host names before its own. */
export function withHosts<Named extends { id: string; hosts: readonly string[] }>(
  named: Named,
  hosts: BrandHosts,
): Named {
  const given = hosts.get(named.id) ?? [];
  return given.length === 0 ? named : { ...named, hosts: [...new Set([...given, ...named.hosts])] };
}
