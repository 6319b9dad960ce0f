/** Handles requests of an open page: the same steps as for a page, with the plan that the page started with. */
import { nameSchema, sourceKeySchema } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import type { TraceSpan } from '@forecourt/service';
import type { Request } from 'express';
import * as z from 'zod';
import { clientOf } from '../http/client';
import { ProblemError } from '../http/problems';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import type { Development } from '../steps/development/development';
import { showsBuilds } from '../steps/plan';
import type { Previews } from '../steps/plan/preview';
import type { Renderer } from '../steps/render';
import { beginRequest, type PreparedRequest, type RequestDependencies } from '../steps/request';
import type { Timing } from '../steps/timing';

export interface OpenPageDependencies extends RequestDependencies {
  metrics: Metrics;
  previews: Previews;
  hosts: SiteHosts;
  renderer: Renderer;
  development: Development;
}

/** Parses names separated by commas. */
const names = (characters: number) =>
  z
    .string()
    .max(characters)
    .transform((text) => text.split(',').filter((name) => name !== ''));

/** Names of sources. */
export const sourceNames = names(4500).pipe(z.array(sourceKeySchema).max(32));

/** Names of slots of the layout. */
export const slotNames = names(4500).pipe(z.array(nameSchema).max(64));

/** A slot's HTML for an open page. */
export interface SlotHtml {
  slot: string;
  outcome: string;
  html: string;
}

/** The address of a page, and the plan that it started with. */
export const openPageSchema = z.object({
  url: z.string().startsWith('/').max(20_000),
  needs: sourceNames,
  /** `X-Forecourt-Plan` of the page. */
  plan: z.string().max(4000).optional(),
});

/**
 * Starts a request for the address of an open page.
 * @returns null if its client has left @throws ProblemError if the address leads to no page, or its required source failed
 */
export async function beginForOpenPage(
  deps: OpenPageDependencies,
  { request, timing, gone }: { request: Request; timing: Timing; gone: AbortSignal },
  { url, needs, plan: began }: z.infer<typeof openPageSchema>,
): Promise<PreparedRequest | null> {
  const { host } = request.headers;
  const client = clientOf(request, deps);
  const preview = deps.previews.of(client.cookies, host);
  const ask = { host, client, timing, gone, preview, began, needs };
  let outcome = await beginRequest(deps, { ...ask, url });
  // Follows one redirect, as for a page; a message in its address is for pages only.
  if (outcome.kind === 'moved') outcome = await beginRequest(deps, { ...ask, url: outcome.redirect.location });
  if (gone.aborted) return null;
  if (outcome.kind === 'prepared') return outcome.prepared;
  if (outcome.kind === 'too-long')
    throw new ProblemError('too-long', 'The search says too much. Leave some of it out.');
  if (outcome.kind === 'starting') throw new ProblemError('starting', 'The site is starting; try again in a moment.');
  if (outcome.kind === 'not-found') throw new ProblemError('no-such-search', outcome.reason);
  if (outcome.kind === 'moved') throw new ProblemError('no-such-search', `${url} redirects in a circle.`);
  if (outcome.error.failure === 'busy')
    throw new ProblemError('busy', 'The listing search is overloaded. Try again in a moment.');
  throw new ProblemError('search-failed', 'The listing search did not answer. Try again in a moment.');
}

/** Renders slots of the layout for an open page, from the slot cache if possible. Slots that the site had no renderer for are left out. */
export async function renderForOpenPage(
  deps: OpenPageDependencies,
  { type, plan, calls, preview }: PreparedRequest,
  { view, wanted, gone, trace }: { view: ViewTexts; wanted: readonly string[]; gone: AbortSignal; trace?: TraceSpan },
): Promise<SlotHtml[]> {
  const slots = plan.slots.filter(({ slot, region }) => region !== null && wanted.includes(slot));
  if (slots.length === 0) return [];
  const ownSources = new Set(calls.filter((call) => call.isPersonal).map(({ name }) => name));
  const isUnkept = ownSources.size > 0 || type.isSecret === true;
  const renderer = showsBuilds(preview) ? await deps.development.rendererFor(plan) : deps.renderer;
  const renders = await renderer.render(plan, view, slots, () => true, {
    ...{ page: type.name, gone, isOwn: isUnkept, isFresh: type.isSecret === true, ownSources, trace },
  });
  const made = [...renders.values()].filter(({ outcome }) => outcome !== 'deferred');
  return made.map(({ slot, outcome, html }) => ({ slot, outcome, html }));
}
