import type { ComponentType, ReactNode } from 'react';
import { CellRoot, type PlacedCell, useEnvironment, useView } from '../environment';

/** Props of a cell: of its component, those that are the same wherever it stands, and texts of the page that it stands on. */
export interface CellProps<P, K extends keyof P> {
  of: ComponentType<P>;
  props: Omit<P, K>;
  /** Texts that differ by page, such as an address: the component may only pass them on, each as the whole value of an attribute. */
  page?: Readonly<Record<K, string>>;
}

/**
 * A part of a fragment that is a pure function of its props and the brand, such as one vehicle's lines in a list. The server renders it
 * once for the same props and uses its HTML on every page that shows it, with the page's own texts put in; in the browser it is an
 * ordinary component.
 *
 * It knows nothing of the page: reading the URL, the search, data or `useSource` in it throws, and so does `useId`; ids follow from props.
 * Props are JSON, and functions at their top level, which only its handlers and effects may call. An `OverlayLink` in it leads
 * back to the page that it was followed from.
 */
export function Cell<P extends object, K extends keyof P = never>(cell: CellProps<P, K>): ReactNode {
  const { host, cells } = useEnvironment();
  const { brand } = useView();
  if (cells !== undefined) return cells.place(cell as PlacedCell);
  const { of: Of, props, page } = cell;
  return (
    <CellRoot host={host} brand={brand}>
      <Of {...(props as P)} {...page} />
    </CellRoot>
  );
}
