import { defineFragment, type FragmentProps } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { Frame, Gap } from '../../frame/frame';
import { useAd } from '../../use-ad';

const placement = 'footer';

/** Renders the banner at the foot of the page: 728 × 90; 320 × 50 or 320 × 250 on phones (R67). */
function FooterBanner({ data, brand }: FragmentProps<'ads'>): ReactNode {
  const shown = useAd(placement, data);
  if (!brand.flags.ads) return null;
  return <Frame placement={placement} shown={shown} format="banner" className={undefined} />;
}

export default defineFragment({
  name: 'footer-banner',
  needs: ['ads'],
  // The ad is requested when its place is near the window.
  hydrate: 'visible',
  Component: FooterBanner,
  Fallback: () => <Gap format="banner" className={undefined} />,
});
