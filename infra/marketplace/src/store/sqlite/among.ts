import { sql } from 'kysely';

/** Texts to compare a column with by `in`: however many there are, it is one statement, which is prepared once. */
export function among(texts: readonly string[]) {
  return sql<string>`(select "value" from json_each(${JSON.stringify(texts)}))`;
}
