import { moduleKey, moduleOf, type Plan, type PlanSlot } from '@forecourt/contracts';
/** Step 5: the plan's slots to HTML, in the pool of render threads. */
import type { Log } from '@forecourt/service';
import type { Metrics } from '../../metrics';
import type { SourceCall } from '../data/fetch-sources';
import { slotAttributes } from '../slot-attributes';
import type { RemoteBreakers } from './breakers';
import type { RenderPool } from './pool';
import type { SlotFailure, SlotJob, SlotRender } from './protocol';

export class Renderer {
  constructor(private readonly options: { pool: RenderPool; breakers: RemoteBreakers; metrics: Metrics; log: Log }) {}

  /**
   * Renders the given slots of the layout, with what is nested in them, in one message to one thread. `view` is the page view
   * as JSON; a nested slot that is not ready is left to the browser. Never rejects: every slot comes back with an outcome.
   */
  async render(
    plan: Plan,
    view: string,
    slots: readonly PlanSlot[],
    isReady: (slot: PlanSlot) => boolean,
  ): Promise<ReadonlyMap<string, SlotRender>> {
    const admitted = new Map<string, boolean>();
    const jobOf = (slot: PlanSlot) => this.jobOf(slot, admitted);
    const nested = plan.slots.filter((slot) => slot.region === null);
    const result = await this.options.pool.render({
      view,
      roots: slots.map(jobOf),
      nested: Object.fromEntries(nested.map((slot) => [slot.slot, { ...jobOf(slot), pending: !isReady(slot) }])),
    });
    for (const failure of result.failures) this.countFailure(failure);
    for (const key of result.succeeded) this.options.breakers.succeeded(key);
    for (const slot of slots) {
      const outcome = result.slots.find((render) => render.slot === slot.slot)?.outcome ?? 'fallback';
      this.options.metrics.slots.inc({ slot: slot.slot, remote: slot.remote, version: slot.version, outcome });
    }
    return new Map(result.slots.map((render) => [render.slot, render]));
  }

  /**
   * Every slot of the layout with its HTML to come: those whose sources are there in one batch, each of the others as soon as
   * its own sources have settled.
   */
  renderAsDataArrives(
    plan: Plan,
    calls: readonly SourceCall[],
    view: () => string,
    _gone?: AbortSignal,
  ): { slot: PlanSlot; html: Promise<SlotRender> }[] {
    const slots = plan.slots.filter((slot) => slot.region !== null);
    const callsOf = (slot: PlanSlot) => calls.filter((call) => slot.needs.includes(call.name));
    const isReady = (slot: PlanSlot) => callsOf(slot).every((call) => call.settled !== undefined);
    const ready = slots.filter(isReady);
    const batch = this.render(plan, view(), ready, isReady);
    return slots.map((slot) => {
      const renders = ready.includes(slot)
        ? batch
        : Promise.all(callsOf(slot).map((call) => call.done)).then(() => this.render(plan, view(), [slot], isReady));
      return { slot, html: renders.then((all) => all.get(slot.slot)!) };
    });
  }

  private jobOf(slot: PlanSlot, admitted: Map<string, boolean>): SlotJob {
    const key = moduleKey(slot.remote, slot.version);
    let broken = slot.failure !== null;
    if (slot.failure !== null) this.count(slot.slot, slot.remote, slot.version, slot.failure.reason);
    else {
      // One decision a page and remote: a half-open breaker admits the page, not just its first slot.
      if (!admitted.has(key)) admitted.set(key, this.options.breakers.admit(key));
      broken = admitted.get(key) === false;
      if (broken) this.count(slot.slot, slot.remote, slot.version, 'breaker-open');
    }
    return {
      slot: slot.slot,
      key,
      fragment: slot.fragment,
      attributes: slotAttributes(slot),
      fallback: slot.fallback,
      broken,
    };
  }

  private countFailure(failure: SlotFailure): void {
    const { remote, version } = moduleOf(failure.key);
    this.count(failure.slot, remote, version, failure.reason);
    this.options.breakers.failed(failure.key);
    const { slot, reason, message } = failure;
    this.options.log.error(
      { slot, remote, version, reason, detail: message },
      `${failure.key} failed in the slot "${slot}"`,
    );
  }

  private count(slot: string, remote: string, version: string, reason: string): void {
    this.options.metrics.slotFailures.inc({ slot, remote, version, reason });
  }
}
