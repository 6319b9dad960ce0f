import { ByScript, TextField } from '@forecourt/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from '../filters.module.css';
import type { Section } from '../model/sections';
import type { FoundProps } from './found';

/**
 * A field that finds options in any section. Absent without script. Its code is loaded
 * when the field is first used; if that fails, the sections stay.
 */
export function Finder(
  props: Omit<FoundProps, 'text' | 'onGo'> & { onOpen(section: Section): void; children: ReactNode },
): ReactNode {
  const { sections, panel, onOpen, children } = props;
  const [text, setText] = useState('');
  const [Found, setFound] = useState<ComponentType<FoundProps> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const fetchFound = useCallback(() => {
    import('./found').then((module) => setFound(() => module.Found)).catch(() => {});
  }, []);
  // Its first use hydrates it.
  useEffect(() => {
    const field = input.current;
    if (field === null || field !== document.activeElement) return;
    setText(field.value);
    fetchFound();
  }, [fetchFound]);
  const go = (section: Section) => {
    setText('');
    onOpen(section);
    const details = list.current?.children[sections.indexOf(section)];
    // After the sections are shown again.
    setTimeout(() => details?.querySelector('summary')?.focus());
  };
  const isFinding = Found !== null && text.trim() !== '';
  return (
    <>
      <ByScript>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers that are still about do not know the element. */}
        <div role="search" aria-label="Filters" className={styles.finder}>
          <TextField
            ref={input}
            type="search"
            label="All sections"
            placeholder="Sunroof, crew cab…"
            icon="search"
            autoComplete="off"
            maxLength={60}
            value={text}
            onFocus={fetchFound}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              // Prevents submission of the form, or closing of the drawer.
              if (event.key === 'Enter') event.preventDefault();
              if (event.key !== 'Escape' || text === '') return;
              event.preventDefault();
              event.stopPropagation();
              setText('');
            }}
          />
        </div>
      </ByScript>
      {isFinding && <Found text={text} sections={sections} panel={panel} onGo={go} />}
      <div ref={list} className={styles.sections} hidden={isFinding}>
        {children}
      </div>
    </>
  );
}
