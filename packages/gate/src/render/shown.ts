import type { Fixture } from '../fixtures';

/** A fragment, and where its team finds it. */
export function fragmentNamed(name: string): string {
  return `fragment "${name}" (src/fragments/${name}/index.tsx)`;
}

/** What a fragment did on a page. */
export function shown(fragment: string, fixture: Fixture, what: string): string {
  return `${fragmentNamed(fragment)}, shown ${fixture.name}: ${what}`;
}
