import { thirdRow } from '@forecourt/search-state';
import type { Means } from './means';

/**
 * Shoppers' words beside the catalogue's own labels: spellings, separated by `|`, and their meaning. Case, hyphens and spaces do
 * not matter, and plurals need not be listed.
 */
const feature = (code: string): Means => ({ featureCode: [code] });
const style = (code: string): Means => ({ vehicleStyleCode: [code] });
const type = (style: string, param: string, code: string): Means => ({ vehicleStyleCode: [style], [param]: [code] });
const truck = (more: Means): Means => ({ vehicleStyleCode: ['TRUCKS'], ...more });

export const synonyms: readonly (readonly [spellings: string, means: Means])[] = [
  // Makes and models by their nicknames.
  ['benz|merc|mercedez', { makeCode: ['MB'] }],
  ['beemer|bimmer|beamer', { makeCode: ['BMW'] }],
  ['caddy|caddie', { makeCode: ['CAD'] }],
  ['lambo', { makeCode: ['LAM'] }],
  ['subie', { makeCode: ['SUB'] }],
  ['vw', { makeCode: ['VOLKS'] }],
  ['rolls', { makeCode: ['RR'] }],
  ['vette', { makeCode: ['CHEV'], modelCode: ['CORVETTE|CHEV'] }],
  ['stang', { makeCode: ['FORD'], modelCode: ['MUSTANG|FORD'] }],
  ['lightning', { makeCode: ['FORD'], modelCode: ['F150LIGHTNING|FORD'] }],
  ['mach e', { makeCode: ['FORD'], modelCode: ['MUSTANGMACHE|FORD'] }],
  ['type r', { makeCode: ['HONDA'], modelCode: ['CIVICTYPER|HONDA'] }],
  ['911', { makeCode: ['POR'], modelCode: ['911|POR'] }],
  // Dodge's pickups became a make of their own, Ram.
  ['dodge ram', { makeCode: ['DODGE', 'RAM'], seriesCode: ['RAM|DODGE', 'RAMPICKUP|RAM'] }],
  ['dodge ram 1500', { makeCode: ['DODGE', 'RAM'], modelCode: ['RAM1500|DODGE', '1500|RAM'] }],
  ['dodge ram 2500', { makeCode: ['DODGE', 'RAM'], modelCode: ['RAM2500|DODGE', '2500|RAM'] }],
  ['dodge ram 3500', { makeCode: ['DODGE', 'RAM'], modelCode: ['RAM3500|DODGE', '3500|RAM'] }],
  ['super duty', { makeCode: ['FORD'], modelCode: ['F250|FORD', 'F350|FORD'] }],

  // Body.
  ['suv|crossover|cuv|sport utility|sport utility vehicle|suv crossover', style('SUVCROSS')],
  ['truck|pickup|pick up|pickup truck|pick up truck', style('TRUCKS')],
  ['van', style('VANMV')],
  ['minivan|mini van|family van|people carrier', type('VANMV', 'vanSubtypeCode', 'VAN_MINI')],
  ['passenger van', type('VANMV', 'vanSubtypeCode', 'VAN_PASSENGER')],
  ['cargo van|work van', type('VANMV', 'vanSubtypeCode', 'VAN_CARGO')],
  ['hatch|hatchback|liftback', style('HATCH')],
  ['station wagon|estate|estate car', style('WAGON')],
  ['saloon', style('SEDAN')],
  ['coup', style('COUPE')],
  ['cabrio|cabriolet|drop top|ragtop|soft top', style('CONVERT')],
  ['small suv|mini suv|subcompact crossover', type('SUVCROSS', 'suvSubtypeCode', 'SUV_SUBCOMPACT')],
  ['compact crossover', type('SUVCROSS', 'suvSubtypeCode', 'SUV_COMPACT')],
  ['mid size suv|midsize crossover|medium suv', type('SUVCROSS', 'suvSubtypeCode', 'SUV_MIDSIZE')],
  ['full size suv|large suv|big suv', type('SUVCROSS', 'suvSubtypeCode', 'SUV_FULLSIZE')],
  ['luxury crossover', type('SUVCROSS', 'suvSubtypeCode', 'SUV_LUXURY')],
  ['compact car|small sedan', type('SEDAN', 'sedanSubtypeCode', 'SEDAN_COMPACT')],
  ['mid size sedan|family sedan', type('SEDAN', 'sedanSubtypeCode', 'SEDAN_MIDSIZE')],
  ['large sedan|big sedan', type('SEDAN', 'sedanSubtypeCode', 'SEDAN_FULLSIZE')],
  ['compact truck|small truck', truck({ bodyStyleSubtypeCode: ['TRUCK_COMPACT'] })],
  ['midsize truck|mid size truck', truck({ bodyStyleSubtypeCode: ['TRUCK_MIDSIZE'] })],
  ['full size truck|fullsize truck', truck({ bodyStyleSubtypeCode: ['TRUCK_FULLSIZE'] })],
  ['heavy duty truck|heavy duty|hd truck', truck({ bodyStyleSubtypeCode: ['TRUCK_HEAVY'] })],
  ['sports car|sport coupe', type('COUPE', 'bodyStyleSubtypeCode', 'COUPE_SPORT')],
  ['roadster', type('CONVERT', 'bodyStyleSubtypeCode', 'CONVERT_ROADSTER')],
  ['hot hatch', type('HATCH', 'bodyStyleSubtypeCode', 'HATCH_SPORT')],

  // Cab and bed, always with the vehicle that they belong to.
  ['crew cab|crewcab|supercrew|super crew|double cab|crewmax|quad cab', truck({ truckCabSize: ['CREW'] })],
  ['extended cab|ext cab|super cab|supercab|king cab|access cab', truck({ truckCabSize: ['4'] })],
  ['regular cab|single cab|standard cab', truck({ truckCabSize: ['3'] })],
  ['short bed|short box', truck({ truckBedLength: ['SHORT'] })],
  ['standard bed', truck({ truckBedLength: ['STANDARD'] })],
  ['long bed|long box|8 foot bed|8 ft bed', truck({ truckBedLength: ['LONG'] })],

  // Drive, gears, fuel.
  [
    'awd|4wd|4x4|4 x 4|all wheel drive|four wheel drive|4 wheel drive|all wheel|quattro|xdrive|4matic',
    { driveGroup: ['AWD4WD'] },
  ],
  ['fwd|front wheel drive|front wheel', { driveGroup: ['FWD'] }],
  ['rwd|2wd|4x2|rear wheel drive|rear wheel|two wheel drive', { driveGroup: ['RWD'] }],
  [
    'stick|stick shift|manual transmission|standard transmission|5 speed manual|6 speed manual|6 speed',
    { transmissionCode: ['MAN'] },
  ],
  ['automatic transmission|auto transmission', { transmissionCode: ['AUT'] }],
  ['cvt', { transmissionCode: ['CVT'] }],
  ['ev|evs|bev|battery electric|all electric|fully electric|electric vehicle|electric car', { fuelTypeGroup: ['ELE'] }],
  ['phev|plug in|plugin|plug in hybrid|plugin hybrid', { fuelTypeGroup: ['PIH'] }],
  ['hev|hybrid electric', { fuelTypeGroup: ['HYB'] }],
  ['gas|petrol|gas engine|gas powered', { fuelTypeGroup: ['GSL'] }],
  ['tdi|turbo diesel|duramax|cummins|power stroke|powerstroke', { fuelTypeGroup: ['DSL'] }],
  ['fuel cell|hydrogen fuel cell', { fuelTypeGroup: ['HYD'] }],
  ['flex fuel|e85|cng|natural gas|ethanol', { fuelTypeGroup: ['ALT'] }],

  // Equipment.
  ['3rd row|third row seating|third row seats|extra row', feature(thirdRow)],
  ['leather|leather seating|leather interior|leather upholstery', feature('1062')],
  ['heated front seats|seat heaters|warm seats|heated leather seats', feature('1064')],
  ['cooled seats|air conditioned seats|ventilated front seats', feature('1066')],
  ['memory seat', feature('1068')],
  ['power seat|electric seats', feature('1070')],
  ['massaging seats', feature('1072')],
  ['captains chairs|captains seats|captain seats|bucket seats second row', feature('1074')],
  ['sunroof|moonroof|sun roof|moon roof', feature('1080')],
  ['panoramic sunroof|panoramic moonroof|pano roof|panoroof|glass roof|panorama roof', feature('1082')],
  ['navigation|nav|gps|sat nav|satnav|navi|nav system', feature('1090')],
  ['carplay|apple car play|car play', feature('1092')],
  ['premium sound|premium sound system|premium stereo|bose|harman kardon|burmester|jbl', feature('1098')],
  ['sirius|sirius xm|siriusxm|xm radio', feature('1100')],
  ['wireless charger|wireless phone charging|qi charging', feature('1102')],
  ['dvd|dvd player|rear entertainment', feature('1104')],
  ['wifi|wi fi|hotspot|wifi hotspot', feature('1106')],
  ['usb', feature('1108')],
  [
    'back up camera|rear view camera|rearview camera|reverse camera|reversing camera|rear camera|backup cam',
    feature('1120'),
  ],
  ['360 camera|360 degree camera|surround camera|surround view|birds eye camera', feature('1122')],
  ['park assist|parking assist|park sensors', feature('1124')],
  ['self park|automatic parking', feature('1126')],
  ['adaptive cruise|acc|radar cruise|dynamic cruise control', feature('1140')],
  ['blind spot|blind spot monitoring|blind spot detection|blind spot warning', feature('1142')],
  ['lane departure', feature('1144')],
  ['lane keep|lane keep assist|lane assist|lane keeping', feature('1146')],
  ['automatic braking|emergency braking|collision mitigation|forward collision', feature('1148')],
  ['cross traffic alert|rear cross traffic', feature('1150')],
  ['hud|heads up display|headup display', feature('1152')],
  ['keyless', feature('1160')],
  ['push button start|push start|keyless ignition', feature('1162')],
  ['remote starter|remote engine start', feature('1164')],
  ['heated wheel', feature('1166')],
  ['dual climate|dual zone climate|climate control|dual zone', feature('1168')],
  ['power tailgate|power trunk|hands free liftgate', feature('1170')],
  ['power doors|power sliding door|automatic sliding doors', feature('1172')],
  ['led lights|led headlamps', feature('1180')],
  ['alloys|alloy rims', feature('1182')],
  ['towing|tow|tow hitch|trailer hitch|hitch|towing package|trailer tow package|tow pkg', feature('1184')],
  ['roof rails|luggage rack', feature('1186')],
  ['bedliner|spray in bedliner', feature('1188')],
  ['air ride', feature('1190')],
  ['dc fast charging|quick charging|fast charge', feature('1192')],

  // Condition, seller, history, price.
  ['brand new', { listingType: ['NEW'] }],
  ['pre owned|preowned|second hand|secondhand|2nd hand', { listingType: ['USED'] }],
  [
    'certified|cpo|certified pre owned|certified preowned|certified used|factory certified',
    { listingType: ['CERTIFIED'] },
  ],
  [
    'private seller|private party|private owner|by owner|from owner|for sale by owner|fsbo|private sale',
    { sellerType: ['p'] },
  ],
  ['dealership|from dealer|by dealer', { sellerType: ['d'] }],
  ['1 owner|single owner', { vehicleHistoryType: ['ONE_OWNER'] }],
  [
    'no accident|accident free|no reported accidents|without accidents|never crashed|0 accidents',
    { vehicleHistoryType: ['NO_ACCIDENTS'] },
  ],
  ['clear title|no salvage', { vehicleHistoryType: ['CLEAN_TITLE'] }],
  ['service history|maintenance records|service records', { vehicleHistoryType: ['SERVICE_RECORDS'] }],
  ['free carfax|free history report|carfax', { vehicleHistoryType: ['FREE_REPORT'] }],
  ['great deal|great deals', { dealType: ['greatprice'] }],
  ['good deal|good deals', { dealType: ['goodprice'] }],
  ['best deals|best deal|best price|bargain|deals', { experience: ['best-deals'] }],
  ['buy online|buy from home|online purchase', { experience: ['buy-online'] }],
  ['commercial|commercial vehicle|work truck|fleet', { experience: ['commercial'] }],
  ['money back|money back guarantee|returnable', { vehicleExchange: ['on'] }],
  ['delivery|delivered|home delivery', { homeServices: ['HOME_DELIVERY'] }],
  ['home test drive|test drive at home', { homeServices: ['HOME_TEST_DRIVE'] }],
  ['low miles|low mileage|few miles|not many miles', { mileage: ['50000'] }],

  // Sort orders.
  ['cheap|cheapest|lowest price|lowest priced|inexpensive|affordable', { sortBy: ['derivedpriceASC'] }],
  ['most expensive|highest price', { sortBy: ['derivedpriceDESC'] }],
  ['newest|latest model', { sortBy: ['yearDESC'] }],
  ['lowest miles|lowest mileage|fewest miles', { sortBy: ['mileageASC'] }],
  ['closest|nearest', { sortBy: ['distanceASC'] }],
  ['just listed|recently listed|newly listed|new listings', { sortBy: ['datelistedDESC'] }],
];

