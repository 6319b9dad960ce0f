/**
 * Requests the slots that a page lacks for the site's own reasons (R75), until they arrive. The starter loads this script on such pages
 * only, once it has the page's plan and view. Pauses grow and vary, so that many pages do not send requests at the same time; a polite
 * live region informs people.
 */
import type { DeferredSlots } from '../server/routes/deferred-slots';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import { putSlot } from './put-slot';

/** Deferred slots, and late ones of a document that broke off before they came. */
const lacking = '[data-slot]:is([data-outcome="deferred"], [data-outcome="late"][data-due]):not([data-slot] *)';
const tries = 8;
const pauseMs = { first: 500, most: 16_000 };

const { __fc: starter } = globalThis;

/** The page as it was sent. */
interface SentPage {
  url: string;
  plan: BrowserPlan;
  /** Sources whose data it has. */
  has: Set<string>;
}

async function sentPage(): Promise<SentPage> {
  const [plan, { url, data }] = await starter.files();
  return { plan, url, has: new Set(Object.keys({ ...data, ...starter.names.own })) };
}

const status = document.createElement('p');
status.className = 'fc-hidden';
status.setAttribute('role', 'status');
document.body.append(status);

const places = () => [...document.querySelectorAll<HTMLElement>(lacking)];
const nameOf = (place: HTMLElement) => place.dataset.slot!;

/** Returns the sources of slots, and of all nested slots, which may be in any of them. */
function needsOf(slots: readonly string[], plan: BrowserPlan): string[] {
  const planned = plan.slots.filter(({ slot, nested }) => nested === true || slots.includes(slot));
  return [...new Set(planned.flatMap(({ needs }) => needs))];
}

function nodesOf(html: string): NodeListOf<ChildNode> {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.childNodes;
}

/** Requests slots once, and puts them into their places. @returns the shell's `Retry-After`, ms */
async function ask(slots: readonly string[], { url, plan, has }: SentPage): Promise<number> {
  const names = { slots, needs: needsOf(slots, plan), has: [...has] };
  const query = new URLSearchParams({ url, plan: plan.id });
  for (const [name, all] of Object.entries(names)) query.set(name, all.join(','));
  const response = await fetch(`/_shell/slots?${query}`, { headers: { Accept: 'application/json' } });
  if (!response.ok) return Number(response.headers.get('retry-after') ?? 0) * 1000;
  const answer = (await response.json()) as DeferredSlots;
  // The shopper has started another search in the meantime.
  if (isLeft(url)) return 0;
  for (const name of Object.keys(answer.data)) has.add(name);
  for (const [index, { slot, outcome, html }] of answer.slots.entries())
    putSlot(slot, outcome, nodesOf(html), index === 0 ? answer.data : {});
  return 0;
}

/** Whether the page shows another address by now; then the host renders missing slots from its own data. */
const isLeft = (url: string) => starter.started !== undefined && starter.started.bus.view.url !== url;

async function bringAll(): Promise<void> {
  status.textContent = 'The rest of the page is loading.';
  const page = await sentPage();
  let waitMs = pauseMs.first;
  for (let attempt = 0; attempt < tries && places().length > 0; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random())));
    const lacks = places().map(nameOf);
    if (isLeft(page.url)) {
      for (const slot of lacks) putSlot(slot, 'ok', [], {});
      break;
    }
    const leftAloneMs = await ask(lacks, page).catch(() => 0);
    waitMs = Math.max(leftAloneMs, Math.min(waitMs * 2, pauseMs.most));
  }
  const rest = places();
  // Shows the fallback that is in the HTML for browsers without script.
  for (const place of rest) place.dataset.outcome = 'fallback';
  status.textContent =
    rest.length === 0 ? 'The page is complete.' : 'Parts of this page could not be loaded. Reload it to try again.';
}

void bringAll();
