/**
 * Runs inline at the end of every page, before anything is loaded: stores the visitor's actions until the page can handle them, loads
 * the host with the page's plan and view on the first touch, or when the page is idle on a device that can afford it. The host hydrates nothing
 * by itself. Without it, or if one of these is never loaded, links and forms work natively. Late slots come with a script of their own.
 */
import type { BusEvent } from '@forecourt/contracts';
import type { PackedView } from '@forecourt/packed-view';
import type { Bus } from '@forecourt/search-state';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import type { PageFilePath } from '../server/steps/document/page-files';
import type { PageNames } from '../server/steps/document/page-names';
import { showBusy } from './busy';
import type { PageData } from './data';
import { type EarlyAct, keepLast } from './early-act';
import type { SideEffect } from './side-effects';

/** A page whose host has started. */
interface StartedPage {
  bus: Bus<PageData, BusEvent>;
}

export interface Starter {
  /** What the document says of its plan and view. */
  names: PageNames;
  /** Requests plan and view, once however often it is called. It rejects with the answer if the shell does not have them; see `readPage`. */
  files(): Promise<[BrowserPlan, PackedView]>;
  acts: EarlyAct[];
  /** Late slots with their data, until the host takes them over. */
  lateSlots: { slot: string; data: unknown }[];
  /** Set by the host once it handles early acts; called for each further one. */
  onAct: ((act: EarlyAct) => void) | null;
  onLate: ((slot: string, data: unknown) => void) | null;
  /** Set by the host once it has started, for the inspector. */
  started?: StartedPage;
  onStarted?: (page: StartedPage) => void;
  /** Called when a remote did something besides rendering. */
  onSideEffect?: (sideEffect: SideEffect) => void;
  /** Performs an act natively. */
  release(act: EarlyAct): void;
  /** Performs all acts natively, stored and further ones, because the host or the page's files could not be loaded. */
  doWithout(): void;
}

declare global {
  var __fc: Starter;
  /** Receives each change of a field: an array from the head of the document on (see `changesScript` on the server), then the starter. */
  var __fcChanges: { push(event: Event): void };
}

/** Time without a host after which an early act is performed natively, ms. */
const timeoutMs = 10_000;
const touches = ['pointerdown', 'keydown'] as const;

/** Filled in by the build: the script that the page's policy allows decides what is loaded, and nothing else in the page. */
const host = { src: '%HOST_URL%', integrity: '%HOST_INTEGRITY%' };

// An element's name would hide the document's method of that name from every script of the page.
const clobbering = Document.prototype.querySelectorAll.call(document, ':is(img,form,embed,object,iframe)[name]');
for (const element of clobbering) Element.prototype.removeAttribute.call(element, 'name');

const released = new WeakSet<HTMLElement>();
let booted = false;
let files: ReturnType<Starter['files']> | undefined;

/** @param file below `/_shell`; or its contents, on a page of one visitor */
async function read<T>(file: PageFilePath | T): Promise<T> {
  if (typeof file !== 'string') return file;
  const response = await fetch(`/_shell/${file}`);
  if (!response.ok) throw response;
  return response.json() as Promise<T>;
}

function add<T extends 'link' | 'script'>(tag: T, more: Partial<HTMLElementTagNameMap[T]>): void {
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, more));
}

/** Requests the scripts that hydrate whatever the visitor does beside the host: otherwise they would come after it, and chunks after entries. */
function preload(plan: BrowserPlan): BrowserPlan {
  for (const href of plan.early) add('link', { rel: 'preload', as: 'script', integrity: plan.scripts[href], href });
  return plan;
}

function boot(): void {
  if (booted) return;
  booted = true;
  starter.files().catch(() => {});
  add('script', { ...host, onerror: starter.doWithout });
}

const starter: Starter = {
  // By position, so that no other element can replace it.
  names: JSON.parse(document.currentScript!.previousElementSibling!.textContent!) as PageNames,
  files() {
    const { plan, view } = starter.names;
    files ??= Promise.all([read<BrowserPlan>(plan).then(preload), read<PackedView>(view)]);
    return files;
  },
  acts: [],
  lateSlots: [],
  onAct: null,
  onLate: null,
  release({ element, value }) {
    released.add(element);
    if (value === undefined) element.click();
    else (element as HTMLSelectElement | HTMLInputElement).form?.requestSubmit();
  },
  doWithout() {
    starter.onAct = starter.release;
    giveUp();
  },
};
globalThis.__fc = starter;

/** Elements with script behaviour are marked; a form is marked for all of its fields. A plain button does nothing without script. */
const answering =
  '[data-enhance]:not(form),form[data-enhance] :is(input,select),button[type=button]:not([popovertarget],[commandfor])';

/** Such an element; only a field has these. */
type Answering = HTMLElement & Partial<Pick<HTMLInputElement, 'type' | 'checked' | 'value'>>;

/** Returns the element of an event that a slot not yet hydrated should handle; null if the event may take its native course. */
function earlyTarget(event: Event): Answering | null {
  const target = event.target instanceof Element ? event.target.closest<Answering>(answering) : null;
  if (target === null || released.has(target)) return null;
  const slot = target.closest('[data-slot]');
  return slot === null || slot.matches('[data-alive],[data-outcome=fallback]') ? null : target;
}

const isField = (element: Answering) => element.matches('input,select');
const isBox = ({ type }: Answering) => /checkbox|radio/.test(type!);

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
  setTimeout(giveUp, timeoutMs);
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
    if (element === null || (isField(element) && !/checkbox|radio|button|submit/.test(element.type!))) return;
    event.stopPropagation();
    // The browser ticks a box at once; its `change` event is stored as the act.
    if (isBox(element)) return;
    event.preventDefault();
    keep({ element, value: undefined });
  },
  true,
);

function onChange(event: Event): void {
  const element = earlyTarget(event);
  if (element !== null && isField(element)) keep({ element, value: isBox(element) ? element.checked : element.value });
}

for (const event of globalThis.__fcChanges as Event[]) onChange(event);
globalThis.__fcChanges = { push: onChange };

for (const touch of touches) addEventListener(touch, boot, { capture: true, passive: true });
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('[data-outcome="deferred"],[data-outcome="late"][data-due]'))
    starter.files().then(
      ([{ deferred: src, scripts }]) => add('script', { src, integrity: scripts[src] }),
      () => {},
    );
});

/** Part of the navigator that not all browsers have. */
interface Thrift {
  connection?: { saveData?: boolean };
  /** GB. */
  deviceMemory?: number;
}

const { connection, deviceMemory = 8 } = navigator as Thrift;
// With the host at hand the first press is answered sooner; those who save data, and small devices, load it when they need it.
if (!connection?.saveData && deviceMemory > 1)
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(boot, { timeout: 2000 });
    else setTimeout(boot, 200);
  });
else addEventListener('scroll', boot, { once: true, passive: true });
