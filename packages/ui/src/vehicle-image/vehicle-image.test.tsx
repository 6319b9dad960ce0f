import { render, screen } from '@testing-library/react';
import { parseVehicleImageUrl, photoWidths, vehicleColors } from '../vehicle';
import { paints } from '../vehicle/paint';
import { VehicleImage } from './vehicle-image';

const look = { shape: 'sedan', color: 'RED' } as const;
const imageOf = (src?: string) => {
  render(<VehicleImage look={look} src={src} alt="A car" />);
  return screen.getByRole('img');
};

test('a vehicle without a photograph is drawn', () => {
  const image = imageOf();
  expect(parseVehicleImageUrl(image.getAttribute('src') ?? '')).toMatchObject({ shape: 'sedan', color: 'RED' });
  expect(image.hasAttribute('srcset')).toBe(false);
});

test("a seller's photograph has an address of the site, in several widths, each with the drawing that replaces it after a failure", () => {
  const image = imageOf('https://photos.example/a b.jpg?x=1&y=2');
  const addresses = (image.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' '));
  expect(addresses.length).toBeGreaterThan(3);
  for (const [address = '', width] of addresses) {
    const { origin, pathname, searchParams } = new URL(address, 'http://site');
    expect([origin, pathname]).toEqual(['http://site', '/content/photos']);
    expect(searchParams.get('of')).toBe('https://photos.example/a b.jpg?x=1&y=2');
    expect(`${searchParams.get('w')}w`).toBe(width);
    expect(photoWidths.map(String)).toContain(searchParams.get('w'));
    expect(searchParams.get('else')).toBe('sedan/RED');
  }
  expect(image.dataset.paint).toBe('RED');
});

test('a picture of the site keeps its URL', () => {
  expect(imageOf('/images/1.jpg').getAttribute('src')).toBe('/images/1.jpg');
});

test('a place that waits for a photograph is in the paint that a drawing has', async () => {
  const { readFile } = await import('node:fs/promises');
  const css = await readFile(`${__dirname}/vehicle-image.module.css`, 'utf8');
  for (const color of vehicleColors)
    expect(css).toContain(`.image[data-paint="${color}"] {\n    --paint: ${paints[color]};`);
});
