import { useView } from '@forecourt/fragment-kit';
import { Alert } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Says that a source's data is a few moments old, if its upstream does not answer now (R75). */
export function StaleNote({ source }: { source: string }): ReactNode {
  const { stale = [] } = useView();
  if (!stale.includes(source)) return null;
  return (
    <Alert tone="info" title="We could not check this just now">
      What you see is from a few moments ago. Prices may have changed, and a car may be sold.
    </Alert>
  );
}
