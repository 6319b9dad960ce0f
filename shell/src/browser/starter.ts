/**
 * Runs inline at the end of every page, before anything is loaded: stores the visitor's actions until the page can handle them, loads
 * the host with the page's plan and view when the page is idle or on the first touch, and puts late slots into their places. Without
 * it, or if one of these is never loaded, links and forms work natively.
 */
import type { BusEvent } from '@forecourt/contracts';
import type { PackedView } from '@forecourt/packed-view';
import type { Bus } from '@forecourt/search-state';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import type { PageNames } from '../server/steps/document/page-names';
import { showBusy } from './busy';
import type { PageData } from './data';
import { type EarlyAct, keepLast } from './early-act';
import { preloadScripts } from './preload';
import type { Stray } from './strays';

/** A page whose host has started. */
interface BegunPage {
  bus: Bus<PageData, BusEvent>;
}

export interface Starter {
  /** Requests the page's plan and view, once however often it is called. It rejects with the status if the shell does not have them. */
  files(): Promise<{ plan: BrowserPlan; view: PackedView }>;
  acts: EarlyAct[];
  /** Late slots with their data, until the host takes them over. */
  lateSlots: { slot: string; data: unknown }[];
  /** Called by the script after a late slot; everything it needs is in the elements before that script. */
  late(): void;
  /** Puts a slot of the layout into its place, and passes its data to the host. */
  put(slot: string, outcome: string, nodes: Iterable<Node>, data: unknown): void;
  /** Set by the host once it handles early acts; called for each further one. */
  onAct: ((act: EarlyAct) => void) | null;
  onLate: ((slot: string, data: unknown) => void) | null;
  /** Set by the host once it has started, for the inspector. */
  begun?: BegunPage;
  onBegun?: (page: BegunPage) => void;
  /** Called when a remote did something besides rendering. */
  onStray?: (stray: Stray) => void;
  /** Performs an act natively. */
  release(act: EarlyAct): void;
}

declare global {
  var __fc: Starter;
}

/** Time without a host after which an early act is performed natively, ms. */
const patienceMs = 10_000;
const touches = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Filled in by the build: the script that the page's policy allows decides what is loaded, and nothing else in the page. */
const host = { url: '%HOST_URL%', integrity: '%HOST_INTEGRITY%' };
/** Script that requests slots which the site had to leave out (R75). */
const deferred = { url: '%DEFERRED_URL%', integrity: '%DEFERRED_INTEGRITY%' };

// An element's name would hide the document's method of that name from every script of the page.
const clobbering = Document.prototype.querySelectorAll.call(document, ':is(img,form,embed,object,iframe)[name]');
for (const element of clobbering) Element.prototype.removeAttribute.call(element, 'name');

/** Returns a sibling before the running script: `1` is the one right before it. By position, so that no other element can replace it. */
function before(count: number): Element {
  let element: Element = document.currentScript!;
  for (let step = 0; step < count; step += 1) element = element.previousElementSibling!;
  return element;
}

/** Returns the place of a slot; a nested slot has none of its own, and its data is for the host, which renders it. */
const placeOf = (slot: string) => document.querySelector(`[data-slot="${slot}"]:not([data-slot] *)`);

const released = new WeakSet<HTMLElement>();
let booted = false;
/** Whether the host or the page's files could not be loaded; then links and forms work natively. */
let gone = false;

const names = JSON.parse(before(1).textContent!) as PageNames;
let files: ReturnType<Starter['files']> | undefined;

async function read<T>(folder: string, name: string | T): Promise<T> {
  if (typeof name !== 'string') return name;
  const response = await fetch(`/_shell/${folder}/${name}`);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<T>;
}

/** Gives up on the host. A page whose files no longer exist is loaded again, unless it was loaded that way already. */
function doWithout(failure?: Error): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  gone = true;
  if (failure?.message === '404' && !starter.acts[0] && entry?.type !== 'reload') location.reload();
  else giveUp();
}

function load({ url, integrity }: typeof host): HTMLScriptElement {
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { integrity, crossOrigin: 'anonymous', src: url }));
  return script;
}

function boot(): void {
  if (booted) return;
  booted = true;
  for (const touch of touches) removeEventListener(touch, boot, true);
  starter.files().catch(doWithout);
  load(host).onerror = () => doWithout();
}

const starter: Starter = {
  files() {
    files ??= Promise.all([read('plans', names.plan).then(preloadScripts), read('views', names.view)]).then(
      ([plan, view]) => ({ plan, view: { ...view, data: { ...view.data, ...names.own } } }),
    );
    return files;
  },
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

/** Runs `put` as soon as the place is out of view, which is usually at once; in view, content below it would visibly move. */
function whenOutOfSight(place: Element, put: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    if (entry!.isIntersecting) return;
    observer.disconnect();
    put();
  }).observe(place);
}

/** Elements with script behaviour are marked; a form is marked for all of its fields. */
const answering = '[data-enhance]:not(form), form[data-enhance] :is(input, select)';

/** Returns the element of an event that a slot not yet hydrated should handle; null if the event may take its native course. */
function earlyTarget(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(answering) : null;
  if (gone || target === null || released.has(target)) return null;
  const slot = target.closest('[data-slot]');
  return slot === null || slot.hasAttribute('data-alive') || slot.getAttribute('data-outcome') === 'fallback'
    ? null
    : target;
}

const isBox = ({ type }: HTMLInputElement) => /checkbox|radio/.test(type);

/** Whether an act starts another search: a control of the search's form, or a link that opens no layer. */
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

/** Performs stored acts natively, so that they are not stored for ever without a host; once it has started, the host handles every act. */
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
    // The browser ticks a box at once; its `change` event is stored as the act.
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
