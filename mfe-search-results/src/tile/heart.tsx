import { favouritesPath } from '@forecourt/device';
import { usePageBelow } from '@forecourt/fragment-kit';
import { IconButton, VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';

const formId = (list: string, isSaved: boolean) => `${isSaved ? 'remove' : 'save'}-${list}`;

/** Renders the forms that the hearts of a list belong to: without script a heart is posted, and leads back to its page. */
export function HeartForms({ list }: { list: string }): ReactNode {
  const here = usePageBelow();
  return [false, true].map((isSaved) => (
    <form key={formId(list, isSaved)} id={formId(list, isSaved)} method="post" action={favouritesPath} hidden>
      <input type="hidden" name="keep" value={String(!isSaved)} />
      <input type="hidden" name="doneUrl" value={here} />
      <input type="hidden" name="refUrl" value={here} />
    </form>
  ));
}

/** Adds a vehicle to the visitor's favourites or removes it: a button of `HeartForms` without script, a toggle with it. */
export function Heart(props: {
  id: string;
  title: string;
  list: string;
  isSaved: boolean;
  /** Why the last press failed. */
  failure: string | null;
  onHeart(): void;
}): ReactNode {
  const { id, title, list, isSaved, failure, onHeart } = props;
  return (
    <>
      <IconButton
        type="submit"
        form={formId(list, isSaved)}
        name="listingId"
        value={id}
        icon={isSaved ? 'heart-filled' : 'heart'}
        label={`Save ${title}`}
        title="Save"
        aria-pressed={isSaved}
        className={styles.heart}
        data-enhance=""
        onClick={(event) => {
          event.preventDefault();
          onHeart();
        }}
      />
      {failure !== null && <VisuallyHidden role="alert">{failure}</VisuallyHidden>}
    </>
  );
}
