import { Button } from '@forecourt/ui/button';
import type { ReactNode } from 'react';

/** A bar at the bottom of the window while there is a draft, with buttons to preview, apply and discard it. */
export function DraftBar(props: {
  /** Number of its changes. */
  changes: number;
  onPreview: () => void;
  onDiscard: () => void;
}): ReactNode {
  const { changes, onPreview, onDiscard } = props;
  return (
    <section className="bar draft" aria-label="The draft">
      <p>
        {changes} {changes === 1 ? 'change' : 'changes'} in the draft
      </p>
      <Button size="sm" onClick={onPreview}>
        Preview
      </Button>
      <Button size="sm" variant="primary" onClick={() => goTo('#apply h2')}>
        Apply …
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </section>
  );
}

/** Shows a heading with what is below it, and moves the focus there. */
export function goTo(heading: string): void {
  const found = document.querySelector<HTMLElement>(heading);
  found?.focus();
  found?.closest('form, section')?.scrollIntoView();
}
