import { Button } from '@forecourt/ui/button';
import type { ReactNode } from 'react';
import type { BrandPage, Draft } from '../api/layouts';
import { countText } from '../api/names';
import { tryLayout } from '../api/try-layout';
import { useTrial } from './use-trial';

/** A bar at the bottom of the window while there is a draft: what it changes, what the registry warns of, and buttons to preview, apply and discard it. */
export function DraftBar(props: {
  /** Number of its changes. */
  changes: number;
  warned: ReactNode;
  onPreview: () => void;
  onDiscard: () => void;
}): ReactNode {
  const { changes, warned, onPreview, onDiscard } = props;
  return (
    <section className="bar draft" aria-label="The draft">
      <p>{countText(changes, 'change')} in the draft</p>
      <Button size="sm" onClick={onPreview}>
        Preview
      </Button>
      <Button size="sm" variant="primary" onClick={() => goTo('#apply h2')}>
        Apply …
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
      {warned}
    </section>
  );
}

/** The number of warnings about a draft, and the first of them. The form that applies it has them all. */
export function Warned(props: { wanted: BrandPage & { draft: Draft } }): ReactNode {
  const outcome = useTrial({ ...props, title: 'Warnings', ask: tryLayout });
  const warnings = outcome && 'answer' in outcome ? outcome.answer.warnings : [];
  return (
    warnings.length > 0 && (
      <p className="warned">
        <b>{countText(warnings.length, 'warning')}:</b> {warnings[0]?.warning}
      </p>
    )
  );
}

/** Shows a heading with what is below it, and moves the focus there. */
export function goTo(heading: string): void {
  const found = document.querySelector<HTMLElement>(heading);
  found?.focus();
  found?.closest('form, section')?.scrollIntoView();
}
