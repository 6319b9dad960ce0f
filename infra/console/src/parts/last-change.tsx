import type { ReactNode } from 'react';
import type { BrandDetails } from '../api/brands';
import { actionText } from '../api/names';
import { authorText, Time } from './texts';

/** The last change of a brand's data, layouts or flags. */
export function LastChange({ change }: { change: BrandDetails['lastChange'] }): ReactNode {
  if (change === null) return 'no change recorded, apart from versions';
  return (
    <>
      {actionText(change.action)}, {authorText(change)}, <Time at={change.at} />
    </>
  );
}
