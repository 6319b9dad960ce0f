import type { FragmentHost, SlotProps } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { FragmentRoot, idPrefix } from '@forecourt/fragment-kit/host';
import { isSiteSource, paidSources } from '@forecourt/site';
import { createElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import { type EarlyAct, keepLast } from './early-act';
import { opensInSight, whenPolicySays } from './policies';
import { hostFor } from './remote-host';
import { replay } from './replay';

type PlannedSlot = BrowserPlan['slots'][number];

/** Time, ms, that a slot's code may take to load before the slot counts as unable to follow a search. */
const momentMs = 2000;

interface LiveSlot {
  element: HTMLElement;
  planned: PlannedSlot;
  props: SlotProps;
  root: Root | null;
  acts: EarlyAct[];
  /** Time since which its code has been loading, ms; null while it waits for its policy, and once the code is loaded. */
  since: number | null;
  /** Whether a search, not its policy, caused its hydration. */
  isHurried: boolean;
  /** Skips the wait for the policy. */
  hurry: () => void;
  stop: () => void;
}

/**
 * The slots of the page: each gets a React root of its own when its policy says so, over the HTML from the server. One that
 * fails keeps that HTML and does not affect others.
 */
export class Slots {
  private readonly live = new Map<HTMLElement, LiveSlot>();
  /** Slots for the search whose code is missing or broken. */
  private readonly dead = new Set<HTMLElement>();
  /** Elements that were released once: their content was not rendered from the server's first view. */
  private readonly used = new WeakSet<HTMLElement>();
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
        this.note(planned, element);
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
    const live: LiveSlot = {
      ...{ element, planned, props: given, root: null, acts, since: null, isHurried: false },
      ...{ hurry() {}, stop() {} },
    };
    this.live.set(element, live);
    this.watch(live);
    return undo;
  }

  private watch(live: LiveSlot): void {
    const { wait, hurry, stop } = whenPolicySays(live.planned.hydrate, live.element);
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
      keepLast(live.acts, act);
      live.hurry();
    }
  }

  /** Whether a slot for the search cannot follow it: its code is missing, or has been loading for too long (R58). */
  get isBehind(): boolean {
    const isLate = ({ element, planned, since }: LiveSlot) =>
      isOrganic(planned) &&
      since !== null &&
      performance.now() - since > momentMs &&
      !element.hasAttribute('data-alive');
    return [...this.dead].some(({ isConnected }) => isConnected) || [...this.live.values()].some(isLate);
  }

  /**
   * Hydrates slots that show the search and still wait for their policy, so that they follow it.
   * @returns a promise that resolves when the time for all of them has passed
   */
  follow(): Promise<void> {
    for (const { planned, hurry } of this.live.values()) if (showsSearch(planned)) hurry();
    return new Promise((resolve) => setTimeout(resolve, momentMs + 1));
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
      if (planned.hydrate === 'visible' && !live.isHurried && opensInSight(live.element)) this.watch(live);
      else this.mount(live, fragment);
    } catch (error) {
      this.fail(live, error);
    }
  }

  private mount(live: LiveSlot, fragment: FragmentDefinition): void {
    const { element, props, planned } = live;
    const serverHtml = element.innerHTML;
    const shared = element.dataset.arrived === 'late' ? this.options.lateHost() : this.options.host;
    const host = hostFor(planned.remote, shared);
    const isServed = !this.used.has(element) && (serverHtml !== '' || element.dataset.outcome === 'empty');
    const tree = createElement(
      Alive,
      { onAlive: () => this.alive(live) },
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

  private alive(live: LiveSlot): void {
    const { element } = live;
    if (element.dataset.outcome === 'late') element.dataset.outcome = element.hasChildNodes() ? 'ok' : 'empty';
    // In a task of its own: this is an effect, and within an effect React hydrates nothing on demand. Acts are queued until then.
    setTimeout(() => {
      element.setAttribute('data-alive', '');
      this.replay(live.acts.splice(0));
    });
  }

  private replay(acts: readonly EarlyAct[]): void {
    if (acts.length === 0) return;
    for (const act of acts) replay(act);
    this.options.onReplayed();
  }

  private note(planned: PlannedSlot, element: HTMLElement): void {
    if (isOrganic(planned)) this.dead.add(element);
  }

  private fail(live: LiveSlot, error: unknown): void {
    this.live.delete(live.element);
    live.stop();
    live.element.removeAttribute('data-alive');
    this.note(live.planned, live.element);
    this.options.onFailure(live.planned, error);
    for (const act of live.acts.splice(0)) globalThis.__fc.release(act);
  }
}

/** Whether a slot shows data of the site, that is, of the search; a remote's own sources, such as ads, are not part of the search. */
function showsSearch({ needs }: Pick<PlannedSlot, 'needs'>): boolean {
  return needs.some(isSiteSource);
}

/** Whether a slot shows unpaid data of the search; if that cannot follow, nothing may (R58). */
function isOrganic({ needs }: Pick<PlannedSlot, 'needs'>): boolean {
  return needs.some((name) => isSiteSource(name) && !paidSources.includes(name));
}

/** Calls back when the tree below is mounted and interactive. */
function Alive({ onAlive, children }: { onAlive: () => void; children?: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tree is mounted
  useEffect(onAlive, []);
  return children;
}

function propsOf(element: HTMLElement): SlotProps {
  return JSON.parse(element.dataset.props ?? '{}') as SlotProps;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
