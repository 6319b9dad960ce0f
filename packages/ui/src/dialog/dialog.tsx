import type { CloseReason, OverlayLook } from '@forecourt/contracts';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { cx } from '../cx';

/** Returns class and attributes for a `<dialog>` in the site's style. */
export function dialogLook({ placement, size }: OverlayLook) {
  return { className: 'fc-dialog', 'data-placement': placement, 'data-size': size } as const;
}

export interface DialogRootProps extends Partial<OverlayLook>, Omit<ComponentProps<'dialog'>, 'open'> {}

/**
 * A dialog of a fragment. It does not open by itself: `useLayer` of the kit opens it on the site's stack of overlays,
 * which handles Escape, the back button, the focus and the bus. `returnValue` says how it was closed.
 */
function Root({ placement = 'modal', size = 'md', className, ...rest }: DialogRootProps): ReactNode {
  const look = dialogLook({ placement, size });
  return <dialog {...rest} {...look} className={cx(look.className, className)} />;
}

export interface DialogTitleProps {
  children: ReactNode;
  /** Name of the cross beside it. */
  closeLabel?: string;
  /** The heading, which can take the focus. */
  ref?: RefObject<HTMLHeadingElement | null>;
}

/** The heading, which names the dialog, and the close button. The first of the parts. */
function Title({ children, closeLabel, ref }: DialogTitleProps): ReactNode {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;
  const id = useId();
  useEffect(() => {
    const dialog = heading.current?.closest('dialog');
    dialog?.setAttribute('aria-labelledby', id);
    // The title was added to a dialog that was already open, which has the focus itself.
    if (dialog != null && dialog === document.activeElement) heading.current?.focus();
  }, [heading, id]);
  return (
    <div className="fc-dialog-title">
      <h2 ref={heading} id={id} tabIndex={-1}>
        {children}
      </h2>
      <Close label={closeLabel} />
    </div>
  );
}

/** The scrolling content. */
function Body(props: ComponentProps<'div'>): ReactNode {
  return <div {...props} className={cx('fc-dialog-body', props.className)} />;
}

/** Stays in view below the body: the main buttons. */
function Footer(props: ComponentProps<'div'>): ReactNode {
  return <div {...props} className={cx('fc-dialog-footer', props.className)} />;
}

export interface DialogCloseProps extends ComponentProps<'button'> {
  /** The reason that the stack reports. */
  reason?: CloseReason;
  /** Accessible name of the cross. */
  label?: string;
}

/** Closes its dialog: a cross, or a button with text if it has children. */
function Close({ reason = 'close-press', label = 'Close', children, ...rest }: DialogCloseProps): ReactNode {
  return (
    <button
      type="button"
      {...(children === undefined && { className: 'fc-dialog-cross', 'aria-label': label, title: label })}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        event.currentTarget.closest('dialog')?.close(reason);
      }}
    >
      {children}
    </button>
  );
}

/** The parts of a dialog, on the native `<dialog>`. */
export const Dialog = { Root, Title, Body, Footer, Close };
