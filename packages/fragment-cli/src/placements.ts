import type { Layouts } from '@forecourt/contracts/registry-api';
import type { RegistryClient } from './client';

/** A slot with a fragment of a remote. */
interface Placement {
  brand: string;
  page: string;
  slot: string;
}

/**
 * Lists the pages of these brands with a version's fragments, a line each, or the command that places it if there are none.
 * @param version just promoted there
 */
export async function placementsText(
  client: RegistryClient,
  called: string,
  { remote, version, brands }: { remote: string; version: string; brands: readonly string[] },
): Promise<string> {
  const { layouts } = await client.layouts();
  const placed = brands.map((brand) => ({ brand, slots: slotsOf(layouts, brand, remote) }));
  const lines = placed.flatMap(({ brand, slots }) =>
    slots.length === 0 ? [] : [`  ${brand}: ${slots.map(slotText).join(', ')}`],
  );
  const nowhere = placed.filter(({ slots }) => slots.length === 0).map(({ brand }) => brand);
  if (nowhere.length === 0) return ['It is on', ...lines].join('\n');
  const { versions } = await client.remote(remote);
  const [fragment = remote.replace(/^mfe-/, '')] = versions.find((one) => one.version === version)?.fragments ?? [];
  const places = nowhere.length === brands.length && brands.length > 1 ? ['all'] : nowhere;
  return [
    ...(lines.length === 0 ? [] : ['It is on', ...lines]),
    `It is on no page of ${nowhere.join(', ')}. Give it a place:`,
    ...places.map((brand) => `  ${called} place ${remote}/${fragment} --page results --region main --brand ${brand}`),
  ].join('\n');
}

function slotsOf(layouts: Layouts['layouts'], brand: string, remote: string): Placement[] {
  const pages = Object.hasOwn(layouts, brand) ? (layouts[brand] ?? {}) : {};
  return Object.entries(pages).flatMap(([page, { slots, canary }]) => {
    const all = [...slots, ...(canary?.layout.slots ?? [])].filter((one) => one.remote === remote);
    return [...new Set(all.map(({ slot }) => slot))].map((slot) => ({ brand, page, slot }));
  });
}

function slotText({ page, slot }: Placement): string {
  return `${page} (${slot})`;
}
