/**
 * Runs inline at the end of every page, before anything is loaded: keeps what the visitor does until the page can answer, loads
 * the host when the page is idle or on the first touch, and puts late slots in their place. Without it, or when the host
 * never comes, links and forms do their own work.
 */
import type { BusEvent } from '@forecourt/contracts';
import type { Bus } from '@forecourt/search-state';
import { showBusy } from './busy';
import type { PageData } from './data';
import { type EarlyAct, keepLast } from './early-act';
import type { Stray } from './strays';

/** A page whose host has begun. */
interface BegunPage {
  bus: Bus<PageData, BusEvent>;
}

export interface Starter {
  /** The scripts with the page's view and plan, as JSON: those that the host's own script follows, whatever else has their ids. */
  view: Element;
  plan: Element;
  acts: EarlyAct[];
  /** Slots that came late, with their data, until the host takes them over. */
  lateSlots: { slot: string; data: unknown }[];
  /** Called by the script behind a slot that came late, of which it finds all that it needs before it. */
  late(): void;
  /** Puts a slot of the layout into its place, and hands its data to the host. */
  put(slot: string, outcome: string, nodes: Iterable<Node>, data: unknown): void;
  /** The host calls this once it takes early acts over, and again for each that comes. */
  onAct: ((act: EarlyAct) => void) | null;
  onLate: ((slot: string, data: unknown) => void) | null;
  /** Left by the host once it has begun, and told to who waits for it: the inspector. */
  begun?: BegunPage;
  onBegun?: (page: BegunPage) => void;
  /** Told of what a remote did behind the host's back. */
  onStray?: (stray: Stray) => void;
  /** Does natively what the visitor asked for. */
  release(act: EarlyAct): void;
}

declare global {
  var __fc: Starter;
}

/** After this long without a host an early act is done natively. */
const patienceMs = 10_000;
const touches = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Put in by the build: what runs is named by the script that the page's policy names, and by nothing else in the page. */
const host = { url: '%HOST_URL%', integrity: '%HOST_INTEGRITY%' };
/** Asks for slots that the site had to leave out (R75). */
const deferred = { url: '%DEFERRED_URL%', integrity: '%DEFERRED_INTEGRITY%' };

// An element's name would stand in the way of the document's method of that name, for every script of the page.
const clobbering = Document.prototype.querySelectorAll.call(document, ':is(img,form,embed,object,iframe)[name]');
for (const element of clobbering) Element.prototype.removeAttribute.call(element, 'name');

/** What stands right before the script that runs, so many elements back. */
function before(count: number): Element {
  let element: Element = document.currentScript!;
  for (let step = 0; step < count; step += 1) element = element.previousElementSibling!;
  return element;
}

/** A nested slot has no place of its own; its data is for the host, which renders it. */
const placeOf = (slot: string) => document.querySelector(`[data-slot="${slot}"]:not([data-slot] *)`);

const released = new WeakSet<HTMLElement>();
let booted = false;
/** The host could not be loaded: the page takes its natural course. */
let gone = false;

function load({ url, integrity }: typeof host): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
  return script;
}

function boot(): void {
  if (booted) return;
  booted = true;
  for (const touch of touches) removeEventListener(touch, boot, true);
  load(host).onerror = () => {
    gone = true;
    giveUp();
  };
}

const starter: Starter = {
  view: before(2),
  plan: before(1),
  acts: [],
  lateSlots: [],
  onAct: null,
  onLate: null,
  late() {
    const from = before(2);
    const slot = from.getAttribute('data-late')!;
    const data: unknown = JSON.parse(before(1).textContent!);
    from.remove();
    const to = placeOf(slot);
    const put = () => starter.put(slot, from.getAttribute('data-late-outcome')!, from.childNodes, data);
    if (to && from.hasAttribute('data-late-extra')) whenOutOfSight(to, put);
    else put();
  },
  put(slot, outcome, nodes, data) {
    const to = placeOf(slot);
    to?.replaceChildren(...nodes);
    to?.setAttribute('data-outcome', outcome);
    to?.setAttribute('data-arrived', 'late');
    starter.lateSlots.push({ slot, data });
    starter.onLate?.(slot, data);
  },
  release({ element, value }) {
    released.add(element);
    if (value === undefined) element.click();
    else (element as HTMLSelectElement | HTMLInputElement).form?.requestSubmit();
  },
};
globalThis.__fc = starter;

/** At once, unless a place is in the window, and what stands below it would move before one's eyes. */
function whenOutOfSight(place: Element, put: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    if (entry!.isIntersecting) return;
    observer.disconnect();
    put();
  }).observe(place);
}

/** What answers by script says so; a form says it for all of its fields. */
const answering = '[data-enhance]:not(form), form[data-enhance] :is(input, select)';

/** Where an event is for a slot to answer that is not alive yet; null when the page may take its natural course. */
function earlyTarget(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(answering) : null;
  if (gone || target === null || released.has(target)) return null;
  const slot = target.closest('[data-slot]');
  return slot === null || slot.hasAttribute('data-alive') || slot.getAttribute('data-outcome') === 'fallback'
    ? null
    : target;
}

const isBox = ({ type }: HTMLInputElement) => /checkbox|radio/.test(type);

/** Whether an act asks for another search: a control of the search's form, or a link that opens nothing over the page. */
function isSearch(element: HTMLElement): boolean {
  const form = (element as HTMLInputElement).form;
  return form ? form.method === 'get' : element.matches('a:not([aria-haspopup])');
}

function keep(act: EarlyAct): void {
  if (isSearch(act.element)) showBusy(true);
  if (starter.onAct !== null) {
    starter.onAct(act);
    return;
  }
  keepLast(starter.acts, act);
  boot();
  setTimeout(giveUp, patienceMs);
}

/** Once the host is there it answers for every act; until then they are not kept for ever. */
function giveUp(): void {
  for (const act of starter.acts.splice(0)) starter.release(act);
}

addEventListener(
  'click',
  (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const element = earlyTarget(event);
    if (
      element === null ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && !isBox(element) && !/button|submit/.test(element.type))
    )
      return;
    event.stopPropagation();
    // A box is ticked by the browser, at once; what that asks for follows with its change.
    if (element instanceof HTMLInputElement && isBox(element)) return;
    event.preventDefault();
    keep({ element, value: undefined });
  },
  true,
);
addEventListener(
  'change',
  (event) => {
    const element = earlyTarget(event);
    if (element instanceof HTMLInputElement) keep({ element, value: isBox(element) ? element.checked : element.value });
    else if (element instanceof HTMLSelectElement) keep({ element, value: element.value });
  },
  true,
);

for (const touch of touches) addEventListener(touch, boot, { capture: true, passive: true });
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('[data-outcome="deferred"], [data-outcome="late"][data-due]')) load(deferred);
});

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(boot, { timeout: 2000 }) : setTimeout(boot, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
