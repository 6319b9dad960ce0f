import type { FragmentHost, SlotProps } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { FragmentRoot, idPrefix } from '@forecourt/fragment-kit/host';
import { isSiteSource, paidSources } from '@forecourt/site';
import { createElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { BrowserPlan } from '../server/steps/document/state-script';
import { type EarlyAct, keepLast } from './early-act';
import { opensInSight, whenPolicySays } from './policies';
import { hostFor } from './remote-host';
import { replay } from './replay';

type PlannedSlot = BrowserPlan['slots'][number];

/** For so long, ms, a slot may be on its way before it counts as one that never comes. */
const momentMs = 2000;

interface LiveSlot {
  element: HTMLElement;
  planned: PlannedSlot;
  props: SlotProps;
  root: Root | null;
  acts: EarlyAct[];
  /** Since when its code is on its way, ms; null while it waits for its policy, and once it is here. */
  since: number | null;
  /** It comes with another search, not because its policy says so. */
  isHurried: boolean;
  /** Skips the wait for the policy. */
  hurry: () => void;
  stop: () => void;
}

/**
 * The slots of the page: each gets a React root of its own when its policy says so, over the HTML that the server sent. One that
 * fails keeps that HTML, and nobody else notices.
 */
export class Slots {
  private readonly live = new Map<HTMLElement, LiveSlot>();
  /** Those whose code is missing or broken, of the slots that show the search. */
  private readonly dead = new Set<HTMLElement>();
  /** Those that were let go of once: what stands in them is nobody's answer to what they are given now. */
  private readonly used = new WeakSet<HTMLElement>();
  /** Hydrations run one after the other, each in a task of its own, so that the page stays responsive. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: {
      plan: BrowserPlan;
      load: (remote: string, fragment: string) => Promise<FragmentDefinition>;
      host: FragmentHost;
      lateHost: () => FragmentHost;
      /** Resolves once no search is under way. */
      atRest: () => Promise<unknown>;
      onFailure: (slot: PlannedSlot, error: unknown) => void;
      /** Told of what React found otherwise than the server had sent it. */
      onMismatch: (slot: PlannedSlot, error: unknown) => void;
      /** Told when what was done too early has been done again. */
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

  /** Takes over one slot's element; an element that is known stays as it is. Returns the undo. */
  adopt(element: HTMLElement, slot: string, props: SlotProps): () => void {
    const undo = () => this.release(element);
    const planned = this.planned(slot);
    const outcome = element.dataset.outcome;
    if (planned === undefined || this.live.has(element)) return undo;
    if (outcome === 'fallback' || outcome === 'deferred') return undo;
    // A fragment that opens a slot of the layout does not get a second one.
    if (planned.nested === undefined && element.parentElement?.closest('[data-slot]') != null) return undo;
    if (outcome === 'late' && element.closest('[data-slot] [data-slot]') === null) return undo;
    const acts: EarlyAct[] = [];
    // As on the server: the fragment that nests the slot has the last word.
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

  /** Something was done in a slot that is not alive yet: wakes it, and does it again once it is. */
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

  /** Whether a slot that shows the search cannot follow it: its code is missing, or has been on its way for too long (R58). */
  get isBehind(): boolean {
    const isLate = ({ element, planned, since }: LiveSlot) =>
      isOrganic(planned) &&
      since !== null &&
      performance.now() - since > momentMs &&
      !element.hasAttribute('data-alive');
    return [...this.dead].some(({ isConnected }) => isConnected) || [...this.live.values()].some(isLate);
  }

  /**
   * The search changes: what shows it and waits for its policy is woken to follow.
   * @returns resolves when all of them have had their time
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
      // Its code is here, so it comes, however busy the machine is.
      live.since = null;
      // What was left out of the last answer opens no room among its results: it comes with the next one.
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
      // One that goes before it has come alive leaves nothing to agree with.
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
    // In steps: nobody waits for it in one long task.
    startTransition(() => {
      live.root = hydrateRoot(element, tree, options);
    });
  }

  private alive(live: LiveSlot): void {
    const { element } = live;
    if (element.dataset.outcome === 'late') element.dataset.outcome = element.hasChildNodes() ? 'ok' : 'empty';
    // In a task of its own: this is an effect, and within one React hydrates nothing that an act would need. Until then acts are kept.
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

/** Shows what the search has found, which is the site's own. What a remote brings itself, an ad, says nothing of the search. */
function showsSearch({ needs }: Pick<PlannedSlot, 'needs'>): boolean {
  return needs.some(isSiteSource);
}

/** Shows of the search what nobody pays for: as long as that cannot follow, nothing may (R58). */
function isOrganic({ needs }: Pick<PlannedSlot, 'needs'>): boolean {
  return needs.some((name) => isSiteSource(name) && !paidSources.includes(name));
}

/** Tells when the tree below is in place and answers. */
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
