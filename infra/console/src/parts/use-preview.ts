import { useEffect } from 'react';
import { navigate } from '../navigation';

/** Fragment of the address that leads to the preview. */
const hash = 'preview-title';

/** Whether this document may show the site of a brand in a frame: the registry allows the one that the address named when it was loaded. */
function mayFrame(brand: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && `${new URL(loaded.name).pathname}/`.startsWith(`/console/pages/${brand}/`);
}

/**
 * Returns a function that shows the preview of a draft, which the tab keeps. If this document may not show the brand's site, the one that
 * may is loaded first.
 * @param canShow whether there is a draft to show, and the registry answers
 */
export function usePreview(of: { brand: string; page: string }, canShow: boolean, show: () => void): () => void {
  const { brand } = of;
  useEffect(() => {
    if (!canShow || window.location.hash !== `#${hash}` || !mayFrame(brand)) return;
    show();
    // Reloading the document makes no further preview.
    navigate({ to: '/pages/{-$brand}/{-$page}', params: of, replace: true });
  });
  return () => {
    if (!canShow || mayFrame(brand)) return show();
    navigate({ to: '/pages/{-$brand}/{-$page}', params: of, hash, replace: true });
    window.location.reload();
  };
}
