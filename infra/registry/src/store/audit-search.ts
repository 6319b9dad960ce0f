import type { AuditAction, AuditEntry } from '@forecourt/contracts/registry-api';
import { readLine } from './audit-chain';

/** A search in the audit log, one page of it. */
export interface AuditSearch {
  /** Most entries of the page, at least 1. */
  limit: number;
  /** Only entries of lower revisions: where the page before ended. */
  before?: number | undefined;
  /** Name of a token, or of a person. */
  person?: string | undefined;
  remote?: string | undefined;
  brand?: string | undefined;
  /** Type of a page. */
  page?: string | undefined;
  action?: AuditAction | undefined;
  /** ISO 8601; the first time and the first time after. */
  since?: string | undefined;
  until?: string | undefined;
}

export interface AuditPage {
  entries: AuditEntry[];
  /** `before` of the next page; null at the end of the log. */
  next: number | null;
}

/** Most entries that one page parses, so that a search which finds nothing does not keep the registry from other work. */
const mostLines = 20_000;

/** Returns a page of the entries that a search finds. @param lines of the log, the newest first, in groups; invalid ones are left out */
export async function pageOf(
  lines: AsyncIterable<readonly string[]>,
  { limit, before = Number.POSITIVE_INFINITY, ...wanted }: AuditSearch,
): Promise<AuditPage> {
  const entries: AuditEntry[] = [];
  let looked = 0;
  let last = before;
  for await (const group of lines) {
    for (const line of group) {
      const revision = revisionOf(line);
      if (revision !== null && revision >= before) continue;
      if (entries.length === limit || looked === mostLines) return { entries, next: last };
      last = revision ?? last;
      if (!mayBeWanted(line, wanted)) continue;
      const entry = readLine(line)?.entry;
      if (entry === undefined) continue;
      looked++;
      last = entry.revision;
      // Entries are in the order of their times.
      if (wanted.since !== undefined && entry.at < wanted.since) return { entries, next: null };
      if (isWanted(entry, wanted)) entries.push(entry);
    }
  }
  return { entries, next: null };
}

/** Whether a line has the names that a search is for, somewhere: most lines of a long log need not be parsed. */
function mayBeWanted(line: string, { person, remote, brand, page }: Partial<AuditSearch>): boolean {
  return [person, remote, brand, page].every(
    (name) => name === undefined || line.includes(JSON.stringify(name).slice(1, -1)),
  );
}

/** Returns a line's revision without parsing all of it: pages far back skip most of the log. */
function revisionOf(line: string): number | null {
  const found = /^\{"revision":(\d+),/.exec(line)?.[1];
  return found === undefined ? null : Number(found);
}

function isWanted(entry: AuditEntry, { person, remote, brand, page, action, until }: Partial<AuditSearch>): boolean {
  return (
    (until === undefined || entry.at < until) &&
    (action === undefined || entry.action === action) &&
    (person === undefined || entry.who === person || entry.person === person) &&
    (page === undefined || ('page' in entry && entry.page === page)) &&
    (remote === undefined || remotesIn(entry).includes(remote)) &&
    (brand === undefined || brandsIn(entry).includes(brand))
  );
}

/** Lists the remotes that an entry is about. */
export function remotesIn(entry: AuditEntry): string[] {
  if ('remote' in entry) return [entry.remote];
  if (entry.action === 'approve') return [nameIn(entry.approved)];
  if ('unserved' in entry) return Object.keys(entry.unserved);
  if ('serves' in entry) return entry.serves.map(nameIn);
  return 'scope' in entry && entry.scope.remotes !== '*' ? entry.scope.remotes : [];
}

/** Lists the brands that an entry is about. */
export function brandsIn(entry: AuditEntry): string[] {
  if ('changes' in entry) return entry.changes.map(({ brand }) => brand);
  if ('brands' in entry) return entry.brands;
  if ('brand' in entry) return [entry.brand];
  return 'scope' in entry && entry.scope.brands !== '*' ? entry.scope.brands : [];
}

/** Returns the remote of `mfe-ads@1.0.0`. */
const nameIn = (version: string) => version.slice(0, version.lastIndexOf('@'));
