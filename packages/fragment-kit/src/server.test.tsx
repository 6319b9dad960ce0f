import type { PageView } from '@forecourt/contracts';
import { defineFragment } from './define-fragment';
import { renderOnServer } from './server';

const view = { url: '/a', page: 'results', params: {}, data: {}, brand: { id: 'main' } } as unknown as PageView;

const Pictures = () => (
  <p>
    <img src="/first.jpg" alt="First" fetchPriority="high" />
    <img src="/second.jpg" srcSet="/second.jpg 320w, /large.jpg 640w" sizes="50vw" alt="Second" />
  </p>
);
const Nothing = () => null;
const fragment = defineFragment({ name: 'it', needs: [], hydrate: 'never', Component: Pictures, Fallback: Nothing });

test('R57 a picture that is fetched first is in the HTML once: no link repeats it', () => {
  const { html } = renderOnServer({ fragment, view, slot: 'it' });
  expect(html).toMatch(/^<p><img src="\/first\.jpg" alt="First" fetchPriority="high"\/><img /);
  expect(html).not.toContain('<link');
});
