/** What a source is: one row of the shell's table, or one that a remote brings along. */

import { createHash } from 'node:crypto';
import { type Brand, type Flag, isSourceAllowed, type OwnPaths, type RemoteSource } from '@forecourt/contracts';
import { type SearchState, toParams } from '@forecourt/search-state';
import { answerCheck } from '@forecourt/service';
import { mayPersonalize, siteRules } from '@forecourt/site';
import * as z from 'zod';

/** What a call is made from. */
export interface SourceInput {
  state: SearchState;
  params: Readonly<Record<string, string>>;
  brand: Brand;
}

export interface SourceDefinition {
  /** Its name, of the table or of those that the operator has added. */
  upstream: string;
  /** Path and query of the call; null where this page has nothing to ask for. */
  request(input: SourceInput): string | null;
  timeoutMs: number;
  /** The source is called only on brands with this flag on. */
  flag?: Flag;
  schema: z.ZodType;
  /** It answers with what is the visitor's own: it is asked only for who has a cookie of its upstream. */
  isPersonal?: boolean;
  /** Tells the schema from others that answers of this source were read with; absent where there is one only. */
  schemaId?: string;
}

export type SourceTable = Readonly<Record<string, SourceDefinition>>;

const made = new WeakMap<RemoteSource, SourceDefinition>();

/** A source that a remote brings along in its manifest, as the table has its own. Made once of what a manifest says. */
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

/** Without a schema the remote checks for itself. */
function checkedBy(schema: RemoteSource['schema']): Pick<SourceDefinition, 'schema' | 'schemaId'> {
  if (schema === undefined) return { schema: z.unknown() };
  const schemaId = createHash('sha256').update(JSON.stringify(schema)).digest('base64');
  return { schema: answerCheck(schema), schemaId };
}
