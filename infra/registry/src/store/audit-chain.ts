import { createHash } from 'node:crypto';
import { type AuditEntry, auditEntrySchema } from '@forecourt/contracts/registry-api';
import * as z from 'zod';

/**
 * A line of the audit log: an entry, and the digest of the line before it, so that none can be changed or taken away without leaving
 * the next one wrong. Null for the first line of all; absent in lines that were written before there was a chain.
 */
const lineSchema = z.looseObject({ previous: z.string().nullable().optional() });

export interface Line {
  text: string;
  digest: string;
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The lines of entries that follow on a line. @param tip digest of that line; null at the beginning */
export function chain(tip: string | null, entries: readonly AuditEntry[]): Line[] {
  let previous = tip;
  return entries.map((entry) => {
    // Read by the schema, its fields have one order, whether the entry was just made or comes from the state on the disk.
    const text = JSON.stringify({ ...auditEntrySchema.parse(entry), previous });
    previous = digestOf(text);
    return { text, digest: previous };
  });
}

/** null when the text is no line of the log. */
export function readLine(text: string): { entry: AuditEntry; previous: string | null | undefined } | null {
  try {
    const { previous, ...entry } = lineSchema.parse(JSON.parse(text));
    return { entry: auditEntrySchema.parse(entry), previous };
  } catch {
    return null;
  }
}

/** What is wrong with a line after the one with this digest; null when it follows. @param before null for the first line */
export function whyNoLink(text: string, before: string | null): string | null {
  const line = readLine(text);
  if (line === null) return `a line is no audit entry: ${text.slice(0, 100)}`;
  const { entry, previous } = line;
  if (previous === undefined || previous === before) return null;
  return `the line before revision ${entry.revision} was changed or taken away`;
}
