import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

const unbroken = (name: string) => {
  const { container } = render(<Unbroken name={name} />);
  expect(container.textContent).toBe(name);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test('keeps each word with a hyphen in one piece, and the name as it is', () => {
  expect(unbroken('Used 2018 Ford F-250 XL')).toEqual(['F-250']);
  expect(unbroken('2021 Mercedes-Benz E-Class')).toEqual(['Mercedes-Benz', 'E-Class']);
  expect(unbroken('Kia K5 - like new')).toEqual([]);
});

test('breaks a word that no column could hold', () => {
  expect(unbroken('Ford Super-Long-Wheelbase-Wagon')).toEqual([]);
});
