import { existsSync } from 'node:fs';
import Libsql from 'libsql';
import * as z from 'zod';

const rowSchema = z.object({
  email: z.string(),
  brand: z.string(),
  search: z.string(),
  title: z.string(),
  requestValues: z.string().nullable(),
  createdAt: z.number(),
});
export type FormerSubscription = z.infer<typeof rowSchema>;

/** The subscriptions that a former version of the marketplace kept in its own database, which is only read; none where there is none. */
export function readFormerSubscriptions(file: string): FormerSubscription[] {
  if (!existsSync(file)) return [];
  const database = new Libsql(file);
  try {
    database.exec('pragma busy_timeout = 10000; pragma query_only = 1');
    const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'subscriptions'").get();
    if (table === undefined) return [];
    const rows = database
      .prepare('select email, brand, search, title, requestValues, createdAt from subscriptions order by id')
      .all();
    return z.array(rowSchema).parse(rows);
  } finally {
    database.close();
  }
}
