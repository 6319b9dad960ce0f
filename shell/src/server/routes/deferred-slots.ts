import { nameSchema } from '@forecourt/contracts';
import { clientGone, reasonsOf } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { ProblemError } from '../http/problems';
import { arrivedData, pageView, staleSources, viewAsDataArrives } from '../steps/data';
import type { Renderer } from '../steps/render';
import { Timing } from '../steps/timing';
import { beginForOpenPage, type OpenPageDependencies, openPageSchema, sourceNames } from './open-page';

const querySchema = openPageSchema.extend({
  slots: z
    .string()
    .max(4500)
    .transform((text) => text.split(','))
    .pipe(z.array(nameSchema).min(1).max(64)),
  /** Sources whose data the page already has. */
  has: sourceNames,
});

/** HTML and data with which the browser fills deferred slots. */
export interface DeferredSlots {
  slots: readonly { slot: string; outcome: string; html: string }[];
  /** Data by source, without what the page already has. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Answers `GET /_shell/slots?url=…&slots=…&needs=…&has=…&plan=…` with the HTML of slots that a page lacks for the site's own reasons (R75),
 * and the data that they were rendered from. Slots that are deferred again are left out of the answer.
 */
export function createDeferredSlotsHandler(deps: OpenPageDependencies & { renderer: Renderer }): RequestHandler {
  return async function deferredSlots(request, response): Promise<void> {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('bad-view', reasonsOf(query.error).join('; '));
    const { slots: wanted, has } = query.data;
    const timing = new Timing(deps.metrics);
    const gone = clientGone(response);
    const begun = await beginForOpenPage(deps, { request, timing, gone }, query.data);
    if (begun === null) return;
    const { brand, type, address, plan, calls, known } = begun;
    await Promise.all(calls.map((call) => call.done));
    timing.end('data');
    if (gone.aborted) return;
    const view = viewAsDataArrives(calls, () =>
      pageView({
        ...{ page: type.name, address, brand, reference: known.data },
        ...{ data: arrivedData(calls), stale: staleSources(calls) },
      }),
    );
    const ownSources = new Set(calls.filter((call) => call.isPersonal).map(({ name }) => name));
    const slots = plan.slots.filter(({ slot, region }) => region !== null && wanted.includes(slot));
    const isUnkept = ownSources.size > 0 || type.isSecret === true;
    const renders = await deps.renderer.render(plan, view(), slots, () => true, {
      ...{ page: type.name, gone, isOwn: isUnkept, isFresh: type.isSecret === true, ownSources },
    });
    timing.end('render');
    const data = Object.fromEntries(Object.entries(arrivedData(calls)).filter(([name]) => !has.includes(name)));
    const made = [...renders.values()].filter(({ outcome }) => outcome !== 'deferred');
    const answer: DeferredSlots = { slots: made.map(({ slot, outcome, html }) => ({ slot, outcome, html })), data };
    response.set('Cache-Control', 'private, no-store').json(answer);
  };
}
