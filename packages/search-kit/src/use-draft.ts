import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Draft {
  text: string;
  /** Sets the text without committing it. */
  reset(text: string): void;
  field: RefObject<HTMLInputElement | null>;
  /** Attributes of the field. */
  input: Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'onKeyDown' | 'onBlur'> & { 'data-enhance': '' };
}

/**
 * A text field that commits on Enter or on blur, once for each change (R40). `committed` is the search's value: when it
 * changes, so does the text. `clean` filters the input.
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

  // The shopper may have typed before the script was loaded. Not in a passive effect: Enter may be pressed before that runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the first render only
  useLayoutEffect(() => {
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
        // A change without focus happened before the script was loaded: the host replays it.
        if (document.activeElement !== currentTarget) settle(text);
      },
      onKeyDown(event) {
        if (event.key !== 'Enter') return;
        // The field commits instead of submitting the form.
        event.preventDefault();
        if (dirty.current || draft.text !== committed) settle(draft.text);
      },
      onBlur() {
        if (dirty.current) settle(draft.text);
      },
    },
  };
}
