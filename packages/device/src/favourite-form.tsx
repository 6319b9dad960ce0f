import type { Placed } from '@forecourt/contracts';
import { usePageBelow } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { favouritesPath, useFavourite } from './favourites';

/** The form that keeps a vehicle or lets it go: it is posted without script and leads back to its page; with script nothing moves. */
export function FavouriteForm(props: {
  /** The vehicle in its place. */
  placed: Placed;
  className?: string;
  /** Its button, which submits. */
  children(favourite: { isKept: boolean; failure: string | null }): ReactNode;
}): ReactNode {
  const { placed, className, children } = props;
  const here = usePageBelow();
  const { isKept, failure, toggle } = useFavourite(placed);
  return (
    <form
      method="post"
      action={favouritesPath}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void toggle();
      }}
    >
      <input type="hidden" name="listingId" value={placed.id} />
      <input type="hidden" name="keep" value={String(!isKept)} />
      <input type="hidden" name="doneUrl" value={here} />
      <input type="hidden" name="refUrl" value={here} />
      {children({ isKept, failure })}
    </form>
  );
}
