import type { Session } from './client';
import { whyNot } from './rights';

const sessionWith = (...rights: Session['rights']): Session => ({
  ...{ who: 'openid:u1', person: 'ada', expiresAt: null, rights },
  may: rights.flatMap(({ may }) => may),
});
const promoteMaker = { may: ['promote' as const], remotes: '*' as const, brands: ['maker'] };
const flags = { may: ['flags' as const], remotes: '*' as const, brands: '*' as const };
const promoteAds = { may: ['promote' as const], remotes: ['mfe-ads'], brands: '*' as const };

test.each([
  ['no session', null, 'maker', 'Sign in to change anything.'],
  ['another permission', sessionWith(flags), 'maker', 'You may flags, not promote.'],
  ['its brand', sessionWith(promoteMaker), 'maker', null],
  ['another brand', sessionWith(promoteMaker), 'research', 'You may change maker, not research.'],
  ['every brand', sessionWith(promoteMaker), '*', 'You may change maker; choose one of them.'],
  ['another remote', sessionWith(promoteAds), 'maker', 'You may change mfe-ads, not mfe-a.'],
  ['another group’s brands', sessionWith(promoteMaker, flags), 'research', 'You may change maker, not research.'],
  ['one of several groups', sessionWith(promoteAds, promoteMaker), 'maker', null],
  ['everything', sessionWith({ ...flags, may: ['admin'] }), '*', null],
])('a promotion with rights for %s', (_what, session, brand, why) => {
  expect(whyNot(session, { may: 'promote', remote: 'mfe-a', brand })).toBe(why);
});
