import { OverlayLink } from '@forecourt/fragment-kit';
import { CallLink, CompareToggle, DealerDifferenceLink } from '@forecourt/listing-kit';
import { withIcon } from '@forecourt/ui';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './more.module.css';
import type { TileFacts } from './tile-model';

/**
 * Renders who sells a listing and what else a shopper can do with it: call, compare, share and report it (section 4, "Quick actions").
 * One of a page's menus is open at a time. Each control names its listing or seller, for screen readers that list controls out of context.
 * @param props.compareForm id of the form for choosing vehicles to compare while no script runs
 */
export function More({ facts, compareForm }: { facts: TileFacts; compareForm: string | undefined }): ReactNode {
  const { id, ownerId, title, seller, difference, programme, phone } = facts;
  return (
    <details name="more" className={styles.more} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary aria-label={`More for ${title}`} title="More" {...withIcon('more')} />
      <div>
        {seller !== '' && <p>{seller}</p>}
        {difference !== undefined && <DealerDifferenceLink {...difference} />}
        {programme !== undefined && <a href={programme.href}>{`All ${programme.text}`}</a>}
        {phone !== undefined && (
          <CallLink listing={{ id, ownerId }} phone={phone.number} aria-label={phone.label}>
            {`Call ${phone.number}`}
          </CallLink>
        )}
        <CompareToggle listing={id} title={title} form={compareForm} />
        <OverlayLink name="mfe-vehicle/share-listing" props={{ listing: id }} aria-label={`Share ${title}`}>
          Share
        </OverlayLink>
        <OverlayLink name="mfe-vehicle/report-listing" props={{ listing: id }} aria-label={`Report ${title}`}>
          Report
        </OverlayLink>
      </div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
