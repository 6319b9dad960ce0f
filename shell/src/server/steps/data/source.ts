/** Definition of a source: a row of the shell's table, or one that a remote's manifest declares. */

import { createHash } from 'node:crypto';
import { type Brand, type Flag, isSourceAllowed, type OwnPaths, type RemoteSource } from '@forecourt/contracts';
import { type SearchState, toParams } from '@forecourt/search-state';
import { answerCheck } from '@forecourt/service';
import { mayPersonalize, siteRules } from '@forecourt/site';
import * as z from 'zod';

/** Input of a call. */
export interface SourceInput {
  state: SearchState;
  params: Readonly<Record<string, string>>;
  brand: Brand;
}

export interface SourceDefinition {
  /** Name of the upstream: one of the table, or one that the operator has added. */
  upstream: string;
  /** Returns path and query of the call; null if the page needs none. */
  request(input: SourceInput): string | null;
  timeoutMs: number;
  /** Flag without which a brand does not call the source. */
  flag?: Flag;
  schema: z.ZodType;
  /** Whether answers are the visitor's own; the source is called only for clients with a cookie of its upstream. */
  isPersonal?: boolean;
  /** Distinguishes this schema from other versions of it; absent if there is only one. */
  schemaId?: string;
}

export type SourceTable = Readonly<Record<string, SourceDefinition>>;

const made = new WeakMap<RemoteSource, SourceDefinition>();

/**
 * Returns the definition of a source that a remote declares in its manifest; undefined if the source is not allowed. Cached by the
 * manifest's entry.
 */
export function broughtSource(source: RemoteSource, own: OwnPaths = {}): SourceDefinition | undefined {
  if (!isSourceAllowed(source, siteRules, own)) return undefined;
  const before = made.get(source);
  if (before !== undefined) return before;
  const { upstream, path, timeoutMs, flag, schema, personal } = source;
  const request: SourceDefinition['request'] = ({ state, params, brand }) => {
    const zip3 = mayPersonalize(brand, params.adConsent) ? (state.zip ?? '').slice(0, 3) : '';
    const values = { search: toParams(state, brand), brand: brand.id, zip3 };
    return path.replace(/\{(search|brand|zip3)\}/g, (_, name: keyof typeof values) => values[name]);
  };
  const definition = { upstream, request, timeoutMs, flag, isPersonal: personal, ...checkedBy(schema) };
  made.set(source, definition);
  return definition;
}

/** Returns the schema of a source and its id; without a schema the remote validates answers itself. */
function checkedBy(schema: RemoteSource['schema']): Pick<SourceDefinition, 'schema' | 'schemaId'> {
  if (schema === undefined) return { schema: z.unknown() };
  const schemaId = createHash('sha256').update(JSON.stringify(schema)).digest('base64');
  return { schema: answerCheck(schema), schemaId };
}
