import { useState } from 'react';
import { atFirst, toggled, withChosen } from './model/disclosed';
import type { Panel } from './model/panel';
import type { Section } from './model/sections';

/** Tracks which sections are open: those of the beginning, those with a first choice, and those that the shopper opens (R28). */
export function useDisclosed(sections: readonly Section[], panel: Panel) {
  const [known, setDisclosed] = useState(atFirst);
  const disclosed = withChosen(known, sections, panel);
  if (disclosed !== known) setDisclosed(disclosed);
  return {
    isOpen: ({ name }: Section): boolean => disclosed.open.has(name),
    toggle: ({ name }: Section, isOpen: boolean) => setDisclosed((now) => toggled(now, name, isOpen)),
  };
}
