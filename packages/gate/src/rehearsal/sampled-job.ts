import { createHash } from 'node:crypto';
import { keysOf, type Manifest, type ModuleKey } from '@forecourt/contracts';
import type { SampledInput } from '@forecourt/contracts/rehearsal';
import type { ViewTexts } from '@forecourt/packed-view';
import type { SlotJob, SlotList } from '@forecourt/renderer';
import { siteRules } from '@forecourt/site';

/**
 * Returns a remote's slots on a sampled page, to be rendered by one of its versions. What other remotes nest of it is rendered by itself, and
 * what it nests of other remotes is left out: their versions are no part of the rehearsal.
 */
export function sampledJob({ slots }: SampledInput, manifest: Manifest, key: ModuleKey): SlotList {
  const own = slots.filter(({ remote }) => remote === manifest.name);
  const declared = own.flatMap(({ fragment }) => manifest.fragments[fragment]?.needs ?? []);
  // As in a shell, a version gets the data that any of its fragments on the page declares.
  const needs = [...new Set(keysOf(manifest, declared, siteRules))].sort();
  const jobOf = ({ slot, remote, fragment, props }: SampledInput['slots'][number]): SlotJob => ({
    ...{ slot, key, fragment, needs, props, attributes: '', fallback: '' },
    nests: manifest.fragments[fragment]?.slots ?? [],
    broken: remote !== manifest.name,
  });
  const nested = new Set(own.flatMap(({ nests }) => nests));
  return {
    roots: own.filter(({ slot, isNested }) => !isNested || !nested.has(slot)).map(jobOf),
    nested: Object.fromEntries(slots.filter(({ isNested }) => isNested).map((slot) => [slot.slot, jobOf(slot)])),
  };
}

/** Returns the texts of a sampled page for a renderer. */
export function sampledTexts({ own, reference, data }: SampledInput): ViewTexts {
  const shared = Object.entries(data).map(([name, text]) => [name, { text }] as const);
  return { own, reference: { text: reference }, packed: { text: '' }, data: Object.fromEntries(shared) };
}

/** Returns the digest of everything of a sampled page that its rendering and its place in a report depend on. */
export function inputDigest(input: SampledInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64');
}
