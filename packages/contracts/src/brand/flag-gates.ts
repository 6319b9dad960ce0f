import type { Flag } from './flags';

/** Fragments that show nothing while a flag is off: remote → fragment → flag. */
export const flagGates: Readonly<Record<string, Readonly<Record<string, Flag>>>> = {
  'mfe-ads': { 'ad-consent': 'ads', 'fixed-bottom': 'ads', 'footer-banner': 'ads', 'grid-ad': 'ads', liner: 'ads' },
};
