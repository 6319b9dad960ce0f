import { Disclosure } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * One disclosure of the panel. It is open at first where it has something selected, opens by itself once when it gets its first
 * selection, and never re-opens what the shopper closed (R28).
 */
export function SectionFrame(props: {
  title: string;
  selected: number;
  /** Open at first even without a selection. */
  prominent: boolean;
  children: ReactNode;
}): ReactNode {
  const { title, selected, prominent, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(prominent || selected > 0);
  /** Whether it may still open by itself. */
  const [mayOpen, setMayOpen] = useState(selected === 0);

  if (mayOpen && selected > 0) {
    setMayOpen(false);
    setOpen(true);
  }

  const follow = (element: HTMLDetailsElement) => {
    setOpen(element.open);
    if (!element.open) setMayOpen(false);
  };

  // It may have been opened or closed before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the first render only
  useEffect(() => {
    if (details.current !== null && details.current.open !== open) follow(details.current);
  }, []);

  return (
    <Disclosure
      ref={details}
      title={title}
      level={3}
      selected={selected}
      open={open}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => follow(currentTarget)}
    >
      {children}
    </Disclosure>
  );
}
