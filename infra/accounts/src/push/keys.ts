import { parseJson } from '@forecourt/service';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import * as z from 'zod';
import type { Database } from '../db/schema';
import { storedSecret } from '../db/secrets';

const keysSchema = z.strictObject({ publicKey: z.string().min(80), privateKey: z.string().min(40) });

/** The key pair by which push services recognise the site; both in base64url. */
export type PushKeys = z.infer<typeof keysSchema>;

/**
 * Returns the site's keys, created at the first start. Without them every subscription is lost: browsers subscribe to the public one.
 * @param path of their file, where the database is not shared
 * @throws when what is stored are no keys: it is not overwritten
 */
export async function pushKeys(db: Kysely<Database>, path: string): Promise<PushKeys> {
  const create = () => JSON.stringify(webPush.generateVAPIDKeys());
  const { text, place } = await storedSecret(db, { name: 'push-keys', path, create });
  const parsed = keysSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${place} does not contain the keys of push messages. Restore it from a backup, or remove it: then new ones are created, and people have to switch notifications on again.`,
  );
}
