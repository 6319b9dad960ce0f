import { listingResponseSchema } from '@forecourt/listing';

const aSecond = 5;

/** Changes prices of vehicles, five a second, until `stop` is called. */
export async function keepWriting(marketplaceUrl: string, token: string): Promise<{ stop(): Promise<number> }> {
  const answer = await fetch(`${marketplaceUrl}/rest/lsc/listing?numRecords=100`);
  const { listings, owners } = listingResponseSchema.parse(await answer.json());
  const nameOf = new Map(owners.map(({ id, name }) => [id, name]));
  // Only a vehicle with a VIN can be written again with another price.
  const known = listings.filter(({ vin }) => vin !== undefined);
  let written = 0;
  let failed: Error | null = null;
  const write = async () => {
    const { vin, year, make, model, ownerId } = known[written % known.length]!;
    const price = 15_000 + ((written * 137) % 20_000);
    written += 1;
    const response = await fetch(`${marketplaceUrl}/inventory/listings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        vin,
        year,
        make,
        model,
        sellerName: nameOf.get(ownerId),
        zip: '60601',
        price,
        mileage: 20_000,
      }),
    });
    if (!response.ok) failed = new Error(`A price was not written: ${response.status} ${await response.text()}`);
  };
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = write().catch((error: Error) => {
      failed = error;
    });
  }, 1000 / aSecond);
  return {
    async stop() {
      clearInterval(timer);
      await last;
      if (failed !== null) throw failed;
      return written;
    },
  };
}
