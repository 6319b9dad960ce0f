import type { Fixture } from '../fixtures';

/** Names a fragment and its source file. */
export function fragmentNamed(name: string): string {
  return `fragment "${name}" (src/fragments/${name}/index.tsx)`;
}

/** Describes a fragment's behaviour on a page. */
export function onPage(fragment: string, fixture: Fixture, what: string): string {
  return `${fragmentNamed(fragment)}, shown ${fixture.name}: ${what}`;
}
