/** A car that comes to the marketplace, as a dealer's program writes it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir, marketplaceUrl } from '../ports';

/** A blue Camry in Chicago; the same VIN again is the same car. */
export async function importCar(vin: string, price = 21_500): Promise<void> {
  const token = (await readFile(join(dataDir, 'marketplace-token'), 'utf8')).trim();
  const answer = await fetch(`${marketplaceUrl}/inventory/listings`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ vin, year: 2021, make: 'Toyota', model: 'Camry LE', price, mileage: 31_500 },
      ...{ sellerName: 'Lakeside Motors', zip: '60601', exteriorColor: 'Blue' },
    }),
  });
  expect(answer.status).toBe(200);
}

/** Each time another one. */
export const newVin = (): string => `4T1G11AK5MU${String(Date.now()).slice(-6)}`;
