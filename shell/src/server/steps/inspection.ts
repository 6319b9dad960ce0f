/** Data of a tester's page for the inspector: how it was made, as far as the page itself does not contain that. */
import { contractVersion, type ModuleKey, type PlanSlot } from '@forecourt/contracts';
import type { SlotFailure, SlotRender } from '@forecourt/renderer';
import { own } from '@forecourt/service';
import type { Release } from '../registry/releases';
import type { Origin } from './plan/versions';
import type { PreparedRequest } from './request';

interface InspectedSlot {
  slot: string;
  remote: string;
  fragment: string;
  version: string;
  /** Origin of the version; null if no version is promoted. */
  from: Origin | null;
  /** Whether it is inside another fragment, with which it is rendered. */
  nested: boolean;
  /** Contract that its version was built for. */
  contract: string | null;
  outcome: SlotRender['outcome'] | null;
  /** Reason for its fallback. */
  reason: string | null;
  /** Time on the server, ms, of slots of the layout including those nested in them. */
  ms: number | null;
  bytes: number | null;
  /** Whether its HTML came from the cache; `ms` is the time of the original render. */
  cached: boolean;
}

interface InspectedSource {
  name: string;
  required: boolean;
  /** `ok`, the failure, or null if it had not settled when the page was complete. */
  outcome: string | null;
  ms: number | null;
}

export interface Inspection {
  /** The site's contract version. */
  contract: string;
  page: string;
  /** Whether the inspector opens at once. */
  open: boolean;
  /** Remotes under development, with the version that the page was made with; null without a build. */
  dev: Readonly<Record<string, string | null>>;
  slots: readonly InspectedSlot[];
  sources: readonly InspectedSource[];
}

/** Records how one page is made. */
export class InspectedPage {
  private readonly renders = new Map<string, { render: SlotRender; cached: boolean }>();
  private readonly reasons = new Map<string, string>();

  /** @param onFailed called with each failure, with its whole stack */
  constructor(
    private readonly onFailed: (failure: Pick<SlotFailure, 'message'> & { key?: ModuleKey }) => void = () => {},
  ) {}

  rendered(render: SlotRender, cached: boolean): void {
    this.renders.set(render.slot, { render, cached });
  }

  failed({
    slot,
    reason,
    message,
    key,
  }: Pick<SlotFailure, 'slot' | 'message'> & { reason: string; key?: ModuleKey }): void {
    this.reasons.set(slot, `${reason}: ${firstLine(message)}`);
    this.onFailed({ key, message });
  }

  /** Returns what has been recorded by now. */
  describe(
    { plan, calls, origins, preview, type }: PreparedRequest,
    releaseOf: (slot: PlanSlot) => Release | undefined,
    open: boolean,
  ): Inspection {
    return {
      ...{ contract: contractVersion, page: type.name, open },
      dev: Object.fromEntries(
        Object.keys(preview?.dev ?? {}).map((remote) => [remote, own(preview?.versions ?? {}, remote) ?? null]),
      ),
      slots: plan.slots.map((slot): InspectedSlot => {
        const { render, cached = false } = this.renders.get(slot.slot) ?? {};
        const reason = slot.failure === null ? this.reasons.get(slot.slot) : firstLine(slot.failure.message);
        return {
          ...{ slot: slot.slot, remote: slot.remote, fragment: slot.fragment, version: slot.version },
          ...{ from: origins?.get(slot.remote)?.from ?? null, nested: slot.region === null, cached },
          contract: releaseOf(slot)?.manifest?.contract ?? null,
          outcome: render?.outcome ?? null,
          reason: reason ?? null,
          ms: render?.ms ?? null,
          bytes: render === undefined ? null : Buffer.byteLength(render.html),
        };
      }),
      sources: calls.map(({ name, required, settled, ms }) => ({
        ...{ name, required, ms: ms ?? null },
        outcome: settled === undefined ? null : 'data' in settled ? 'ok' : settled.error.message,
      })),
    };
  }
}

/** Returns a message without the stack, which is in the log. */
export function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}
