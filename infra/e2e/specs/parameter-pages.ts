/** Every URL shape and parameter of the search (specification section 2), as tables: the content of its page, and the redirects of other spellings. */

export interface ParameterPage {
  /** Canonical URL. */
  url: string;
  /** First heading of the page. */
  title: string;
  /** The search as the marketplace's query; if absent, the page's own query. */
  search?: string;
  /** The search is not narrowed: it finds all used cars. */
  findsAll?: true;
}

const camry = 'makeCode=TOYOTA&modelCode=CAMRY|TOYOTA';

/** Shapes of the path (R4). */
export const pathPages: readonly ParameterPage[] = [
  { url: '/all', title: 'Used Cars for Sale', findsAll: true },
  { url: '/new', title: 'New Cars for Sale', search: 'listingType=NEW' },
  { url: '/certified', title: 'Certified Cars for Sale', search: 'listingType=CERTIFIED' },
  { url: '/all/toyota', title: 'Used Toyota Cars for Sale', search: 'makeCode=TOYOTA' },
  { url: '/new/kia', title: 'New Kia Cars for Sale', search: 'makeCode=KIA&listingType=NEW' },
  { url: '/all/toyota/camry', title: 'Used Toyota Camry for Sale', search: camry },
  { url: '/all/toyota/camry/le', title: 'Used Toyota Camry LE for Sale', search: `${camry}&trimCode=CAMRY|LE` },
  {
    url: '/all/2020/toyota/camry',
    title: 'Used 2020 Toyota Camry for Sale',
    search: `${camry}&startYear=2020&endYear=2020`,
  },
  {
    url: '/all/2020/toyota/camry/le',
    title: 'Used 2020 Toyota Camry LE for Sale',
    search: `${camry}&startYear=2020&endYear=2020&trimCode=CAMRY|LE`,
  },
  {
    url: '/all/toyota/camry/chicago-il',
    title: 'Used Toyota Camry for Sale near Chicago, IL',
    search: `${camry}&city=Chicago&state=IL`,
  },
  {
    url: '/all/toyota/camry/silver',
    title: 'Used Silver Toyota Camry for Sale',
    search: `${camry}&extColorSimple=SILVER`,
  },
  {
    url: '/all/toyota/camry/sedan',
    title: 'Used Toyota Camry Sedan for Sale',
    search: `${camry}&vehicleStyleCode=SEDAN`,
  },
  { url: '/all/toyota/camry/by-owner', title: 'Used Toyota Camry for Sale By Owner', search: `${camry}&sellerType=p` },
  {
    url: '/all/toyota/camry/by-dealer',
    title: 'Used Toyota Camry for Sale By Dealer',
    search: `${camry}&sellerType=d`,
  },
  {
    url: '/all/toyota/camry/under-20000',
    title: 'Used Toyota Camry for Sale Under $20,000',
    search: `${camry}&maxPrice=20000`,
  },
  {
    url: '/all/toyota/camry/over-20000',
    title: 'Used Toyota Camry for Sale Over $20,000',
    search: `${camry}&minPrice=20000`,
  },
  {
    url: '/all/toyota/camry/between-10000-20000',
    title: 'Used Toyota Camry for Sale Between $10,000 - $20,000',
    search: `${camry}&minPrice=10000&maxPrice=20000`,
  },
  {
    url: '/all/toyota/camry/gasoline',
    title: 'Used Gasoline Toyota Camry for Sale',
    search: `${camry}&fuelTypeGroup=GSL`,
  },
  {
    url: '/all/toyota/rav4/awd-4wd',
    title: 'Used AWD/4WD Toyota RAV4 for Sale',
    search: 'makeCode=TOYOTA&modelCode=RAV4|TOYOTA&driveGroup=AWD4WD',
  },
  {
    url: '/all/toyota/camry/leather-seats',
    title: 'Used Toyota Camry for Sale with Leather Seats',
    search: `${camry}&featureCode=1062`,
  },
];

const used = 'Used Cars for Sale';

