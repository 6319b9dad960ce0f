import { type RefObject, useEffect, useState } from 'react';

/**
 * The bottom of the window holds one thing. What stands there says how much it takes by the page's scroll padding, so that the keyboard
 * comes to nothing behind it; while somebody else does, the vehicles to compare, there is no place for an ad.
 */
export function useDock(bar: RefObject<HTMLElement | null>, isShown: boolean): { isTaken: boolean } {
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    const { style } = document.documentElement;
    let own = '';
    const look = () => {
      const { scrollPaddingBlockEnd: said } = style;
      setIsTaken(said !== '' && said !== own);
      if (said !== '' || !isShown || isTaken) return;
      own = `${bar.current?.offsetHeight ?? 0}px`;
      style.scrollPaddingBlockEnd = own;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributeFilter: ['style'] });
    return () => {
      observer.disconnect();
      if (own !== '' && style.scrollPaddingBlockEnd === own) style.scrollPaddingBlockEnd = '';
    };
  }, [bar, isShown, isTaken]);
  return { isTaken };
}
