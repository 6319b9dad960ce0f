import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import fragment from './index';

const frames = Array.from({ length: 8 }, (_, at) => `/frame-${at}.jpg`);
const show = (spin: string[] | undefined = frames) =>
  renderFragment(fragment, { overlay: true, view: vehicleView({ spin }) });
const shown = (queries: ReturnType<typeof show>) => queries.getByRole('img').getAttribute('src');

test('without script there is the first frame, and the slider waits for script', () => {
  const page = new DOMParser().parseFromString(show().html, 'text/html');
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/frame-0.jpg');
  expect(page.querySelector('label')?.hasAttribute('data-waiting')).toBe(true);
});

test('arrow keys turn it, past the last frame to the first', () => {
  const queries = show();
  const slider = queries.getByRole('slider', { name: 'Turn the vehicle' });
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'].map((key) => {
    // The default action is prevented, so that the slider does not stop at its end.
    expect(fireEvent.keyDown(slider, { key })).toBe(false);
    return shown(queries);
  });
  expect(seen).toEqual([1, 2, 1, 0, 7, 0].map((at) => `/frame-${at}.jpg`));
  expect(slider.getAttribute('aria-valuetext')).toBe('0 degrees');
});

test('a drag over the width of the picture is one turn, in both directions, and ends with the pointer', () => {
  const queries = show();
  const image = queries.getByRole('img');
  Object.defineProperty(image, 'clientWidth', { value: 800 });
  // jsdom's pointer events have no coordinates.
  const point = (type: string, clientX: number) => fireEvent(image, new MouseEvent(type, { clientX, bubbles: true }));
  const drag = (clientX: number) => {
    point('pointermove', clientX);
    return shown(queries);
  };
  expect(drag(700)).toBe('/frame-0.jpg');
  point('pointerdown', 100);
  expect([300, 900, 0].map(drag)).toEqual(['/frame-2.jpg', '/frame-0.jpg', '/frame-7.jpg']);
  point('pointerup', 0);
  expect(drag(500)).toBe('/frame-7.jpg');
});

test('the slider turns it, by pointer and touch as any slider', () => {
  const queries = show();
  fireEvent.change(queries.getByRole('slider'), { target: { value: '4' } });
  expect(shown(queries)).toBe('/frame-4.jpg');
  expect(queries.getByRole('slider').getAttribute('aria-valuetext')).toBe('180 degrees');
});

test('a vehicle without frames has nothing to turn', () => {
  show([]).getByText(/not available right now/);
});

test('R73 has no accessibility violations', async () => {
  expect(await violations(show().container)).toEqual([]);
});
