import type { BusEvent } from '@forecourt/contracts';
import type { Bus } from '@forecourt/search-state';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import type { PageData } from './data';
import { sendReport, stackOf } from './send-report';

/** Reports a failure of a fragment in this browser to the other fragments, to the console and to the shell. Its server HTML stays. */
export function reportFailure(
  bus: Bus<PageData, BusEvent>,
  { slot, remote, version }: Pick<BrowserPlan['slots'][number], 'slot' | 'remote' | 'version'>,
  error: unknown,
): void {
  const detail = { slot, remote, version, reason: String(error) };
  console.error(`The fragment in the slot "${slot}" failed; its server HTML stays.`, error);
  bus.emit({ type: 'fragment-failed', detail });
  sendReport('failed', detail, stackOf(error));
}
