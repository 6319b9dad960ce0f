/** The storage of the site's OpenID provider. */
import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../db/schema';
import { secretDigest } from '../secret';

/** Lifetime of a record that names none, in seconds. */
const longest = 60 * 60;

/** Returns the storage of one model of one issuer; it does not contain other issuers' records. */
export function openIdStore(db: Kysely<Database>, issuer: string, model: string, now: () => number): Adapter {
  const rows = () => db.selectFrom('openid').where('issuer', '=', issuer).where('model', '=', model);
  const one = (id: string) => rows().select('payload').where('id', '=', secretDigest(id)).executeTakeFirst();
  const read = (row: { payload: string } | undefined): AdapterPayload | undefined =>
    row === undefined ? undefined : (JSON.parse(row.payload) as AdapterPayload);
  const write = async (id: string, { jti: _, ...payload }: AdapterPayload, endsAt: number) => {
    const row = {
      ...{ issuer, model, id: secretDigest(id), payload: JSON.stringify(payload), endsAt, createdAt: now() },
      uid: payload.uid ?? null,
      grantId: payload.grantId ?? null,
      personId: payload.accountId ?? null,
      clientId: payload.clientId ?? null,
    };
    await db
      .insertInto('openid')
      .values(row)
      .onConflict((conflict) => conflict.columns(['issuer', 'model', 'id']).doUpdateSet(row))
      .execute();
  };
  return {
    upsert: (id, payload, expiresIn = longest) => write(id, payload, now() + expiresIn * 1000),
    async find(id) {
      const payload = read(await one(id));
      return payload && { ...payload, jti: id };
    },
    findByUid: async (uid) => read(await rows().select('payload').where('uid', '=', uid).executeTakeFirst()),
    // The device flow is not offered.
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = read(await one(id));
      if (payload === undefined) return;
      const consumed = { ...payload, consumed: Math.floor(now() / 1000) };
      await db
        .updateTable('openid')
        .set({ payload: JSON.stringify(consumed) })
        .where('issuer', '=', issuer)
        .where('model', '=', model)
        .where('id', '=', secretDigest(id))
        .execute();
    },
    async destroy(id) {
      await db
        .deleteFrom('openid')
        .where('issuer', '=', issuer)
        .where('model', '=', model)
        .where('id', '=', secretDigest(id))
        .execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('openid').where('issuer', '=', issuer).where('grantId', '=', grantId).execute();
    },
  };
}

/** Ends all codes, tokens and grants of a person. */
export async function deleteGivenOut(db: Kysely<Database>, personId: string): Promise<void> {
  await db.deleteFrom('openid').where('personId', '=', personId).execute();
}

/** Deletes records that have ended. */
export async function deleteEndedOpenId(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('openid').where('endsAt', '<', now).execute();
}
