import type { InventoryItem, StoredListing, StoredOwner } from '@forecourt/marketplace/src/listing/record';

/** Columns of HomeNet's export with their values. */
const columns: Readonly<Record<string, (listing: StoredListing, owner: StoredOwner) => string | number | null>> = {
  'Dealer Name': (_, owner) => owner.name,
  'Dealer Address': (_, owner) => owner.address,
  'Dealer City': (_, owner) => owner.city,
  'Dealer State': (_, owner) => owner.state,
  'Dealer Zip': (_, owner) => owner.zip,
  'Dealer Phone': (_, owner) => owner.phone,
  'Dealer Website': (_, owner) => owner.website,
  Type: ({ listingType }) => (listingType === 'NEW' ? 'New' : 'Used'),
  Stock: ({ id }) => `S${id}`,
  VIN: ({ vin }) => vin,
  Year: ({ year }) => year,
  Make: ({ make }) => make,
  Model: ({ model }) => model,
  Trim: ({ trim }) => trim,
  Body: ({ style }) => style,
  Doors: ({ doors }) => doors,
  PassengerCapacity: ({ seats }) => seats,
  'Exterior Color': ({ color }) => color,
  'Interior Color': ({ interiorColor }) => interiorColor,
  Engine: ({ engine }) => engine,
  Transmission: ({ transmission }) => transmission,
  Drivetrain: ({ driveType }) => driveType,
  'Fuel Type': ({ fuelTypeGroup }) => fuels[fuelTypeGroup ?? ''] ?? null,
  'City MPG': ({ mpgCity }) => mpgCity,
  'Highway MPG': ({ mpgHwy }) => mpgHwy,
  Miles: ({ mileage }) => mileage,
  'Selling Price': ({ incentive, salePrice }) => incentive ?? salePrice,
  MSRP: ({ msrp }) => msrp,
  Certified: ({ listingType }) => (listingType === 'CERTIFIED' ? 'True' : 'False'),
  'Image List': ({ id }) => images.map((image) => `https://images.example/${id}/${image}.jpg`).join('|'),
};

const fuels: Readonly<Record<string, string>> = {
  ...{ GSL: 'Gasoline', HYB: 'Hybrid', PIH: 'Plug-in Hybrid', ELE: 'Electric', DSL: 'Diesel', HYD: 'Hydrogen' },
  ALT: 'Flex Fuel',
};

/** Numbers of the images; the importer ignores them, but most of such a file consists of them. */
const images = Array.from({ length: 12 }, (_, index) => index + 1);

export const homenetHeader = `${Object.keys(columns).map(cell).join(',')}\n`;

/** Yields the listings of an inventory as lines of HomeNet's export, in their order. */
export function* homenetLines(items: Iterable<InventoryItem>): Generator<string> {
  const owners = new Map<string, StoredOwner>();
  for (const item of items) {
    if (item.kind === 'owner') {
      owners.set(item.owner.id, item.owner);
      continue;
    }
    const owner = owners.get(item.listing.ownerId)!;
    yield `${Object.values(columns)
      .map((read) => cell(read(item.listing, owner)))
      .join(',')}\n`;
  }
}

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
