import type { Intent } from '@forecourt/search-state';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useDispatch, useHref } from './hooks';

/** Whether a click is the plain one that a page may handle itself; all others open tabs, windows or downloads. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link to where an intent leads: a plain click dispatches it, every other click and a page without script follow the URL. */
export function IntentLink(
  props: { intent: Intent; children: ReactNode } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
): ReactNode {
  const { intent, children, ...rest } = props;
  const href = useHref();
  const dispatch = useDispatch();
  return (
    <a
      {...rest}
      href={href(intent)}
      data-enhance=""
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        dispatch(intent);
      }}
    >
      {children}
    </a>
  );
}
