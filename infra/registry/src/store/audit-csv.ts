import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { brandsIn, remotesIn } from './audit-search';

const columns: readonly [name: string, of: (entry: AuditEntry) => string][] = [
  ['revision', ({ revision }) => String(revision)],
  ['at', ({ at }) => at],
  ['who', ({ who }) => who],
  ['person', ({ person }) => person ?? ''],
  ['action', ({ action }) => action],
  ['remotes', (entry) => remotesIn(entry).join(' ')],
  ['version', (entry) => ('version' in entry ? (entry.version ?? '') : '')],
  ['brands', (entry) => brandsIn(entry).join(' ')],
  ['why', (entry) => ('why' in entry ? (entry.why ?? '') : '')],
  ['changes', (entry) => ('changes' in entry ? JSON.stringify(entry.changes) : '')],
];

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;

/** The audit log as a table, RFC 4180. */
export const auditCsv = {
  heading: lineOf(columns.map(([name]) => name)),
  row: (entry: AuditEntry): string => lineOf(columns.map(([, of]) => of(entry))),
};

/** Quotes a cell. A text that a spreadsheet would take for a formula gets an apostrophe, which spreadsheets show as text. */
function cellOf(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
