import { useDeferredValue } from 'react';

const inFirstFrame = 6;

/** Returns the number of rows to render: a few in the first frame, and all in the next, so that nobody waits for hundreds of cells. */
export const useRowCount = (): number => useDeferredValue(Number.POSITIVE_INFINITY, inFirstFrame);
