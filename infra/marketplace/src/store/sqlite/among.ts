import { sql } from 'kysely';

/** Returns texts to compare a column with by `in`. It is one statement for any number of texts, so that it is prepared once. */
export function among(texts: readonly string[]) {
  return sql<string>`(select "value" from json_each(${JSON.stringify(texts)}))`;
}
