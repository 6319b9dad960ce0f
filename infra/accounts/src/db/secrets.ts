import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { engineOf } from '@forecourt/database';
import { keepPrivate } from '@forecourt/service';
import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** A secret of the service, and where it is stored, for messages. */
export interface StoredSecret {
  text: string;
  place: string;
}

/**
 * Returns a secret, created at the first start. All processes that share a database have the same one: it is in the database; else it is in a
 * file that only its owner may read. The file of a service that was not shared before is imported.
 */
export async function storedSecret(
  db: Kysely<Database>,
  { name, path, create }: { name: string; path: string; create: () => string },
): Promise<StoredSecret> {
  if (!engineOf(db).isShared) return { text: inFile(path, create), place: path };
  const stored = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await stored();
  const place = `The row "${name}" of the table "secrets"`;
  if (known !== undefined) return { text: known.value, place };
  const value = existsSync(path) ? readFileSync(path, 'utf8') : create();
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return { text: (await stored())?.value ?? value, place };
}

function inFile(path: string, create: () => string): string {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, create(), { mode: 0o600, flag: 'wx', flush: true });
  }
  keepPrivate(path);
  return readFileSync(path, 'utf8');
}
