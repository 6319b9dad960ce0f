import { brands } from '@forecourt/brands';
import { type Flag, flagNames } from '@forecourt/contracts';
import type { AuditEntry, SetBrand } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { setBrand } from '../store/brand-transitions';
import type { Author, Transition } from '../store/change-brands';
import { setFlags } from '../store/flag-transitions';
import { emptyState, type RegistryState } from '../store/state';
import { addVersion, promote, rollback, stopCanary } from '../store/transitions';
import { seeded } from './random';

/** Size of a generated registry. */
export interface Size {
  remotes: number;
  /** All brands, with those that come with the site. */
  brands: number;
  versions: number;
  /** Entries of the audit log. */
  entries: number;
}

/** A generated change: the state after it, and its entry in the audit log. */
export interface Generated {
  state: RegistryState;
  entry: AuditEntry;
}

type Decide = (state: RegistryState, author: Author) => Transition;

/** Time between two changes, ms: 200,000 of them are five years. */
const everyMs = 13 * 60_000;
const subjects = [
  'results',
  'filters',
  'prices',
  'recalls',
  'loans',
  'trade',
  'dealers',
  'reviews',
  'photos',
  'history',
];
const kinds = ['panel', 'badge', 'strip', 'chart', 'guide', 'table', 'banner', 'drawer', 'tile', 'form'];
const teams = ['results', 'filters', 'finance', 'dealers', 'content', 'growth', 'account', 'platform'];
const people = ['ada', 'grace', 'edsger', 'barbara', 'niklaus', 'radia', 'donald', 'frances', 'john', 'margaret'];
const reasons = [
  'the new layout',
  'a fix for phones',
  'less script',
  'a slow render',
  'as agreed with the brand',
  undefined,
];

/** Returns the name of the remote with this number. */
function remoteName(index: number): string {
  const [subject, kind] = [subjects[index % 10], kinds[Math.floor(index / 10) % 10]];
  const round = Math.floor(index / 100);
  return `mfe-${subject}-${kind}${round === 0 ? '' : `-${round + 1}`}`;
}

/**
 * Generates the changes of a registry one after the other, by the transitions of a real one. The same size and seed give the same changes.
 * @param digestOf returns the integrity of a version's manifest
 * @param until time of the last change
 */
export function* generate(
  size: Size,
  seed: number,
  digestOf: (remote: string, version: string) => string,
  until: Date,
): Generator<Generated> {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const of = <T>(values: readonly T[]) => values[below(values.length)]!;
  let state = emptyState;
  let done = 0;
  const begin = until.getTime() - size.entries * everyMs;

  const author = (remote: number): Author => ({
    who: `team-${teams[remote % teams.length]}`,
    person: of(people),
    at: new Date(begin + done * everyMs).toISOString(),
  });
  /** Returns the change, or nothing if it would change nothing. */
  function* apply(remote: number, decide: Decide): Generator<Generated> {
    try {
      const { state: next, entry } = decide(state, author(remote));
      if (entry === null) return;
      // The entry goes to the log.
      state = { ...next, unlogged: [] };
      done += 1;
      yield { state, entry };
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === 'nothing-to-do')) throw error;
    }
  }
  const publish = (index: number): Decide => {
    const remote = remoteName(index);
    const number = Object.keys(own(state.remotes, remote) ?? {}).length;
    const version = `1.${Math.floor(number / 10)}.${number % 10}`;
    return (at, by) =>
      addVersion(at, { remote, version, manifest: digestOf(remote, version), fragments: ['panel'] }, by);
  };
  const brandIds = brands.map(({ id }): string => id);

  for (let index = 0; index < size.remotes; index += 1) {
    yield* apply(index, publish(index));
    const target = { brands: brandIds, remote: remoteName(index) };
    yield* apply(index, (at, by) => promote(at, target, { version: '1.0.0' }, by));
  }
  for (let number = brandIds.length; number < size.brands; number += 1) {
    const brand = brandOf(number);
    brandIds.push(brand.id);
    yield* apply(number, (at, by) => setBrand(at, { brand }, by));
  }
  let published = size.remotes;
  while (done < size.entries) {
    const index = below(size.remotes);
    const left = size.versions - published;
    if (random() < left / (size.entries - done)) {
      published += 1;
      yield* apply(index, publish(index));
      continue;
    }
    const remote = remoteName(index);
    const version = of(Object.keys(own(state.remotes, remote) ?? {}).slice(-3));
    const target = { brands: [of(brandIds), ...(random() < 0.2 ? [of(brandIds)] : [])], remote };
    const why = of(reasons);
    const changes: Decide[] = [
      (at, by) => promote(at, target, { version, why }, by),
      (at, by) => promote(at, target, { version, percent: 5 * (1 + below(10)), why }, by),
      (at, by) => rollback(at, target, { why }, by),
      (at, by) => stopCanary(at, target, why, by),
      (at, by) =>
        setFlags(at, target.brands, { values: { [of(flagNames)]: random() < 0.5 } as Record<Flag, boolean> }, by),
    ];
    yield* apply(index, of(changes));
  }
}

/** Returns a brand like the first one, without layouts of its own. */
function brandOf(number: number): SetBrand['brand'] {
  const id = `brand-${number + 1}`;
  return { ...brands[0], id, name: `Brand ${number + 1}`, hosts: [`${id}.localhost`], layouts: {} };
}
