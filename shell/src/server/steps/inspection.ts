/** What a tester's page tells the inspector: how it was made, as far as the page itself does not carry that. */
import { contractVersion, type PlanSlot } from '@forecourt/contracts';
import type { SlotFailure, SlotRender } from '@forecourt/renderer';
import type { Release } from '../registry/releases';
import type { Origin } from './plan/versions';
import type { Begun } from './request';

interface InspectedSlot {
  slot: string;
  remote: string;
  fragment: string;
  version: string;
  /** What decided on the version; null where no version is promoted. */
  from: Origin | null;
  /** That it stands in another fragment, with which it is rendered. */
  nested: boolean;
  /** Which contract its version was built for. */
  contract: string | null;
  outcome: SlotRender['outcome'] | null;
  /** Why it shows its fallback. */
  reason: string | null;
  /** Time on the server, of slots of the layout with what is nested in them. */
  ms: number | null;
  bytes: number | null;
  /** That its HTML was kept from before; `ms` is what it took then. */
  kept: boolean;
}

interface InspectedSource {
  name: string;
  required: boolean;
  /** `ok`, why it failed, or null where it had not come when the page was over. */
  outcome: string | null;
  ms: number | null;
}

export interface Inspection {
  /** The site's. */
  contract: string;
  page: string;
  /** Whether the inspector shows itself at once. */
  open: boolean;
  /** Remotes of which the page shows each new version by itself, and the version that it shows; null where it has none. */
  follows: Readonly<Record<string, string | null>>;
  slots: readonly InspectedSlot[];
  sources: readonly InspectedSource[];
}

/** Sees one page being made. */
export class InspectedPage {
  private readonly renders = new Map<string, { render: SlotRender; kept: boolean }>();
  private readonly reasons = new Map<string, string>();

  rendered(render: SlotRender, kept: boolean): void {
    this.renders.set(render.slot, { render, kept });
  }

  failed({ slot, reason, message }: Pick<SlotFailure, 'slot' | 'message'> & { reason: string }): void {
    this.reasons.set(slot, `${reason}: ${firstLine(message)}`);
  }

  /** What there is to tell by now. */
  tell(
    { plan, calls, origins, preview, type }: Begun,
    releaseOf: (slot: PlanSlot) => Release | undefined,
    open: boolean,
  ): Inspection {
    return {
      ...{ contract: contractVersion, page: type.name, open },
      follows: Object.fromEntries(
        (preview?.follows ?? []).map((remote) => [remote, origins?.get(remote)?.version ?? null]),
      ),
      slots: plan.slots.map((slot): InspectedSlot => {
        const { render, kept = false } = this.renders.get(slot.slot) ?? {};
        const reason = slot.failure === null ? this.reasons.get(slot.slot) : firstLine(slot.failure.message);
        return {
          ...{ slot: slot.slot, remote: slot.remote, fragment: slot.fragment, version: slot.version },
          ...{ from: origins?.get(slot.remote)?.from ?? null, nested: slot.region === null, kept },
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

/** Without the stack, which is in the log. */
export function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}
