import { useBrand } from '@forecourt/fragment-kit';
import { Alert } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** What people are told who asked a car-maker's brand for a make of another, once. */
export function OtherMake({ make }: { make: string }): ReactNode {
  return (
    <Alert tone="warning" title={`${useBrand().name} has no ${make}`}>
      Here are the vehicles that it has.
    </Alert>
  );
}
