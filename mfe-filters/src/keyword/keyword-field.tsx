import { useHref } from '@forecourt/search-kit';
import { cx, VisuallyHidden, withIcon } from '@forecourt/ui';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './keyword.module.css';
import { findPath } from './suggestions';
import { useSuggestions } from './use-suggestions';

const maxLength = 100;

/**
 * The search by words: a GET form, with script a combobox whose options are links to searches (WAI-ARIA APG, "Editable Combobox With
 * List Autocomplete"). The text is sent as typed unless an option is chosen (R34).
 */
export function KeywordField({ takesFocus = false }: { takesFocus?: boolean }): ReactNode {
  const id = useId();
  const from = useHref()({ type: 'page', firstRecord: 0 });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Without script it is a plain field.
  const [isAlive, setAlive] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, rest } = useSuggestions(isOpen ? text : null, from);
  const isShown = isOpen && suggestions.length > 0;

  useEffect(() => {
    setAlive(true);
    const field = input.current;
    if (takesFocus) field?.focus();
    // Also suggests for text typed before hydration.
    if (field === null || field.value === '' || document.activeElement !== field) return;
    setText(field.value);
    setOpen(true);
  }, [takesFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options have no active one yet
  useEffect(() => setActive(-1), [suggestions]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const move = (to: number) => {
    const count = suggestions.length;
    // One step beyond either end returns to the field.
    const next = to < -1 ? count - 1 : to >= count ? -1 : to;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isShown) return move(active + (key === 'ArrowDown' ? 1 : -1));
      setText(event.currentTarget.value);
      setOpen(true);
    } else if (key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      list.current?.querySelectorAll('a')[active]?.click();
    } else if (key === 'Escape' && isShown) {
      // Closes the list only, not the field's text or an overlay around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const combobox: ComponentProps<'input'> = isAlive
    ? {
        ...{ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': isShown, 'aria-controls': `${id}-list` },
        'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
      }
    : {};

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element search
    <form role="search" method="get" action={findPath} autoComplete="off" className={cx('fc-search', styles.form)}>
      <input type="hidden" name="from" value={from} />
      <span {...withIcon('search', styles.box)}>
        <input
          ref={input}
          type="search"
          name="text"
          maxLength={maxLength}
          enterKeyHint="search"
          spellCheck={false}
          aria-label="Search cars in your own words"
          placeholder="F-150 under 30k"
          {...combobox}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </span>
      <button type="submit">Search</button>
      {isAlive && (
        <div className={styles.popup} hidden={!isShown}>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label="Suggested searches" className={styles.list}>
            {suggestions.map(({ text, href }, index) => (
              // The focus stays in the field, which names the active option.
              <a
                key={href}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                href={href}
                tabIndex={-1}
                className={cx(styles.option, index === active && styles.active)}
                // The field keeps the focus, so that the list is still there when the press ends.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
              >
                {text}
              </a>
            ))}
          </div>
          {rest.length > 0 && <p className={styles.rest}>Not understood so far: {rest.join(' ')}</p>}
        </div>
      )}
      <VisuallyHidden role="status">{isShown && told(suggestions.length)}</VisuallyHidden>
    </form>
  );
}

function told(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
