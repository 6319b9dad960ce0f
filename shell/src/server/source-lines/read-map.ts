import { limits } from '@forecourt/contracts';
import { parseJson } from '@forecourt/service';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import * as z from 'zod';
import type { Position } from './positions';

/** A name of a source that may stand in a log: without spaces, quotes and control characters. */
const sourceSchema = z.string().regex(/^[\w.@/+-]{1,200}$/);

const mapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.string().nullable()).max(10_000),
  names: z.array(z.string()).max(100_000).default([]),
  mappings: z.string(),
});

/**
 * Reads a source map, which is not trusted: its team wrote it, or made it up.
 * @returns a function that returns the line of a position, `src/tile/tile.tsx:42:7`; undefined if the map has none
 * @throws Error with the reason why it is no map
 */
export function readMap(bytes: Buffer): (position: Position) => string | undefined {
  if (bytes.byteLength > limits.map) throw new Error(`it has ${bytes.byteLength} bytes; ${limits.map} is the limit`);
  const { sources, ...rest } = mapSchema.parse(parseJson(bytes.toString()));
  const map = new TraceMap({ ...rest, sources });
  return ({ line, column }) => {
    const found = originalPositionFor(map, { line, column: column - 1 });
    // Sources of the same name have a star each but for the first.
    const source = sourceSchema.safeParse(found.source?.replace(/\*+$/, ''));
    const [sourceLine, sourceColumn] = [found.line ?? 0, (found.column ?? -1) + 1];
    return source.success && sourceLine > 0 && sourceColumn > 0
      ? `${source.data}:${sourceLine}:${sourceColumn}`
      : undefined;
  };
}
