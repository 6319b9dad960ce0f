import { mixOf, previewCommand, versionsOf } from './previews';

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
