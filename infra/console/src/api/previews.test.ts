import type { PreviewLink, Session } from './client';
import { mayRevoke, mixOf, previewCommand, revokeCommand, shownText, versionsOf } from './previews';

test('a mix is read from an address as it was written, and what names no version is left out', () => {
  const versions = { 'mfe-ads': '1.2.0', 'mfe-filters': '2.0.0-rc.1' };
  expect(mixOf(versions)).toBe('mfe-ads@1.2.0,mfe-filters@2.0.0-rc.1');
  expect(versionsOf(mixOf(versions))).toEqual(versions);
  expect(versionsOf('mfe-ads,@1.0.0,mfe-filters@,mfe-account@1.0.0')).toEqual({ 'mfe-account': '1.0.0' });
  expect([versionsOf(), mixOf({}), mixOf({ 'mfe-ads': undefined })]).toEqual([{}, undefined, undefined]);
});

test('the command makes the same link, with words quoted for a shell', () => {
  const wanted = { versions: { 'mfe-ads': '1.2.0' }, brand: 'maker', page: "/cars-for-sale/all?text=it's", hours: 8 };
  expect(previewCommand(wanted)).toBe(
    "npm run fragment -- preview mfe-ads@1.2.0 --brand maker --page '/cars-for-sale/all?text=it'\\''s' --hours 8",
  );
});

const link: PreviewLink = {
  ...{ id: '0123456789ab', brand: 'maker', page: '/cars-for-sale/all', versions: { 'mfe-ads': '1.2.0' } },
  ...{ isDraft: false, createdAt: '2030-01-01T00:00:00.000Z', createdBy: 'ada', expiresAt: '2030-01-01T08:00:00.000Z' },
};
const draft: PreviewLink = { ...link, versions: {}, pageType: 'results', isDraft: true };

test('a link is named by what it shows', () => {
  expect(shownText(link)).toBe('mfe-ads@1.2.0');
  expect(shownText(draft)).toBe('a draft of results');
  expect(shownText({ ...link, pageType: 'results' })).toBe('mfe-ads@1.2.0, a layout of results');
});

test('the command revokes the same link, with the reason', () => {
  expect(revokeCommand(link.id, ' ')).toBe('npm run fragment -- preview revoke 0123456789ab');
  expect(revokeCommand(link.id, " it's wrong ")).toBe(
    "npm run fragment -- preview revoke 0123456789ab --why 'it'\\''s wrong'",
  );
});

test.each<[string, Partial<Session['rights'][number]>, boolean, boolean]>([
  ['everything', { may: ['admin'] }, true, true],
  ['links to every remote', { may: ['preview'] }, true, true],
  ['promotions of its remote', { may: ['promote'], remotes: ['mfe-ads'] }, true, true],
  ['links to another remote', { may: ['preview'], remotes: ['mfe-other'] }, false, true],
  ['placing on its brand', { may: ['place'], brands: ['maker'] }, false, true],
  ['placing on another brand', { may: ['place'], brands: ['certified'] }, false, false],
  ['flags', { may: ['flags'] }, false, false],
])('a session that may do %s is offered to revoke what the registry lets it', (_what, given, ofVersions, ofLayout) => {
  const right = { may: [], remotes: '*' as const, brands: '*' as const, ...given };
  const session = { may: right.may, rights: [right] } as unknown as Session;
  expect([mayRevoke(session, link), mayRevoke(session, draft)]).toEqual([ofVersions, ofLayout]);
  expect([mayRevoke(null, link), mayRevoke(undefined, draft)]).toEqual([false, false]);
});
