import type { ReactNode } from 'react';
import { SignInFirst } from '../../sign-in-first';

export function SavedSearches(): ReactNode {
  return <SignInFirst title="Saved searches" path="/account/saved-searches" keeps="your saved searches" />;
}
