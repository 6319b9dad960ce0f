import type { AuditEntry, LastChange } from '@forecourt/contracts/registry-api';

/** Returns the last changes of brands after another change: it is recorded for each brand whose data, layouts or flags it affects. */
export function lastChangesAfter(
  before: Readonly<Record<string, LastChange>>,
  entry: AuditEntry,
): Record<string, LastChange> {
  const { at, who, person, action } = entry;
  const change: LastChange = { at, who, action, ...(person !== undefined && { person }) };
  return { ...before, ...Object.fromEntries(changedBy(entry).map((brand) => [brand, change])) };
}

function changedBy(entry: AuditEntry): string[] {
  if ('serves' in entry) return [entry.brand];
  const isOwn = 'page' in entry || entry.action === 'set-flags' || entry.action === 'rollback-flags';
  return isOwn ? entry.changes.map(({ brand }) => brand) : [];
}
