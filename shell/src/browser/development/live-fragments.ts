import type { PageView, SlotProps } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { createElement, type ReactNode, useMemo, useSyncExternalStore } from 'react';

type Props = Parameters<FragmentDefinition['Component']>[0];
type Inputs = readonly [view: PageView, slot: SlotProps];

/**
 * Definitions of fragments that stand for the newest build. The host gets one definition of each fragment and keeps it; the one from here
 * renders with the Component and the model of the last build.
 */
export class LiveFragments {
  private readonly newest = new Map<string, FragmentDefinition>();
  private readonly given = new Map<string, FragmentDefinition>();
  private readonly listeners = new Set<() => void>();

  /** Makes a definition the newest one of its id; what it stands in is rendered at the next `update`. */
  set(id: string, definition: FragmentDefinition): void {
    this.newest.set(id, definition);
  }

  /** Returns the definition that stands for the newest one of an id. @throws if there is none */
  of(id: string): FragmentDefinition {
    const known = this.given.get(id);
    if (known !== undefined) return known;
    const first = this.newest.get(id);
    if (first === undefined) throw new Error(`There is no fragment "${id}".`);
    const subscribe = (listener: () => void) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    };
    const current = () => this.newest.get(id) ?? first;
    function Live(props: Props & { model: unknown }): ReactNode {
      const definition = useSyncExternalStore(subscribe, current, current);
      const [view, slot] = props.model as Inputs;
      const model = useMemo(() => definition.model?.(view, slot) as never, [definition, view, slot]);
      return createElement(definition.Component, { ...props, model });
    }
    const model = (view: PageView, slot: SlotProps): Inputs => [view, slot];
    const live: FragmentDefinition = { ...first, model, Component: Live };
    this.given.set(id, live);
    return live;
  }

  /** Renders every fragment with its newest definition. */
  update(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