/** Every parameter that a canonical query may contain. */
export const queryPages: readonly ParameterPage[] = [
  { url: '/all?makeCode=TOYOTA,HONDA', title: used },
  {
    url: '/all/toyota?modelCode=CAMRY%7CTOYOTA,COROLLA%7CTOYOTA',
    title: 'Used Toyota Cars for Sale',
    search: 'makeCode=TOYOTA&modelCode=CAMRY|TOYOTA,COROLLA|TOYOTA',
  },
  {
    url: '/all/toyota/camry?trimCode=CAMRY%7CLE,CAMRY%7CSE',
    title: 'Used Toyota Camry for Sale',
    search: `${camry}&trimCode=CAMRY|LE,CAMRY|SE`,
  },
  {
    url: '/all/bmw?seriesCode=3SERIES%7CBMW',
    title: 'Used BMW Cars for Sale',
    search: 'makeCode=BMW&seriesCode=3SERIES|BMW',
  },
  { url: '/all/toyota?packages=LUXURY', title: 'Used Toyota Cars for Sale', search: 'makeCode=TOYOTA&packages=LUXURY' },
  { url: '/all?vehicleStyleCode=SEDAN', title: 'Used Sedans for Sale' },
  { url: '/all?listingType=NEW,CERTIFIED', title: 'Cars for Sale' },
  { url: '/all?listingType=off', title: 'Cars for Sale' },
  { url: '/all?sellerType=p', title: 'Used Cars for Sale By Owner' },
  { url: '/all?startYear=2018', title: used },
  { url: '/all?endYear=2020', title: used },
  { url: '/all?startYear=2020&endYear=2020', title: 'Used 2020 Cars for Sale' },
  { url: '/all?minPrice=20000', title: 'Used Cars for Sale Over $20,000' },
  { url: '/all?maxPrice=20000', title: 'Used Cars for Sale Under $20,000' },
  { url: '/all?minPrice=10000&maxPrice=20000', title: 'Used Cars for Sale Between $10,000 - $20,000' },
  { url: '/all?mileage=30000', title: 'Used Cars for Sale Under 30,000 Miles' },
  { url: '/all?fuelTypeGroup=ELE', title: 'Used Electric Cars for Sale' },
  { url: '/all?mpgRange=30', title: used },
  { url: '/all?electricMileRange=200', title: used },
  { url: '/all?driveGroup=RWD', title: 'Used Rear Wheel Drive Cars for Sale' },
  { url: '/all?engineCode=6CYL', title: used },
  { url: '/all?homeServices=HOME_DELIVERY', title: used },
  { url: '/all?zip=60610', title: 'Used Cars for Sale near Chicago, IL' },
  { url: '/all?zip=60610&searchRadius=25', title: 'Used Cars for Sale near Chicago, IL' },
  { url: '/all?zip=60610&searchRadius=0', title: 'Used Cars for Sale near Chicago, IL', findsAll: true },
  { url: '/all?zip=60610&marketExtension=include', title: 'Used Cars for Sale near Chicago, IL' },
  { url: '/all?city=Chicago&state=IL', title: 'Used Cars for Sale near Chicago, IL' },
  { url: '/all?state=TX', title: 'Used Cars for Sale in TX' },
  { url: '/all?sortBy=yearASC', title: used, findsAll: true },
  { url: '/all?firstRecord=30', title: used, findsAll: true },
  { url: '/all?numRecords=10', title: used, findsAll: true },
  { url: '/all?experience=commercial', title: 'Used Commercial Vehicles for Sale' },
  { url: '/all?experience=best-deals&dealType=goodprice,greatprice', title: used },
  { url: '/all?experience=buy-online', title: used },
  {
    url: '/all/hyundai?experience=hyundai-buy-online',
    title: 'Used Hyundai Cars for Sale',
    search: 'makeCode=HYUND&experience=hyundai-buy-online',
  },
  { url: '/all?isSponsorship=true', title: used, findsAll: true },
  { url: '/all?bookmarkId=7', title: used, findsAll: true },
  { url: '/all?searchBookmarkId=7', title: used, findsAll: true },
  { url: '/all?vehicleExchange=on', title: used },
  { url: '/all?vehicleUseType=COMMERCIAL', title: used },
  { url: '/all?dealType=greatprice', title: used },
  { url: '/all?showcaseOwnerId=dealer-113', title: used },
  { url: '/all?lastExec=2026-11-01', title: used, findsAll: true },
  { url: '/all?mmt=5', title: used, findsAll: true },
  { url: '/all?vehicleType=CARGO_VAN', title: used },
  { url: '/all?extColorSimple=RED', title: 'Used Red Cars for Sale' },
  { url: '/all?intColorSimple=GRAY', title: used },
  { url: '/all?transmissionCode=MAN', title: used },
  { url: '/all?engineDisplacement=2.0-2.4', title: used },
  { url: '/all?vehicleHistoryType=NO_ACCIDENTS', title: used },
  { url: '/all?featureCode=1062', title: 'Used Cars for Sale with Leather Seats' },
  { url: '/all?featureCode=1062,1064', title: used },
  { url: '/all?maximumSeating=7', title: used },
  { url: '/all?doorCode=4', title: used },
  { url: '/all?truckBedLength=LONG', title: used },
  { url: '/all?bodyStyleSubtypeCode=SUV_COMPACT', title: used },
  { url: '/all?suvSubtypeCode=SUV_COMPACT', title: used },
  { url: '/all?vanSubtypeCode=VAN_MINI', title: used },
  { url: '/all?sedanSubtypeCode=SEDAN_MIDSIZE', title: used },
  { url: '/all?truckCabSize=CREW', title: used },
  { url: '/all?monthlyBudget=400', title: used },
  { url: '/all?keyword=sunroof', title: used },
  { url: '/all?hideAlpha=true', title: used, findsAll: true },
  { url: '/all?psid=a', title: used, findsAll: true },
  { url: '/all?siomid=b', title: used, findsAll: true },
  { url: '/all?paymentCard=c', title: used, findsAll: true },
  { url: '/all?refUrl=%2Fcars-for-sale%2Fnew', title: used, findsAll: true },
];

