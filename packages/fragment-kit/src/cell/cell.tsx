import type { ComponentType, ReactNode } from 'react';
import { CellRoot, useEnvironment, useView } from '../environment';

/**
 * A part of a fragment that is a pure function of its props and the brand, such as one vehicle's lines in a list. The server renders it
 * once for the same props and uses its HTML on every page that shows it; in the browser it is an ordinary component.
 *
 * It knows nothing of the page: reading the URL, the search, data or `useSource` in it throws, and so does `useId`; ids follow from props.
 * Props are JSON, and functions at their top level, which only its handlers and effects may call. An `OverlayLink` in it leads
 * back to the page that it was followed from.
 */
export function Cell<P extends object>({ of: Of, props }: { of: ComponentType<P>; props: P }): ReactNode {
  const { host, cells } = useEnvironment();
  const { brand } = useView();
  if (cells !== undefined) return cells.place(Of as ComponentType<object>, props);
  return (
    <CellRoot host={host} brand={brand}>
      <Of {...props} />
    </CellRoot>
  );
}
