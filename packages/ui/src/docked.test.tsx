import { dockedHeight, setDockedHeight } from './docked';

const scrolled = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<button type="button">Fuel Economy</button>';
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
});

test('an element along the bottom sets its height until it is removed', () => {
  setDockedHeight('90px');
  expect(dockedHeight()).toBe('90px');
  setDockedHeight('');
  expect(dockedHeight()).toBe('');
});

test('the focused element stays in view when another one would cover it, and is scrolled once', () => {
  document.querySelector('button')?.focus();
  setDockedHeight('90px');
  setDockedHeight('90px');
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  setDockedHeight('');
});
