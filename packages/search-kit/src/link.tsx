import { useDispatch } from '@forecourt/fragment-kit';
import { isPlainClick } from '@forecourt/fragment-kit/plain-click';
import type { Intent } from '@forecourt/search-state';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref } from './hooks';

export { isPlainClick };

/** Renders a link to an intent's URL: a plain click dispatches the intent; any other click, and a page without scripts, follows the URL. */
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
