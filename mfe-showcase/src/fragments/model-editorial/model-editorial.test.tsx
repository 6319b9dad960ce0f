import type { SourceData } from '@forecourt/contracts';
import { fixtureBrand, renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';

type Text = NonNullable<SourceData['model-editorial']>['reviews'][number];
const text = (href: string, title: string): Text => ({
  ...{ kind: 'expert-review', href, title, summary: 'In short.', topic: { id: 'buying', label: 'Buying' } },
  ...{ published: '2026-06-02', minutes: 4, vehicles: [] },
  picture: { src: '/_shell/vehicles/sedan/BLUE/side.svg', bitmap: '/x.jpg', alt: 'A blue sedan', isDrawn: true },
});
const show = (answer: SourceData['model-editorial']) =>
  renderFragment(fragment, {
    view: { brand: fixtureBrand(), data: answer === undefined ? {} : { 'model-editorial': answer } },
  });

test('R86 two expert reviews open in a new tab, and articles follow in a row of their own', async () => {
  const reviews = [1, 2, 3].map((at) => text(`/reviews/${at}`, `Review ${at}`));
  const queries = show({ reviews, articles: [text('/articles/a', 'An article')] });
  const links = queries.getAllByRole('link', { name: /^Review/ });
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
  ).toEqual([1, 2].map((at) => [`/reviews/${at}`, '_blank', 'noopener']));
  expect(queries.getByRole('link', { name: 'An article' }).hasAttribute('target')).toBe(false);
  expect(await violations(queries.container)).toEqual([]);
});

test('R72 R86 without texts, and without an answer, there is nothing', () => {
  expect(show({ reviews: [], articles: [] }).html).toBe('');
  expect(show(undefined).html).toBe('');
});
