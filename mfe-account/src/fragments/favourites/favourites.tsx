import type { ReactNode } from 'react';
import { SignInFirst } from '../../sign-in-first';

export function Favourites(): ReactNode {
  return <SignInFirst title="Favourites" path="/account/favourites" keeps="your favourites" />;
}
