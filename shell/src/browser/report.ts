import type { BusEvent } from '@forecourt/contracts';
import type { Bus } from '@forecourt/search-state';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import type { PageData } from './data';
import { sendReport } from './side-effects';

const longestReason = 500;

/** Reports a failure of a fragment in this browser to the other fragments, to the console and to the shell. Its server HTML stays. */
export function reportFailure(
  bus: Bus<PageData, BusEvent>,
  slot: Pick<BrowserPlan['slots'][number], 'slot' | 'remote' | 'version'>,
  error: unknown,
): void {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, longestReason);
  const detail = { slot: slot.slot, remote: slot.remote, version: slot.version, reason };
  console.error(`The fragment in the slot "${slot.slot}" failed; its server HTML stays.`, error);
  bus.emit({ type: 'fragment-failed', detail });
  sendReport('failed', detail);
}
