import type { FragmentHost, PageView, SlotProps } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { FragmentRoot, idPrefix } from '@forecourt/fragment-kit/host';
import { createElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import type { PageData } from './data';
import { type EarlyAct, keepLast } from './early-act';
import { isOnTouch, noteAnswer, noteTouch, opensInSight, whenPolicySays } from './policies';
import { hostFor } from './remote-host';
import { replay } from './replay';
import { ServedHtml, type ServedSlot } from './served-html';
import { isOrganic, nextTask, propsOf, showsSearch } from './slot-facts';

type PlannedSlot = BrowserPlan['slots'][number];

/** Time, ms, that a slot's code may take to load before the slot counts as unable to follow a search. */
const momentMs = 2000;
/** Start of a load that never ends, for code that could not be loaded. */
const failed = Number.NEGATIVE_INFINITY;

interface FollowingSlot extends ServedSlot {
  planned: PlannedSlot;
  /** When its code began to load, ms; `failed` if it could not be loaded; null while it waits for its policy, and once the code is loaded. */
  since: number | null;
}

interface LiveSlot extends FollowingSlot {
  props: SlotProps;
  root: Root | null;
  acts: EarlyAct[];
  /** Whether it waits for its policy: until then it shows the server's HTML. */
  isAsleep: boolean;
  /** Whether a search, not its policy, caused its hydration. */
  isHurried: boolean;
  /** Skips the wait for the policy. */
  hurry: () => void;
  stop: () => void;
}

/**
 * The slots of the page: each gets a React root of its own when its policy says so, over the HTML from the server. Until then it follows the
 * search by new HTML. One that fails keeps its HTML and does not affect others.
 */
export class Slots {
  private readonly live = new Map<HTMLElement, LiveSlot>();
  /** Slots whose code is missing or broken. */
  private readonly dead = new Map<HTMLElement, FollowingSlot>();
  /** Elements that were released once: their content was not rendered from the server's first view. */
  private readonly used = new WeakSet<HTMLElement>();
  private readonly served = new ServedHtml();
  /** Hydrations run one after the other, each in a task of its own, so that the page stays responsive. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: {
      plan: BrowserPlan;
      load: (remote: string, fragment: string) => Promise<FragmentDefinition>;
      host: FragmentHost;
      lateHost: () => FragmentHost;
      /** Resolves once no search is loading. */
      atRest: () => Promise<unknown>;
      onFailure: (slot: PlannedSlot, error: unknown) => void;
      /** Called when React renders something else than the server's HTML. */
      onMismatch: (slot: PlannedSlot, error: unknown) => void;
      /** Called after early acts have been repeated. */
      onReplayed: () => void;
    },
  ) {}

  /** Takes over every slot in the document. */
  adoptAll(): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      const slot = element.dataset.slot ?? '';
      try {
        this.adopt(element, slot, propsOf(element));
      } catch (error) {
        const planned = this.planned(slot);
        if (planned === undefined) continue;
        this.dead.set(element, { element, planned, from: null, since: failed });
        this.options.onFailure(planned, error);
      }
    }
  }

  /** Takes over one slot's element; an element that is known stays as it is. @returns a function that releases it */
  adopt(element: HTMLElement, slot: string, props: SlotProps): () => void {
    const undo = () => this.release(element);
    const planned = this.planned(slot);
    const outcome = element.dataset.outcome;
    if (planned === undefined || this.live.has(element)) return undo;
    if (outcome === 'fallback' || outcome === 'deferred') return undo;
    // The slot of the layout inside another fragment is not taken over a second time.
    if (planned.nested === undefined && element.parentElement?.closest('[data-slot]') != null) return undo;
    if (outcome === 'late' && element.closest('[data-slot] [data-slot]') === null) return undo;
    const acts: EarlyAct[] = [];
    // As on the server: the props of the fragment that nests the slot take precedence.
    const given = { ...planned.props, ...props };
    const { from = null, of }: Partial<ServedSlot> = this.layoutSlot(element) ?? {};
    const live: LiveSlot = {
      ...{ element, planned, props: given, from, of, root: null, acts, since: null, isAsleep: true },
      ...{ isHurried: false, hurry() {}, stop() {} },
    };
    this.live.set(element, live);
    this.watch(live);
    // HTML of the document's search, which arrived after another one was shown.
    const isLeft = from === null && this.served.hasLeft && (planned.nested === undefined || element.hasChildNodes());
    if (isLeft && showsSearch(planned)) live.hurry();
    return undo;
  }

  private watch(live: LiveSlot): void {
    live.isAsleep = true;
    const { hydrate } = live.planned;
    const policy = !this.isServed(live) && isOnTouch(hydrate) ? 'unserved' : hydrate;
    const { wait, hurry, stop } = whenPolicySays(policy, live.element);
    live.stop = stop;
    live.hurry = () => {
      live.isHurried = true;
      hurry();
    };
    void wait.then(() => this.wake(live));
  }

  /** Handles an act in a slot that is not hydrated yet: hydrates it, then repeats the act. */
  act(act: EarlyAct): void {
    const element = act.element.closest<HTMLElement>('[data-slot]');
    const live = element === null ? undefined : this.live.get(element);
    if (live === undefined) globalThis.__fc.release(act);
    else if (live.element.hasAttribute('data-alive')) this.replay([act]);
    else {
      noteTouch();
      keepLast(live.acts, act);
      live.hurry();
    }
  }

  /** Whether a slot for the search cannot follow it: its code is missing, or has been loading for too long (R58). */
  get isBehind(): boolean {
    return this.behind().length > 0;
  }

  /** Whether such a slot shows another search than the page, rather than the right one that it cannot leave. */
  get isStale(): boolean {
    return this.behind().some((slot) => !this.served.isShown(slot));
  }

  private behind(): ServedSlot[] {
    return [...this.dead.values(), ...this.live.values()].filter(
      ({ element, planned, since }) =>
        isOrganic(planned) &&
        since !== null &&
        performance.now() - since > momentMs &&
        element.isConnected &&
        !element.hasAttribute('data-alive'),
    );
  }

  /** Names of the layout's slots that show the server's HTML and wait for their policy; they follow a search by new HTML. */
  get asleep(): string[] {
    return this.sleepers().map(({ planned }) => planned.slot);
  }

  /** Whether all slots with unpaid data of the search can follow it by the HTML of its answer (R58). */
  canShow({ html = [] }: PageData): boolean {
    const isThere = (name: string) => html.some(({ slot, outcome }) => slot === name && /^(ok|empty)$/.test(outcome));
    return this.sleepers().every(({ planned }) => !isOrganic(planned) || isThere(planned.slot));
  }

  /** Shows the HTML of a search in all slots that are not hydrated. @param view of the search, as the server rendered it */
  show(data: PageData, view: PageView): void {
    this.served.show(data, view, this.sleepers(), (slot, replace) => {
      const live = this.live.get(slot.element)!;
      for (const nested of [...this.live.values()])
        if (nested !== live && live.element.contains(nested.element)) this.leave(nested);
      const isThere = replace();
      if (live.element.dataset.outcome === 'fallback') this.leave(live);
      else if (!isThere) live.hurry();
    });
    this.adoptAll();
  }

  /**
   * Hydrates slots that show the search and wait for their policy, so that they follow it: those inside hydrated slots, whose HTML no answer
   * has; or all.
   * @returns a promise that resolves when the time for all of them has passed
   */
  follow(which: 'nested' | 'all'): Promise<void> {
    for (const live of [...this.live.values()])
      if (showsSearch(live.planned) && (which === 'all' || this.layoutSlot(live.element)?.isAsleep !== true))
        live.hurry();
    return new Promise((resolve) => setTimeout(resolve, momentMs + 1));
  }

  private sleepers(): LiveSlot[] {
    return [...this.live.values()].filter(({ planned, isAsleep }) => isAsleep && planned.nested === undefined);
  }

  /** Returns the slot of the layout that an element is, or is in. */
  private layoutSlot(element: Element): LiveSlot | undefined {
    let outermost: Element | null = null;
    for (let at = element.closest('[data-slot]'); at !== null; at = at.parentElement?.closest('[data-slot]') ?? null)
      outermost = at;
    return outermost === null ? undefined : this.live.get(outermost as HTMLElement);
  }

  /** Leaves a slot whose HTML is replaced; one that was hydrated is mounted again when that HTML is shown again. */
  private leave(live: LiveSlot): void {
    this.live.delete(live.element);
    live.stop();
    if (live.root === null) return;
    live.element.removeAttribute('data-alive');
    live.element.dataset.outcome = 'late';
    this.used.add(live.element);
    live.root.unmount();
  }

  private planned(slot: string): PlannedSlot | undefined {
    return this.options.plan.slots.find((candidate) => candidate.slot === slot);
  }

  private release(element: HTMLElement): void {
    const live = this.live.get(element);
    if (live === undefined) return;
    this.live.delete(element);
    this.used.add(element);
    element.removeAttribute('data-alive');
    live.stop();
    // React does not allow one root to unmount another while it renders.
    queueMicrotask(() => live.root?.unmount());
  }

  private async wake(live: LiveSlot): Promise<void> {
    const { planned } = live;
    live.isAsleep = false;
    live.since = performance.now();
    try {
      const fragment = await this.options.load(planned.remote, planned.fragment);
      // Its code is loaded, so it will hydrate, however busy the machine is.
      live.since = null;
      // A slot that was left out of the last answer must not push its results apart; it is rendered with the next one.
      if (live.element.dataset.outcome === 'late') await this.options.atRest();
      const turn = this.queue.then(nextTask);
      this.queue = turn;
      await turn;
      if (this.live.get(live.element) !== live) return;
      if (!live.isHurried && opensInSight(live.element)) this.watch(live);
      else this.mount(live, fragment);
    } catch (error) {
      this.fail(live, error);
    }
  }

  private mount(live: LiveSlot, fragment: FragmentDefinition): void {
    const { element, props, planned } = live;
    const serverHtml = element.innerHTML;
    const start = performance.now();
    const host = hostFor(planned.remote, this.hostOf(live));
    const isServed = this.isServed(live);
    const tree = createElement(
      Alive,
      {
        onAlive: () => {
          performance.measure(`hydrate ${planned.remote}@${planned.version}`, { start });
          this.alive(live);
        },
      },
      createElement(FragmentRoot, { fragment, host, slot: props, from: isServed ? host.initialView : undefined }),
    );
    const options = {
      identifierPrefix: idPrefix(planned.slot, props),
      // A slot that is released before its hydration cannot have a mismatch.
      onRecoverableError: (error: unknown) => {
        if (this.live.get(element) === live) this.options.onMismatch(planned, error);
      },
      onUncaughtError: (error: unknown) => {
        queueMicrotask(() => {
          live.root?.unmount();
          element.innerHTML = serverHtml;
          this.fail(live, error);
        });
      },
    };
    if (!isServed) {
      live.root = createRoot(element, options);
      live.root.render(tree);
      return;
    }
    // As a transition, so that React splits it into short tasks.
    startTransition(() => {
      live.root = hydrateRoot(element, tree, options);
    });
  }

  /** Whether the slot's element has the server's answer, which may be empty. */
  private isServed({ element }: LiveSlot): boolean {
    return !this.used.has(element) && (element.hasChildNodes() || element.dataset.outcome === 'empty');
  }

  /** Returns the host whose first view is the one that the slot's HTML was rendered with. */
  private hostOf({ element, from }: LiveSlot): FragmentHost {
    if (from !== null) return Object.create(this.options.host, { initialView: { value: from } }) as FragmentHost;
    return element.dataset.arrived === 'late' ? this.options.lateHost() : this.options.host;
  }

  private alive(live: LiveSlot): void {
    const { element } = live;
    if (element.dataset.outcome === 'late') element.dataset.outcome = element.hasChildNodes() ? 'ok' : 'empty';
    // In a task of its own: this is an effect, and within an effect React hydrates nothing on demand. Acts are queued until then.
    setTimeout(() => {
      element.setAttribute('data-alive', '');
      this.replay(live.acts.splice(0));
      // Slots that hydrate once another one is touched do not delay the answer to that touch.
      void this.options.atRest().then(noteAnswer);
    });
  }

  private replay(acts: readonly EarlyAct[]): void {
    if (acts.length === 0) return;
    for (const act of acts) replay(act);
    this.options.onReplayed();
  }

  private fail(live: LiveSlot, error: unknown): void {
    this.live.delete(live.element);
    live.stop();
    live.element.removeAttribute('data-alive');
    live.since = failed;
    this.dead.set(live.element, live);
    this.options.onFailure(live.planned, error);
    for (const act of live.acts.splice(0)) globalThis.__fc.release(act);
  }
}

/** Calls back when the tree below is mounted and interactive. */
function Alive({ onAlive, children }: { onAlive: () => void; children?: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tree is mounted
  useEffect(onAlive, []);
  return children;
}
