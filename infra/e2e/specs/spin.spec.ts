/** A vehicle whose feed has the frames of a turn: it is turned in its page by keyboard and pointer. */
import { site } from '../ports';
import { violations } from './accessibility';
import { importCar, newVin } from './inventory';
import { slot } from './results-page';
import { expect, test } from './watched-page';

const frames = Array.from({ length: 12 }, (_, at) => `https://frames.example/turn/${at}.jpg`);
/** One grey pixel. */
const pixel = Buffer.from('R0lGODdhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

test('a vehicle with frames is turned by keyboard and by pointer; one without says nothing of it', async ({ page }) => {
  await page.route('**/content/photos?*', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
  // In a colour of their own: other tests count blue cars.
  const turned = { sellerName: 'Turntable Motors', exteriorColor: 'White' };
  const id = await importCar(newVin(), 21_500, { ...turned, spin: frames.join(' ') });
  await page.goto(`${site}/cars-for-sale/vehicle/${id}/toyota/camry`);
  await slot(page, 'gallery').getByRole('link', { name: /360/ }).click();
  const turn = page.getByRole('dialog');
  const shown = async () => {
    const address = await turn.getByRole('img').getAttribute('src');
    return frames.indexOf(new URL(address ?? '', site).searchParams.get('of') ?? '');
  };
  await expect.poll(shown).toBe(0);
  expect(await violations(page)).toEqual([]);
  const slider = turn.getByRole('slider', { name: 'Turn the vehicle' });
  await slider.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(shown).toBe(11);
  await expect(slider).toHaveAttribute('aria-valuetext', '330 degrees');

  const picture = await turn.getByRole('img').boundingBox();
  const { x, y, width } = picture!;
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 10 + width / 4, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(shown).toBe(2);
  await page.keyboard.press('Escape');
  await expect(turn).toHaveCount(0);

  const other = await importCar(newVin(), 21_400, turned);
  await page.goto(`${site}/cars-for-sale/vehicle/${other}/toyota/camry`);
  await expect(page.getByText(/360/)).toHaveCount(0);
});
