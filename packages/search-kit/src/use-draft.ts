import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';

export interface Draft {
  text: string;
  /** Sets the text, without a commit to follow. */
  reset(text: string): void;
  field: RefObject<HTMLInputElement | null>;
  /** Attributes of the field. */
  input: Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'onKeyDown' | 'onBlur'> & { 'data-enhance': '' };
}

/**
 * A text that is typed freely and committed by Enter or by leaving the field, once for each change (R40). `committed` is what the
 * search says: when that changes, so does the text. `clean` gives what the field takes of what was typed.
 */
export function useDraft(
  committed: string,
  commit: (text: string) => unknown,
  clean: (typed: string) => string,
): Draft {
  const ref = useRef<HTMLInputElement>(null);
  const dirty = useRef(false);
  const [draft, setDraft] = useState({ text: committed, committed });
  if (draft.committed !== committed) setDraft({ text: committed, committed });

  const set = (text: string, isDirty: boolean) => {
    dirty.current = isDirty;
    setDraft({ text, committed });
  };
  const settle = (text: string) => {
    dirty.current = false;
    commit(text);
  };

  // It may have been typed in before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the first render only
  useEffect(() => {
    const typed = ref.current?.value ?? committed;
    if (typed !== committed) set(clean(typed), true);
  }, []);

  return {
    text: draft.text,
    field: ref,
    reset: (text) => set(text, false),
    input: {
      ref,
      value: draft.text,
      'data-enhance': '',
      onChange({ currentTarget }) {
        const text = clean(currentTarget.value);
        set(text, true);
        // A field that changes without the focus was left before the script was there: the host does the change again.
        if (document.activeElement !== currentTarget) settle(text);
      },
      onKeyDown(event) {
        if (event.key !== 'Enter') return;
        // The form would be sent otherwise.
        event.preventDefault();
        if (dirty.current || draft.text !== committed) settle(draft.text);
      },
      onBlur() {
        if (dirty.current) settle(draft.text);
      },
    },
  };
}
