import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';

const links = (page: number, pages: number) => {
  render(
    <Pagination
      page={page}
      pages={pages}
      renderLink={(to, { children, ...link }) => (
        <a href={`?page=${to}`} {...link}>
          {children}
        </a>
      )}
    />,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'));
};

test('links to the neighbours and marks the present page', () => {
  expect(links(2, 3)).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('has no link before the first and after the last page', () => {
  expect(links(1, 2)).toEqual(['Page 1', 'Page 2', 'Next page']);
});

test('is not there for one page', () => {
  expect(links(1, 1)).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
