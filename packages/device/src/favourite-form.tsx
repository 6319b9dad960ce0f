import type { Placed } from '@forecourt/contracts';
import { usePageBelow } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { favouritesPath, useFavourite } from './favourites';

/** A form that saves or removes a favourite vehicle: without scripts it is posted and leads back to its page, with scripts the page stays. */
export function FavouriteForm(props: {
  /** The vehicle in its place, for measurement. */
  placed: Placed;
  className?: string;
  /** Renders its submit button. */
  children(favourite: { isSaved: boolean; failure: string | null }): ReactNode;
}): ReactNode {
  const { placed, className, children } = props;
  const here = usePageBelow();
  const { isSaved, failure, toggle } = useFavourite(placed);
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
      <input type="hidden" name="keep" value={String(!isSaved)} />
      <input type="hidden" name="doneUrl" value={here} />
      <input type="hidden" name="refUrl" value={here} />
      {children({ isSaved, failure })}
    </form>
  );
}