/** Other spellings with their rules and canonical URLs, to which they redirect in one hop (R2). */
export const redirects: readonly (readonly [rule: string, url: string, canonical: string])[] = [
  ['R3 order', '/all?maxPrice=20000&vehicleStyleCode=SEDAN', '/all?vehicleStyleCode=SEDAN&maxPrice=20000'],
  [
    'R3 repeated lists',
    '/all?vehicleStyleCode=SEDAN&vehicleStyleCode=HATCH,SEDAN',
    '/all?vehicleStyleCode=SEDAN,HATCH',
  ],
  ['R3 R30 defaults', '/all?searchRadius=100&sortBy=relevance&firstRecord=0&numRecords=30', '/all'],
  ['R22 empty values', '/all?makeCode=&zip=&maxPrice=&sortBy=', '/all'],
  ['R2 unknown parameters', '/all?b=2&maxPrice=20000&a=1', '/all?maxPrice=20000&b=2&a=1'],
  ['R4 one make', '/all?makeCode=TOYOTA', '/all/toyota'],
  ['R4 one model', '/all?makeCode=TOYOTA&modelCode=CAMRY', '/all/toyota/camry'],
  ['R4 one trim', '/all?trimCode=CAMRY|LE&modelCode=CAMRY&makeCode=TOYOTA', '/all/toyota/camry/le'],
  ['R4 a year', '/all/toyota/camry?startYear=2020&endYear=2020', '/all/2020/toyota/camry'],
  ['R4 a qualifier', '/all/toyota/camry?maxPrice=20000', '/all/toyota/camry/under-20000'],
  ['R4 one condition', '/all?listingType=NEW', '/new'],
  ['R4 all cars', '/all-cars', '/all'],
  ['R4 a city as the post office spells it', '/all/toyota/camry/st-louis-mo', '/all/toyota/camry/saint-louis-mo'],
  ['R4 upper case and a slash', '/All/Toyota/', '/all/toyota'],
  ['R5 makeCodeList', '/all?makeCodeList=TOYOTA,HONDA', '/all?makeCode=TOYOTA,HONDA'],
  ['R5 makeCode1-3', '/all?makeCode1=TOYOTA&makeCode2=HONDA&makeCode3=KIA', '/all?makeCode=TOYOTA,HONDA,KIA'],
  ['R5 at most five', '/all?makeCode=BMW,KIA,FORD,GMC,AUDI,JEEP', '/all?makeCode=BMW,KIA,FORD,GMC,AUDI'],
  [
    'R5 modelCodeList and modelCode1-3',
    '/all/toyota?modelCodeList=CAMRY&modelCode1=COROLLA&modelCode2=RAV4&modelCode3=PRIUS',
    '/all/toyota?modelCode=CAMRY%7CTOYOTA,COROLLA%7CTOYOTA,RAV4%7CTOYOTA,PRIUS%7CTOYOTA',
  ],
  ['R5 a trim of another model', '/all/toyota/corolla?trimCode=CAMRY|LE', '/all/toyota/corolla'],
  ['R6 modelCode|make', '/all?modelCode|TOYOTA=CAMRY', '/all/toyota/camry'],
  ['R7 the default condition', '/used', '/all'],
  ['R7 all conditions beside one', '/all?listingType=off,NEW', '/new'],
  ['R8 ZIP+4', '/all?zip=60563-1234', '/all?zip=60563'],
  ['R8 no ZIP', '/all?zip=6056', '/all'],
  ['R9 a radius of 100 and more', '/all?zip=60610&searchRadius=150', '/all?zip=60610'],
  ['R9 a negative radius', '/all?zip=60610&searchRadius=-5', '/all?zip=60610'],
  ['R10 priceRange', '/all?priceRange=10000-20000', '/all?minPrice=10000&maxPrice=20000'],
  ['R10 priceRange beside its ends', '/all?priceRange=10000-20000&maxPrice=15000', '/all?maxPrice=15000'],
  ['R10 yearRange', '/all?yearRange=2018-2020', '/all?startYear=2018&endYear=2020'],
  ['R11 numRecords above 100', '/all?numRecords=500', '/all?numRecords=100'],
  ['R11 firstRecord above 10,000', '/all?firstRecord=20000', '/all?firstRecord=10000'],
  ['R12 LNX', '/all?LNX=SPRING', '/all/hyundai?experience=hyundai-buy-online'],
  ['R13 refUrl of another site', '/all?refUrl=https%3A%2F%2Fevil.test', '/all'],
  ['R13 refUrl with two slashes', '/all?refUrl=%2F%2Fevil.test', '/all'],
  ['R25 third row', '/all?maximumSeating=1306', '/all?featureCode=1306'],
  ['R25 cabs 5 and 6', '/all?truckCabSize=5,6', '/all?truckCabSize=CREW,EXT'],
  ['R29 no experience', '/all?experience=free-cars', '/all'],
  ['R29 best deals', '/all?experience=best-deals', '/all?experience=best-deals&dealType=goodprice,greatprice'],
  [
    'R29 best deals in another order',
    '/all?dealType=greatprice,goodprice&experience=best-deals',
    '/all?experience=best-deals&dealType=goodprice,greatprice',
  ],
  ['R30 no sort', '/all?sortBy=luck', '/all'],
  ['R71 expired', '/all/toyota?expired=1', '/all/toyota'],
];

/** Paths that are not pages of the search (R4). */
export const unknownPages: readonly string[] = [
  '/all/toyotta',
  '/all/toyota/accord',
  '/all/toyota/camry/no-such-thing',
  '/all/2020',
  '/all/2020/toyota',
  '/all/sedan',
  '/all/toyota/camry/le/silver',
  '/second-hand',
];
