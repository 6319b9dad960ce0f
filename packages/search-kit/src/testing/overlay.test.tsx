import { readOverlayQuery } from '@forecourt/contracts';
import { defineFragment, Overlay, OverlayCancel, OverlayLink } from '@forecourt/fragment-kit';
import { fireEvent } from '@testing-library/react';
import { renderFragment } from './index';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-test/share': true;
  }
}

const opener = defineFragment({
  name: 'opener',
  needs: [],
  hydrate: 'load',
  Component: () => (
    <OverlayLink name="mfe-test/share" props={{ listing: 7, from: 'a&b' }}>
      Share
    </OverlayLink>
  ),
  Fallback: () => null,
});

const share = defineFragment({
  name: 'share',
  needs: [],
  hydrate: 'load',
  overlay: { placement: 'modal', size: 'sm' },
  Component: () => (
    <Overlay title="Share" footer={<OverlayCancel>Cancel</OverlayCancel>}>
      <p>body</p>
    </Overlay>
  ),
  Fallback: () => null,
});

test('a link to an overlay leads to its page, with its subject', () => {
  const link = renderFragment(opener, { view: { state: { zip: '60610' } } }).getByRole('link');
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://shell');
  expect(pathname).toBe('/cars-for-sale/overlay/mfe-test/share');
  expect(readOverlayQuery(Object.fromEntries(searchParams))).toEqual({
    from: '/cars-for-sale/all?zip=60610',
    props: { listing: 7, from: 'a&b' },
  });
});

test.each([{ from: 'https://evil.test' }, { from: '/', props: '{' }, { from: '/', props: '[1]' }, { props: '{}' }])(
  'a query that no link has written is invalid: %j',
  (query) => expect(readOverlayQuery(query)).toBeNull(),
);

test('a plain click opens it over the page, every other follows the link', () => {
  const { getByRole, overlays } = renderFragment(opener);
  fireEvent.click(getByRole('link'), { metaKey: true });
  expect(overlays).toEqual([]);
  expect(fireEvent.click(getByRole('link'))).toBe(false);
  expect(overlays).toEqual([{ name: 'mfe-test/share', props: { listing: 7, from: 'a&b' } }]);
});

test('over a page it is the parts of a dialog, and "Cancel" closes it', () => {
  const { container, getByRole, closed } = renderFragment(share, { overlay: true });
  expect(document.getElementById(container.getAttribute('aria-labelledby')!)?.textContent).toBe('Share');
  fireEvent.click(getByRole('button', { name: 'Cancel' }));
  expect(closed).toEqual(['close-press']);
});

test('on a page it is a section, and "Cancel" leads back to the search', () => {
  const { getByRole, queryByRole } = renderFragment(share, { view: { state: { zip: '60610' } } });
  getByRole('region', { name: 'Share' });
  expect(getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/cars-for-sale/all?zip=60610');
  expect(queryByRole('button')).toBeNull();
});
