import { useBrand } from '@forecourt/fragment-kit';
import { Alert } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Tells shoppers, once, that a car maker's brand has no vehicles of another make. */
export function OtherMake({ make }: { make: string }): ReactNode {
  return (
    <Alert tone="warning" title={`${useBrand().name} has no ${make}`}>
      Here are the vehicles that it has.
    </Alert>
  );
}
