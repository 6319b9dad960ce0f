import { type RefObject, useEffect, useRef } from 'react';
import type { Panel } from '../model/panel';

/**
 * Moves the focus to a chosen make's models once they are shown, unless the shopper has moved on meanwhile. Otherwise the
 * keyboard focus would already be after them.
 */
export function useFocusOnModels(panel: Panel): {
  group: RefObject<HTMLDivElement | null>;
  follow(make: string): void;
} {
  const group = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ make: string; from: Element | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: models come with another panel
  useEffect(() => {
    if (wanted.current === null) return;
    const { make, from } = wanted.current;
    const lists = group.current?.querySelectorAll<HTMLElement>('[data-models]') ?? [];
    const models = [...lists].find(({ dataset }) => dataset.models === make);
    if (models === undefined) return;
    wanted.current = null;
    const { activeElement } = document;
    if (activeElement === from || activeElement === document.body) models.focus();
  }, [panel]);

  return {
    group,
    follow(make) {
      wanted.current = { make, from: document.activeElement };
      // Leaving the list is a choice, too, and the next focus is known a moment later.
      setTimeout(() => {
        if (wanted.current?.make === make) wanted.current.from = document.activeElement;
      });
    },
  };
}
