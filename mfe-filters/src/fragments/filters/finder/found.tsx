import { type ReactNode, useDeferredValue } from 'react';
import { findChoices } from '../model/find';
import type { Panel } from '../model/panel';
import type { Section } from '../model/sections';
import { Box } from '../sections/box';
import styles from './found.module.css';

/** What the panel shows in place of its sections while something is looked for. */
export interface FoundProps {
  text: string;
  sections: readonly Section[];
  panel: Panel;
  /** Leaves the search for a section, by its place. */
  onGo(section: Section): void;
}

/** Renders the options that match the text, which work as in their sections, and links to sections whose title matches. */
export function Found({ text, sections, panel, onGo }: FoundProps): ReactNode {
  const found = findChoices(useDeferredValue(text), sections, panel);
  const count = found.reduce((sum, { choices, isMeant }) => sum + choices.length + (isMeant ? 1 : 0), 0);
  return (
    <div className={styles.found}>
      <p role="status">
        {count === 0 ? `No option is called “${text.trim()}”.` : `${count} ${count === 1 ? 'option' : 'options'} found`}
      </p>
      {found.map(({ section, isMeant, choices }) => (
        <fieldset key={section.name} aria-label={section.title}>
          {isMeant ? (
            <button type="button" className={styles.go} onClick={() => onGo(section)}>
              {`Open ${section.title}`}
            </button>
          ) : (
            <p>{section.title}</p>
          )}
          {choices.map((choice) => (
            <Box key={`${choice.param} ${choice.value}`} choice={choice} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
