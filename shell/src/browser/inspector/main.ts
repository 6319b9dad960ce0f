/**
 * The inspector: shows testers with a preview link how the page was made and what it does. A script of its own, which only their
 * pages load. It runs before the host, so that it records every hydration, and opens when the document is complete.
 */

import type { Inspection } from '../../server/steps/inspection';
import { develop } from './develop';
import { Hydrations } from './hydrations';
import { Panel } from './panel';
import { type Shift, watchShifts } from './shifts';

const { __fc: starter } = globalThis;
let panel: Panel | null = null;
const shifts: Shift[] = [];
const events: string[] = [];
const mostEvents = 200;
/** Findings of the gate for the last build of `fragment dev`; null on other pages, and before it has checked one. */
let gate: readonly string[] | null = null;

const hydrations = new Hydrations(() => panel?.refresh());
const stopShifts = watchShifts((shift) => {
  shifts.push(shift);
  panel?.refresh();
});

function tell(what: string, detail: unknown): void {
  const line = `${Math.round(performance.now())} ms ${what} ${detail === undefined ? '' : JSON.stringify(detail)}`;
  events.unshift(line.length > 500 ? `${line.slice(0, 500)}…` : line);
  events.splice(mostEvents);
  panel?.refresh();
}

starter.onStarted = ({ bus }) => {
  bus.events$.subscribe(({ type, detail }) => tell(`event ${type}`, detail));
  bus.intents$.subscribe(({ type, ...intent }) => tell(`intent ${type}`, intent));
  bus.view$.subscribe(({ status, url }) => tell(`search ${status}`, url));
};
starter.onSideEffect = ({ kind, ...sideEffect }) => tell(kind, sideEffect);
if (starter.started !== undefined) starter.onStarted(starter.started);

async function begin(): Promise<void> {
  const inspection = JSON.parse(document.querySelector('script#fc-inspection')?.textContent ?? 'null') as Inspection;
  const [plan] = await starter.files();
  if (inspection.open) {
    panel = new Panel({
      ...{ inspection, plan, hydrations, shifts, events },
      gate: () => gate,
      onClose() {
        panel = null;
        hydrations.stop();
        stopShifts();
      },
    });
  }
  if (Object.keys(inspection.dev).length > 0)
    develop({
      versions: inspection.dev,
      reload: () => location.replace(again()),
      onFindings(findings) {
        gate = findings?.map(({ rule, what, remedy }) => `[${rule}] ${what} ${remedy}`) ?? null;
        panel?.refresh();
      },
    });
}

/** Returns the address of the current page, with the inspector if it is open. */
function again(): string {
  const { pathname, search } = location;
  const asked = /[?&]inspect=?(&|$)/.test(search);
  return pathname + search + (panel === null || asked ? '' : `${search === '' ? '?' : '&'}inspect`);
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void begin());
else void begin();
