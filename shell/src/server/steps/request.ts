/**
 * One request, in reading order: brand → state → plan → data, the same for a page and for a browser's request after an intent.
 * Render and document follow for a page, in `answer.ts`.
 */
import type { Brand } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import type { Reference, ReferenceData } from '@forecourt/search-state';
import type { FetchError } from '@forecourt/service';
import type { Client } from '../http/client';
import type { Releases } from '../registry/releases';
import type { SiteBrands } from '../site-brands';
import { arrivedData, type SourceCall, type SourceFetcher } from './data';
import type { Address, NotFound, PageType, Redirect } from './page-type';
import { type Planner, type PlanStep, pageToPlan, planOf, type ShownBuilds, type ShownPreview } from './plan';
import { stateOf } from './state';
import type { Timing } from './timing';

export interface RequestDependencies {
  types: readonly PageType[];
  reference: () => { data: ReferenceData; reference: Reference } | null;
  releases: Releases;
  brands: SiteBrands;
  planner: Planner;
  sources: SourceFetcher;
  /** Unpublished builds, for the pages of their developers. */
  shownBuilds: (keys: NonNullable<Preview['dev']>) => Promise<ShownBuilds>;
}

export interface Ask {
  host: string | undefined;
  /** Path and query. */
  url: string;
  /** The client, with its cookies. */
  client: Client;
  timing: Timing;
  /** Aborts when the client has left; no upstream is called after that. */
  gone: AbortSignal;
  /** A tester's preview. */
  preview: Preview | null;
  /** Id of the plan that the page started with. */
  began?: string;
  /** Sources to call besides the required ones; if absent, those of the plan's fragments. */
  needs?: readonly string[];
}

/** A request whose required sources have settled. */
export interface PreparedRequest extends PlanStep {
  brand: Brand;
  type: PageType;
  address: Address;
  /** The preview of a tester's page, with all versions that it shows. */
  preview: ShownPreview | null;
  known: { data: ReferenceData; reference: Reference };
  calls: readonly SourceCall[];
}

export type Outcome = { brand: Brand } & (
  | { kind: 'starting' }
  | { kind: 'too-long' }
  | ({ kind: 'not-found' } & NotFound)
  | { kind: 'moved'; redirect: Redirect; address: Address }
  | { kind: 'failed'; error: FetchError; prepared: PreparedRequest }
  | { kind: 'prepared'; prepared: PreparedRequest }
);

/** Runs the first four steps, as far as they lead. Never rejects because of an upstream. */
export async function beginRequest(deps: RequestDependencies, ask: Ask): Promise<Outcome> {
  const { client, timing } = ask;
  const { cookies } = client;
  const brand = deps.brands.forHost(ask.host);
  timing.end('brand');

  const known = deps.reference();
  const first = deps.releases.current;
  if (known === null || first === null) return { kind: 'starting', brand };
  const state = stateOf(deps.types, { url: ask.url, cookies }, brand, known.reference);
  if (state.kind !== 'page') return { ...state, brand };
  const { type, address } = state;
  timing.end('state');

  const page = pageToPlan(type, address);
  const preview = ask.preview && (await shownOf(deps, ask.preview));
  // Preparing preview releases takes time; the releases may have changed.
  const set = deps.releases.current ?? first;
  const planned = planOf({ ...deps, set, brand, page, preview, cookies, began: ask.began });
  timing.end('plan');

  const { plan, sources: brought } = planned;
  // An address that names its own fragment may name one that does not exist.
  if (type.layout !== undefined && plan.slots.every(({ failure }) => failure?.reason === 'unresolved'))
    return { kind: 'not-found', reason: plan.slots[0]?.failure?.message ?? 'the page has no slots', brand };
  const calls = deps.sources.start({
    requires: type.requires,
    needs: ask.needs ?? plan.slots.filter((slot) => slot.failure === null).flatMap((slot) => slot.needs),
    brought,
    input: { state: address.state, params: address.params, brand },
    client,
    gone: ask.gone,
    trace: timing.trace,
  });
  await Promise.all(calls.filter((call) => call.required).map((call) => call.done));
  const prepared: PreparedRequest = { preview, brand, type, address, known, calls, ...planned };
  for (const { required, settled } of calls)
    if (required && settled !== undefined && 'error' in settled)
      return { kind: 'failed', error: settled.error, prepared, brand };
  const search = type.searchOf?.(arrivedData(calls));
  if (search === undefined) return { kind: 'prepared', prepared, brand };
  return { kind: 'prepared', prepared: { ...prepared, address: { ...address, state: search } }, brand };
}

/** Prepares the versions of a preview, published and not. */
async function shownOf(
  { releases, shownBuilds }: Pick<RequestDependencies, 'releases' | 'shownBuilds'>,
  preview: Preview,
): Promise<ShownPreview> {
  const [published, builds] = await Promise.all([
    releases.forPreview(preview.versions),
    shownBuilds(preview.dev ?? {}),
  ]);
  return {
    ...preview,
    versions: { ...preview.versions, ...builds.versions },
    releases: new Map([...published, ...builds.releases]),
    unpublished: builds.known,
  };
}
