import type { ReactNode } from 'react';

/** Outcome of a change of the page. It is shown until a newer change is known. */
export interface Outcome {
  revision: number;
  said: ReactNode;
}
