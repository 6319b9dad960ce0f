import { useEffect, useState } from 'react';
import type { PageLayout } from '../api/client';
import { type Draft, isSame } from '../api/layouts';
import { storeDraft, storedDraft } from '../api/stored-draft';

/** Returns the draft of a page, and the layout that it is based on. The browser's tab keeps both until the draft is applied or discarded. */
export function useDraft(now: PageLayout) {
  const { brand, page } = now;
  const [kept] = useState(() => storedDraft({ brand, page }));
  const [base, setBase] = useState<Draft>(kept?.base ?? now);
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? now);
  const [isRestored, setRestored] = useState(kept !== null);
  // A draft without differences forgets which slots were moved.
  const change = (next: Draft) => setDraft(isSame(next, base) ? base : next);
  const begin = (layout: Draft) => {
    setBase(layout);
    setDraft(layout);
    setRestored(false);
  };
  const isDraft = !isSame(draft, base);
  // Nothing is lost without a draft, or if visitors get the same layout by now.
  if (!isSame(base, now) && (!isDraft || isSame(draft, now))) begin(now);
  useEffect(() => storeDraft({ brand, page }, isDraft ? { base, draft } : null), [brand, page, base, draft, isDraft]);
  return { base, draft, isDraft, isRestored: isRestored && isDraft, setBase, change, begin };
}
