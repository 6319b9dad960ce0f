import { useEffect, useState } from 'react';

/** Most cells of a frame, unless a single row has more. */
const cellsInFrame = 100;

/** Returns the number of rows to render: few in the first frame, more in each one after it, so that nobody waits for hundreds of cells. */
export function useRowCount(rows: number, columns: number): number {
  const more = Math.max(1, Math.floor(cellsInFrame / columns));
  const [count, setCount] = useState(more);
  useEffect(() => {
    if (count >= rows) return;
    const frame = requestAnimationFrame(() => setCount(count + more));
    return () => cancelAnimationFrame(frame);
  }, [count, more, rows]);
  return count;
}