/** Other words for a colour than its label. */
export const colorWords: Readonly<Record<string, string>> = {
  ...{
    grey: 'GRAY',
    charcoal: 'GRAY',
    graphite: 'GRAY',
    gunmetal: 'GRAY',
    tan: 'BEIGE',
    cream: 'BEIGE',
    champagne: 'BEIGE',
  },
  ...{
    maroon: 'BURGUNDY',
    wine: 'BURGUNDY',
    violet: 'PURPLE',
    teal: 'TURQUOISE',
    navy: 'BLUE',
    bronze: 'BROWN',
    ivory: 'WHITE',
  },
};

/** Words that do not describe a vehicle: the rest of a sentence. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'a an the and or with w of in at on to for from by near around is are be that has have having my me i im we our it its this ' +
    'these some any all please show find get buy buying want wants wanted need needs looking search searching sale selling sell ' +
    'car cars vehicle vehicles auto autos automobile automobiles automotive model models make brand color colour colored exterior ' +
    'paint engine motor priced price prices cost costing budget miles mile year years who which under about close located location ' +
    'area local listing listings option options door package nearby dark light bright metallic pearl deep matte zip code'
  ).split(' '),
);

/** Fillers that connect the words before and after, and are no part of a name: "a 4 door" is no A4. */
export const binders: ReadonlySet<string> = new Set(
  'a an the and or with w of in at on to for from by near is are i'.split(' '),
);

/** Words that negate the words after them, which no filter can express. */
export const negations: ReadonlySet<string> = new Set([
  'no',
  'not',
  'non',
  'without',
  'except',
  'excluding',
  'exclude',
  'never',
]);

/** Words that say for whom a vehicle is, or which of theirs. In the text of a listing they mean something else. */
export const asides: ReadonlySet<string> = new Set(
  (
    'first second third next daughter daughters son sons wife husband mom mum dad mother father parents teen teens teenager teenagers ' +
    'student students kid kids child children friend girlfriend boyfriend grandma grandpa grandson granddaughter beginner beginners'
  ).split(' '),
);

/** Words that are never a misspelling of a name, however similar. */
export const plainWords: ReadonlySet<string> = new Set(
  (
    'good nice best great better big small large tall long short fast quick slow safe reliable family first second teen student ' +
    'clean old young low high cool fun easy daily driver commuter city road highway snow winter summer weekend work home mom dad kids ' +
    'dog dogs money cash credit loan finance lease trade free wash seat seats part parts tire tires wheel wheels light lights sound ' +
    'radio roof rack door doors bank rent rental hire tune like real late last only just very more most less than like what where when'
  ).split(' '),
);
