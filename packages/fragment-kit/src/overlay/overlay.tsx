import { pageBelow } from '@forecourt/contracts';
import { Dialog } from '@forecourt/ui/dialog';
import { type ReactNode, useId } from 'react';
import { useView } from '../environment';
import { useOverlay } from './use-overlay';

export interface OverlayProps {
  title: ReactNode;
  children: ReactNode;
  /** The main buttons; in view however long the rest is. */
  footer?: ReactNode;
}

/** What a fragment with `overlay` renders: the parts of a dialog over a page, a section of its own on the page for those without script. */
export function Overlay({ title, children, footer }: OverlayProps): ReactNode {
  const id = useId();
  const { name } = useView().brand;
  if (useOverlay() !== null) {
    return (
      <>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Body>{children}</Dialog.Body>
        {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
      </>
    );
  }
  return (
    <section aria-labelledby={id} className="fc-overlay-page">
      <h1>{name}</h1>
      <h2 id={id}>{title}</h2>
      {children}
      {footer !== undefined && <div className="fc-dialog-footer">{footer}</div>}
    </section>
  );
}

/** Cancels: closes the overlay; on its page a link back to where it was opened. */
export function OverlayCancel({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  const view = useView();
  if (useOverlay() !== null) return <Dialog.Close className={className}>{children}</Dialog.Close>;
  return (
    <a href={pageBelow(view)} className={className}>
      {children}
    </a>
  );
}
