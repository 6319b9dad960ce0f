import { slugify } from '@forecourt/search-state';
import { makes } from '../catalogue';
import type { Random } from './random';

/** Invented names: words of the landscape, not of people or firms. */
const landscapes = [
  ...[
    'Alder Creek',
    'Amber Valley',
    'Arrowwood',
    'Ashgrove',
    'Aspen Gate',
    'Bayberry',
    'Beacon Hill',
    'Birchfield',
    'Blue Heron',
  ],
  ...[
    'Bluewater',
    'Bramble Ridge',
    'Brightwater',
    'Brookhollow',
    'Canyon Gate',
    'Cedar Hollow',
    'Chestnut Grove',
    'Clearbrook',
  ],
  ...[
    'Clover Hill',
    'Copper Canyon',
    'Coral Bay',
    'Cottonwood',
    'Crosswind',
    'Cypress Point',
    'Dogwood',
    'Driftwood',
    'Eagle Pass',
  ],
  ...[
    'Elm Street',
    'Evergreen',
    'Fairhaven',
    'Fernwood',
    'Foxglove',
    'Golden Prairie',
    'Granite Falls',
    'Great Bend',
    'Greenbriar',
  ],
  ...[
    'Harvest Moon',
    'Hawthorn',
    'Heatherfield',
    'Hickory Lane',
    'High Plains',
    'Horizon',
    'Ironwood',
    'Juniper Flats',
    'Kestrel',
  ],
  ...['Lakeshore', 'Larkspur', 'Laurel Park', 'Lighthouse', 'Lone Oak', 'Magnolia', 'Maple Leaf', 'Meadowlark'],
  ...['Mill Pond', 'Moonstone', 'Mountain Gate', 'North Fork', 'Oak Hollow', 'Old Orchard', 'Palmetto'],
  ...['Pinecrest', 'Pioneer', 'Prairie Wind', 'Quail Run', 'Red Barn', 'Redwood', 'River Bend', 'Rolling Hills'],
  ...[
    'Saddleback',
    'Sagebrush',
    'Sandpiper',
    'Seven Oaks',
    'Shadow Mountain',
    'Silver Lake',
    'Spring Valley',
    'Stonebridge',
  ],
  ...[
    'Summit',
    'Sunflower',
    'Sycamore',
    'Tall Pines',
    'Three Rivers',
    'Timberline',
    'Trailhead',
    'Turnpike',
    'Valley View',
  ],
  ...['Walnut Grove', 'Westwind', 'White Birch', 'Wildflower', 'Willow Creek', 'Windmill', 'Woodland', 'Yellowwood'],
] as const;

const lots = [
  ...['Auto Sales', 'Motors', 'Motor Company', 'Auto Center', 'Car Company', 'Auto Gallery', 'Pre-Owned', 'Auto Group'],
  ...['Automotive', 'Cars & Trucks', 'Auto Mart', 'Car Barn', 'Auto Exchange', 'Drive Center'],
] as const;

const firstNames = [
  ...[
    'Aaron',
    'Alicia',
    'Andre',
    'Angela',
    'Beth',
    'Brian',
    'Carlos',
    'Chris',
    'Dana',
    'Daniel',
    'Diane',
    'Elena',
    'Eric',
    'Fatima',
  ],
  ...[
    'Gabriel',
    'Grace',
    'Hannah',
    'Ivan',
    'James',
    'Jasmine',
    'Jorge',
    'Karen',
    'Kevin',
    'Kim',
    'Laura',
    'Luis',
    'Maria',
    'Mark',
  ],
  ...[
    'Megan',
    'Mike',
    'Nadia',
    'Nathan',
    'Olivia',
    'Omar',
    'Patrick',
    'Priya',
    'Rachel',
    'Ryan',
    'Sam',
    'Sarah',
    'Steve',
    'Tanya',
  ],
  ...['Tom', 'Tyler', 'Vanessa', 'Victor', 'Wendy', 'Will', 'Yuki', 'Zoe'],
] as const;

const streets = [
  ...[
    'Main St',
    'Commerce Dr',
    'Auto Mall Pkwy',
    'Industrial Blvd',
    'Lincoln Ave',
    'Washington Blvd',
    'State St',
    'Park Ave',
  ],
  ...[
    'Highland Ave',
    'Frontage Rd',
    'Airport Rd',
    'Market St',
    'Broadway',
    'Mill Rd',
    'Old Post Rd',
    'Lake St',
    'Central Ave',
  ],
  ...['Union St', 'Motor Way', 'Highway 31', 'Route 9', 'County Road 12', 'Sunrise Hwy', 'Valley Blvd', 'Mission Blvd'],
] as const;

const labels = new Map(makes.map((make) => [make.code, make.label]));

/** A dealer's name: of a franchise with its makes (`Cedar Hollow Honda`), else of a lot (`Red Barn Motors`). */
export function dealerName(franchise: readonly string[], city: string, random: Random): string {
  if (franchise.length === 0) return `${random.chance(0.15) ? city : random.pick(landscapes)} ${random.pick(lots)}`;
  const sold = franchise.map((code) => labels.get(code)!).join(' ');
  if (random.chance(0.3)) return `${random.pick(landscapes)} ${sold} of ${city}`;
  return `${random.chance(0.2) ? city : random.pick(landscapes)} ${sold}`;
}

/** `Maria S.` */
export function privateName(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick([...'ABCDEFGHJKLMNPRSTVWYZ'])}.`;
}

export function streetAddress(random: Random): string {
  return `${random.whole(100, 9_900)} ${random.pick(streets)}`;
}

/** A number of the block that is kept for fiction. */
export function phoneNumber(area: string, random: Random): string {
  return `(${area}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`;
}

/** An address below the top-level domain that is kept for examples. */
export function websiteOf(name: string): string {
  return `https://www.${slugify(name)}.example/`;
}
