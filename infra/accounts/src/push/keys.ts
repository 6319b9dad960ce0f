import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keepPrivate } from '@forecourt/service';
import webPush from 'web-push';
import * as z from 'zod';

const keysSchema = z.strictObject({ publicKey: z.string().min(80), privateKey: z.string().min(40) });

/** The key pair by which push services recognise the site; both in base64url. */
export type PushKeys = z.infer<typeof keysSchema>;

/**
 * Returns the site's keys, created at the first start. Without them every subscription is lost: browsers subscribe to the public one.
 * @param path of the file, which only its owner may read
 * @throws when there is a file that holds no keys: it is not overwritten
 */
export function pushKeys(path: string): PushKeys {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx', flush: true });
  }
  keepPrivate(path);
  const parsed = keysSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${path} does not contain the keys of push messages. Restore it from a backup, or remove it: then new ones are created, and people have to switch notifications on again.`,
  );
}
