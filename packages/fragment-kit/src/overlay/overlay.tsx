import { pageBelow } from '@forecourt/contracts';
import { Dialog } from '@forecourt/ui/dialog';
import { type ReactNode, useId } from 'react';
import { useView } from '../environment';
import { useOverlay } from './use-overlay';

export interface OverlayProps {
  title: ReactNode;
  children: ReactNode;
  /** The main buttons, in view even if the content is long. */
  footer?: ReactNode;
}

/** Content of a fragment with `overlay`: the parts of a dialog over a page, or a section of its own page without scripts, which begins with the way back. */
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
      <OverlayCancel>Back</OverlayCancel>
      <h2 id={id}>{title}</h2>
      {children}
      {footer !== undefined && <div className="fc-dialog-footer">{footer}</div>}
    </section>
  );
}

/** A button that closes the overlay; on the overlay's own page a link back to the page that it was opened from. */
export function OverlayCancel({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  const view = useView();
  if (useOverlay() !== null) return <Dialog.Close className={className}>{children}</Dialog.Close>;
  return (
    <a href={pageBelow(view)} className={className}>
      {children}
    </a>
  );
}
