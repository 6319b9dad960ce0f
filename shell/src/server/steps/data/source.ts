/** What a source is: one row of the shell's table, or one that a remote brings along. */
import { type Brand, type Flag, isSourceAllowed, type OwnPaths, type RemoteSource } from '@forecourt/contracts';
import { type SearchState, toParams } from '@forecourt/search-state';
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
}

export type SourceTable = Readonly<Record<string, SourceDefinition>>;

/** A source that a remote brings along in its manifest, as the table has its own. Its remote checks the answer. */
export function broughtSource(
  { upstream, path, timeoutMs, flag }: RemoteSource,
  own: OwnPaths = {},
): SourceDefinition | undefined {
  if (!isSourceAllowed({ upstream, path }, own)) return undefined;
  const request: SourceDefinition['request'] = ({ state, brand }) => {
    const values = { search: toParams(state, brand), brand: brand.id };
    return path.replace(/\{(search|brand)\}/g, (_, name: keyof typeof values) => values[name]);
  };
  return { upstream, request, timeoutMs, flag, schema: z.unknown() };
}
