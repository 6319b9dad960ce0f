import { Counter, type Registry } from 'prom-client';

/** Registers the metric of the changes that a search has applied. @param search `applied` is the number of changes of single listings so far */
export function observeAppliedChanges(search: { readonly applied: number }, register: Registry): void {
  new Counter({
    name: 'marketplace_changes_applied_total',
    help: 'Changes of single listings that the index has applied.',
    registers: [register],
    collect() {
      this.reset();
      this.inc(search.applied);
    },
  });
}
