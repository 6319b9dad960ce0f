import { milesBetween, type Place, placeOfCity, placeOfZip } from '@forecourt/matching';
import type { Random } from './random';
import { states } from './states';
import { Weighted } from './weighted';

/** A ZIP code with its place, in one of the fifty states or the District of Columbia. */
export type ZipPlace = Place & { zip: string };

/** Metropolitan areas: central city, state, population in thousands. */
const metros = `
New York,NY,19500 Los Angeles,CA,12800 Chicago,IL,9300 Dallas,TX,8100 Houston,TX,7500 Washington,DC,6300
Philadelphia,PA,6250 Atlanta,GA,6300 Miami,FL,6200 Phoenix,AZ,5100 Boston,MA,4900 Riverside,CA,4700
San Francisco,CA,4600 Detroit,MI,4350 Seattle,WA,4050 Minneapolis,MN,3700 Tampa,FL,3350 San Diego,CA,3270
Denver,CO,3000 Baltimore,MD,2830 Orlando,FL,2800 Charlotte,NC,2800 Saint Louis,MO,2800 San Antonio,TX,2700
Austin,TX,2470 Portland,OR,2500 Pittsburgh,PA,2420 Sacramento,CA,2420 Las Vegas,NV,2340 Cincinnati,OH,2270
Kansas City,MO,2220 Columbus,OH,2180 Cleveland,OH,2160 Indianapolis,IN,2140 Nashville,TN,2100 San Jose,CA,1950
Virginia Beach,VA,1790 Jacksonville,FL,1710 Providence,RI,1680 Milwaukee,WI,1560 Raleigh,NC,1510 Oklahoma City,OK,1480
Louisville,KY,1370 Richmond,VA,1350 Memphis,TN,1340 Salt Lake City,UT,1270 Birmingham,AL,1180 Fresno,CA,1180
Grand Rapids,MI,1160 Buffalo,NY,1160 Hartford,CT,1160 Tucson,AZ,1060 Rochester,NY,1050 Tulsa,OK,1040
Omaha,NE,980 Greenville,SC,980 Knoxville,TN,950 New Orleans,LA,960 Honolulu,HI,990 Albuquerque,NM,920
Bakersfield,CA,910 Albany,NY,900 Baton Rouge,LA,870 El Paso,TX,870 Columbia,SC,860 Charleston,SC,850
Greensboro,NC,790 Boise,ID,820 Little Rock,AR,760 Des Moines,IA,740 Colorado Springs,CO,770 Spokane,WA,600
Wichita,KS,650 Madison,WI,700 Jackson,MS,610 Manchester,NH,430 Portland,ME,570 Wilmington,DE,580
Anchorage,AK,400 Sioux Falls,SD,300 Fargo,ND,260 Charleston,WV,250 Burlington,VT,230 Billings,MT,190 Cheyenne,WY,100
`;

/** Half of a metropolitan area's dealers are within about this many miles of its centre. */
const metroMiles = 18;
/** The share of sellers that are anywhere, not around a large city. */
const elsewhere = 0.2;

let shared: Places | undefined;

/** Returns the places of the United States; read once, because reading takes a moment. */
export function usPlaces(): Places {
  shared ??= new Places();
  return shared;
}

/** Real ZIP codes, weighted by where people live. */
export class Places {
  private readonly all: readonly ZipPlace[] = allZips();
  private readonly metros = new Weighted(readMetros().map((metro) => [metro, metro.people] as const));
  private readonly around = new Map<Metro, Weighted<ZipPlace>>();

  pick(random: Random): ZipPlace {
    if (random.chance(elsewhere)) return random.pick(this.all);
    const metro = this.metros.pick(random);
    let zips = this.around.get(metro);
    if (!zips) {
      zips = this.zipsAround(metro.centre);
      this.around.set(metro, zips);
    }
    return zips.pick(random);
  }

  private zipsAround(centre: Place): Weighted<ZipPlace> {
    const near = this.all.flatMap((place) => {
      // A degree of latitude is 69 miles, one of longitude at least 30; for most places this test is enough.
      if (Math.abs(place.lat - centre.lat) > 1 || Math.abs(place.lon - centre.lon) > 2) return [];
      const miles = milesBetween(centre, place);
      return miles > 3 * metroMiles ? [] : [[place, Math.exp(-0.5 * (miles / metroMiles) ** 2)] as const];
    });
    return new Weighted(near);
  }
}

interface Metro {
  centre: Place;
  people: number;
}

function readMetros(): Metro[] {
  return [...metros.matchAll(/([A-Za-z ]+),([A-Z]{2}),(\d+)/g)].map(([, city, state, people]) => {
    const centre = placeOfCity(city!.trim(), state!);
    if (!centre)
      throw new Error(`The ZIP codes know no city ${city}, ${state}; correct the list of metropolitan areas.`);
    return { centre, people: Number(people) };
  });
}

function allZips(): ZipPlace[] {
  const places: ZipPlace[] = [];
  for (let number = 0; number < 100_000; number++) {
    const zip = String(number).padStart(5, '0');
    const place = placeOfZip(zip);
    if (place && states.has(place.state)) places.push({ ...place, zip });
  }
  return places;
}
