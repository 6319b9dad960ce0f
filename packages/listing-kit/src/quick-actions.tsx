import { OverlayLink } from '@forecourt/fragment-kit';
import { cx, VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { CompareToggle, type CompareToggleProps } from './compare/compare-toggle';
import styles from './quick-actions.module.css';

/** Links to compare, share and report a vehicle (section 4, "Quick actions"). Each names its vehicle, for users of screen readers. */
export function QuickActions(props: Omit<CompareToggleProps, 'form'> & { className?: string }): ReactNode {
  const { listing, title, className } = props;
  const name = <VisuallyHidden>{` ${title}`}</VisuallyHidden>;
  return (
    <p className={cx(styles.actions, className)}>
      <CompareToggle listing={listing} title={title} />
      <OverlayLink name="mfe-vehicle/share-listing" props={{ listing }}>
        Share
        {name}
      </OverlayLink>
      <OverlayLink name="mfe-vehicle/report-listing" props={{ listing }}>
        Report
        {name}
      </OverlayLink>
    </p>
  );
}
