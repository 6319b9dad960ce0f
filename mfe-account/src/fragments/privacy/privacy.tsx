import type { ReactNode } from 'react';
import { SignInFirst } from '../../sign-in-first';

export function Privacy(): ReactNode {
  return <SignInFirst title="Your data" path="/account/privacy" keeps="what the site keeps about you" />;
}
