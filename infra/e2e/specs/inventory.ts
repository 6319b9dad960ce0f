/** Adds cars to the marketplace as a dealer's program does. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir, marketplaceUrl } from '../ports';

/**
 * Writes a blue Camry in Chicago; writing the same VIN again updates the same car. @param more further fields of a feed
 * @returns its id
 */
export async function importCar(vin: string, price = 21_500, more: Readonly<Record<string, unknown>> = {}) {
  const token = (await readFile(join(dataDir, 'marketplace-token'), 'utf8')).trim();
  const answer = await fetch(`${marketplaceUrl}/inventory/listings`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ vin, year: 2021, make: 'Toyota', model: 'Camry LE', price, mileage: 31_500 },
      ...{ sellerName: 'Lakeside Motors', zip: '60601', exteriorColor: 'Blue' },
      ...more,
    }),
  });
  expect(answer.status).toBe(200);
  const { records } = (await answer.json()) as { records: { id: string }[] };
  return records[0]!.id;
}

/** Returns a new VIN at each call. */
export const newVin = (): string => `4T1G11AK5MU${String(Date.now()).slice(-6)}`;
