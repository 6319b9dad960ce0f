import type { ReactNode } from 'react';
import { HeartForms } from './heart';
import { type AskedPrice, PriceNote } from './price-note';

/** Renders once what all tiles of a list share: the popover about a price, and the forms of their hearts. */
export function TileAids(props: { list: string; asked: AskedPrice | undefined; payments: boolean }): ReactNode {
  return (
    <>
      <PriceNote {...props} />
      <HeartForms list={props.list} />
    </>
  );
}
