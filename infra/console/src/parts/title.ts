import { useEffect } from 'react';

/** Sets the document's title to the view's. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
}
