import { useView } from '@forecourt/fragment-kit';
import { createReference, expiredAlert } from '@forecourt/search-kit';
import { Alert } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Tells shoppers, once, that the redirect of an expired listing led them here (R14, R71). */
export function Expired(): ReactNode {
  const { state, brand, reference } = useView();
  const [what, instead] = expiredAlert(state, brand, createReference(reference));
  return (
    <Alert tone="warning" title={what}>
      {instead}
    </Alert>
  );
}
