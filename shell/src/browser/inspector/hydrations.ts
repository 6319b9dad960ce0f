/** Records when slots were hydrated. It starts with the inspector's script, which runs before the host's. */
export class Hydrations {
  private readonly aliveAt = new WeakMap<Element, number>();
  private readonly observer: MutationObserver;

  /** @param onChange called when slots were added, hydrated or filled */
  constructor(onChange: () => void) {
    this.observer = new MutationObserver((changes) => {
      const now = performance.now();
      for (const { target } of changes)
        if (target instanceof Element && target.hasAttribute('data-alive') && !this.aliveAt.has(target))
          this.aliveAt.set(target, now);
      onChange();
    });
    this.observer.observe(document.documentElement, {
      ...{ subtree: true, attributes: true, attributeFilter: ['data-alive', 'data-outcome', 'data-slot'] },
    });
  }

  stop(): void {
    this.observer.disconnect();
  }

  /** Returns the state of a slot, in words. @param policy its hydration policy */
  of(slot: string, policy: string | undefined): string {
    const places = [...document.querySelectorAll(`[data-slot="${slot}"]`)];
    if (places.length === 0) return 'not on the page';
    const alive = places.filter((place) => place.hasAttribute('data-alive'));
    const times = alive.flatMap((place) => this.aliveAt.get(place) ?? []);
    const at = times.length === 0 ? '' : ` at ${Math.round(Math.max(...times))} ms`;
    if (alive.length > 0) return `alive${at}${places.length === 1 ? '' : `, ${alive.length} of ${places.length}`}`;
    if (places.every((place) => place.getAttribute('data-outcome') === 'fallback')) return 'stays as it is';
    return policy === undefined || policy === 'never' ? 'never' : `waits (${policy})`;
  }
}
