import { dockedHeight, setDockedHeight } from './docked';

const scrolled = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<button type="button">Fuel Economy</button>';
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
});

test('what stands along the bottom says how high it is, until it goes', () => {
  setDockedHeight('90px');
  expect(dockedHeight()).toBe('90px');
  setDockedHeight('');
  expect(dockedHeight()).toBe('');
});

test('what has the focus stays in sight when something comes before it, and is not moved again and again', () => {
  document.querySelector('button')?.focus();
  setDockedHeight('90px');
  setDockedHeight('90px');
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  setDockedHeight('');
});
