import type { DealerDifference } from '@forecourt/listing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import fragment from './index';

const difference: DealerDifference = {
  title: 'We come to you',
  words: [
    { tag: 'p', words: ['Since ', { tag: 'strong', words: ['1968'] }, ' <script>'] },
    { tag: 'ul', words: [{ tag: 'li', words: ['No fees'] }] },
  ],
  image: { src: '/_shell/vehicles/sedan/BLUE/side.svg', alt: 'The lot' },
};
const show = (data = { difference } as { difference?: DealerDifference }) =>
  renderFragment(fragment, { overlay: true, slot: { content: 'x' }, view: { data } });

test('R64 a dealer’s own words are shown in elements of the site, and text stays text', async () => {
  const queries = show();
  queries.getByRole('heading', { name: 'We come to you' });
  queries.getByText('No fees');
  expect(queries.container.querySelector('p')?.innerHTML).toContain('<strong>1968</strong> &lt;script&gt;');
  expect(await violations(queries.container)).toEqual([]);
});

test('a picture that cannot be loaded is replaced by the words of section 8', () => {
  const queries = show();
  fireEvent.error(queries.getByRole('img', { name: 'The lot' }));
  queries.getByText('Failed to load image');
  show({ difference: { ...difference, image: { src: '', alt: '' } } }).getByText('Failed to load image');
});

test('R72 without an answer it shows a message', () => {
  show({}).getByText('This is not available right now.');
});
