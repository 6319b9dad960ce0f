import type { KnownSlot, SlotProps, SlotPropsOf } from '@forecourt/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHost } from './environment';
import type { Optional } from './optional';

/**
 * A place inside a fragment for another team's fragment. The server writes its HTML between the tags; React retains those very nodes
 * through hydration and re-ordering; the host gives them a root of their own. Give it a `key` in lists, and reserve its size by
 * `className`.
 */
export function Slot<const N extends KnownSlot>(
  props: { name: N; className?: string } & Optional<'props', SlotPropsOf<N>>,
): ReactNode {
  const host = useHost();
  const element = useRef<HTMLDivElement>(null);
  const { props: given = {} } = props as { props?: SlotProps };
  const json = JSON.stringify(given);
  const html = useRef<{ __html: string }>(null);
  html.current ??= { __html: host.nestSlot?.(props.name, given) ?? '' };

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
