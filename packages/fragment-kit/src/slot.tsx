import type { KnownSlot, SlotProps } from '@forecourt/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHost } from './environment';

/**
 * A place inside a fragment for another team's fragment. The server writes its HTML between the tags; React retains those very nodes
 * through hydration and re-ordering; the host gives them a root of their own. Give it a `key` in lists, and reserve its size by
 * `className`.
 */
export function Slot(props: { name: KnownSlot; props?: SlotProps; className?: string }): ReactNode {
  const host = useHost();
  const element = useRef<HTMLDivElement>(null);
  const json = JSON.stringify(props.props ?? {});
  const html = useRef<{ __html: string }>(null);
  html.current ??= { __html: host.nestSlot?.(props.name, props.props ?? {}) ?? '' };

  useEffect(() => {
    if (element.current === null) return;
    return host.mountSlot?.(element.current, props.name, JSON.parse(json) as SlotProps);
  }, [host, props.name, json]);

  return (
    <div
      ref={element}
      className={props.className}
      data-slot={props.name}
      data-props={json}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html.current}
    />
  );
}
