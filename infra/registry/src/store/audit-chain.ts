import { createHash } from 'node:crypto';
import { type AuditEntry, auditEntrySchema } from '@forecourt/contracts/registry-api';
import * as z from 'zod';

/**
 * A line of the audit log: an entry, and the digest of the previous line, so that changing or removing a line invalidates the next one.
 * Null in the first line; absent in lines that are older than the chain.
 */
const lineSchema = z.looseObject({ previous: z.string().nullable().optional() });

export interface Line {
  text: string;
  digest: string;
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the log lines of entries. @param tip digest of the line before them; null at the beginning of the log */
export function chain(tip: string | null, entries: readonly AuditEntry[]): Line[] {
  let previous = tip;
  return entries.map((entry) => {
    // Parsing gives the fields one order, so that a new entry and one read from the state on disk have the same digest.
    const text = JSON.stringify({ ...auditEntrySchema.parse(entry), previous });
    previous = digestOf(text);
    return { text, digest: previous };
  });
}

/** A parsed line of the log. */
export interface ReadLine {
  entry: AuditEntry;
  /** Digest of the line before, see `lineSchema`. */
  previous: string | null | undefined;
}

/** Parses a line of the log; returns null if the text is none. */
export function readLine(text: string): ReadLine | null {
  try {
    const { previous, ...entry } = lineSchema.parse(JSON.parse(text));
    return { entry: auditEntrySchema.parse(entry), previous };
  } catch {
    return null;
  }
}

/** Returns why a line cannot follow the line with this digest, or null if it can. @param line what it was parsed to @param before null for the first line */
export function whyNoLink(text: string, line: ReadLine | null, before: string | null): string | null {
  if (line === null) return `a line is no audit entry: ${text.slice(0, 100)}`;
  const { entry, previous } = line;
  if (previous === undefined || previous === before) return null;
  return `the line before revision ${entry.revision} was changed or taken away`;
}
