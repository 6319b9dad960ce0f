import { type ReferenceOption, thousands } from '@forecourt/search-state';

/** An option of a closed vocabulary; `colorValue` is the CSS colour of a swatch. */
export interface VocabularyOption extends ReferenceOption {
  colorValue?: string;
  /** Its explanation, one sentence. */
  moreInfo?: string;
  /** A word or two beside its label. */
  filterBadge?: string;
}

const sedanSubtypes: VocabularyOption[] = [
  { code: 'SEDAN_SUBCOMPACT', label: 'Subcompact Sedan' },
  { code: 'SEDAN_COMPACT', label: 'Compact Sedan' },
  { code: 'SEDAN_MIDSIZE', label: 'Midsize Sedan' },
  { code: 'SEDAN_FULLSIZE', label: 'Full-Size Sedan' },
  { code: 'SEDAN_LUXURY', label: 'Luxury Sedan' },
];

const suvSubtypes: VocabularyOption[] = [
  { code: 'SUV_SUBCOMPACT', label: 'Subcompact SUV' },
  { code: 'SUV_COMPACT', label: 'Compact SUV' },
  { code: 'SUV_MIDSIZE', label: 'Midsize SUV' },
  { code: 'SUV_FULLSIZE', label: 'Full-Size SUV' },
  { code: 'SUV_LUXURY', label: 'Luxury SUV' },
  { code: 'SUV_OFFROAD', label: 'Off-Road SUV' },
];

const vanSubtypes: VocabularyOption[] = [
  { code: 'VAN_MINI', label: 'Minivan' },
  { code: 'VAN_PASSENGER', label: 'Passenger Van' },
  { code: 'VAN_CARGO', label: 'Cargo Van' },
];

const otherSubtypes: VocabularyOption[] = [
  { code: 'TRUCK_COMPACT', label: 'Compact Pickup' },
  { code: 'TRUCK_MIDSIZE', label: 'Midsize Pickup' },
  { code: 'TRUCK_FULLSIZE', label: 'Full-Size Pickup' },
  { code: 'TRUCK_HEAVY', label: 'Heavy-Duty Pickup' },
  { code: 'TRUCK_CHASSIS', label: 'Chassis Cab' },
  { code: 'COUPE_SPORT', label: 'Sports Coupe' },
  { code: 'COUPE_LUXURY', label: 'Luxury Coupe' },
  { code: 'CONVERT_ROADSTER', label: 'Roadster' },
  { code: 'CONVERT_SOFTTOP', label: 'Four-Seat Convertible' },
  { code: 'HATCH_COMPACT', label: 'Compact Hatchback' },
  { code: 'HATCH_SPORT', label: 'Sport Hatchback' },
  { code: 'WAGON_FAMILY', label: 'Family Wagon' },
  { code: 'WAGON_OUTDOOR', label: 'Outdoor Wagon' },
];

const colors: VocabularyOption[] = [
  { code: 'BLACK', label: 'Black', colorValue: '#15171a' },
  { code: 'WHITE', label: 'White', colorValue: '#f7f7f4' },
  { code: 'GRAY', label: 'Gray', colorValue: '#6d7278' },
  { code: 'SILVER', label: 'Silver', colorValue: '#c3c7cb' },
  { code: 'BLUE', label: 'Blue', colorValue: '#1f4e9c' },
  { code: 'RED', label: 'Red', colorValue: '#b3202a' },
  { code: 'GREEN', label: 'Green', colorValue: '#2f6b45' },
  { code: 'BROWN', label: 'Brown', colorValue: '#5f4330' },
  { code: 'BEIGE', label: 'Beige', colorValue: '#d9c9a8' },
  { code: 'GOLD', label: 'Gold', colorValue: '#b8933f' },
  { code: 'ORANGE', label: 'Orange', colorValue: '#d9651e' },
  { code: 'YELLOW', label: 'Yellow', colorValue: '#f2c81c' },
  { code: 'BURGUNDY', label: 'Burgundy', colorValue: '#5e1426' },
  { code: 'PURPLE', label: 'Purple', colorValue: '#553a78' },
  { code: 'TURQUOISE', label: 'Turquoise', colorValue: '#2a8f96' },
];

/**
 * The closed vocabularies by search parameter (specification section 3), each in its display order.
 *
 * Labels slugify uniquely within a list, and across the lists that can stand as a path qualifier: exterior colour, body
 * style, fuel, drive and feature (R4). None of them reads like a seller type, a price or a `city-st`.
 */
export const vocabulary: Record<string, VocabularyOption[]> = {
  listingType: [
    { code: 'NEW', label: 'New' },
    { code: 'USED', label: 'Used' },
    {
      code: 'CERTIFIED',
      label: 'Manufacturer Certified',
      moreInfo: 'Inspected by a dealer to the maker’s checklist, with a warranty of the maker.',
    },
    {
      code: '3P_CERT',
      label: 'Third-Party Certified',
      moreInfo: 'Inspected by an independent company, with a limited warranty of 30 to 90 days.',
    },
  ],
  vehicleStyleCode: [
    { code: 'CONVERT', label: 'Convertible' },
    { code: 'COUPE', label: 'Coupe' },
    { code: 'HATCH', label: 'Hatchback' },
    { code: 'SEDAN', label: 'Sedan' },
    { code: 'SUVCROSS', label: 'SUV / Crossover' },
    { code: 'TRUCKS', label: 'Truck' },
    { code: 'VANMV', label: 'Van / Minivan' },
    { code: 'WAGON', label: 'Wagon' },
  ],
  vehicleType: [
    { code: 'BOX_TRUCK', label: 'Box Truck' },
    { code: 'CARGO_VAN', label: 'Cargo Van' },
    { code: 'DUMP_TRUCK', label: 'Dump Truck' },
    { code: 'FLATBED', label: 'Flatbed' },
    { code: 'SERVICE_BODY', label: 'Service Body' },
    { code: 'STAKE_TRUCK', label: 'Stake Truck' },
    { code: 'TOW_TRUCK', label: 'Tow Truck' },
  ],
  bodyStyleSubtypeCode: [...sedanSubtypes, ...suvSubtypes, ...vanSubtypes, ...otherSubtypes],
  sedanSubtypeCode: sedanSubtypes,
  suvSubtypeCode: suvSubtypes,
  vanSubtypeCode: vanSubtypes,
  extColorSimple: colors,
  intColorSimple: colors,
  driveGroup: [
    { code: 'AWD4WD', label: 'AWD/4WD' },
    { code: 'FWD', label: 'Front Wheel Drive' },
    { code: 'RWD', label: 'Rear Wheel Drive' },
  ],
  transmissionCode: [
    { code: 'AUT', label: 'Automatic' },
    { code: 'CVT', label: 'Continuously Variable Automatic' },
    { code: 'MAN', label: 'Manual' },
  ],
  engineCode: [
    { code: '2CYL', label: '2-Cylinder' },
    { code: '3CYL', label: '3-Cylinder' },
    { code: '4CYL', label: '4-Cylinder' },
    { code: '5CYL', label: '5-Cylinder' },
    { code: '6CYL', label: '6-Cylinder' },
    { code: '8CYL', label: '8-Cylinder' },
    { code: '10CYL', label: '10-Cylinder' },
    { code: '12CYL', label: '12-Cylinder' },
    { code: '16CYL', label: '16-Cylinder' },
    { code: 'ROTARY', label: 'Rotary' },
  ],
  engineDisplacement: [
    { code: '0.0-1.4', label: 'Under 1.5 L' },
    { code: '1.5-1.9', label: '1.5 to 1.9 L' },
    { code: '2.0-2.4', label: '2.0 to 2.4 L' },
    { code: '2.5-2.9', label: '2.5 to 2.9 L' },
    { code: '3.0-3.4', label: '3.0 to 3.4 L' },
    { code: '3.5-3.9', label: '3.5 to 3.9 L' },
    { code: '4.0-4.9', label: '4.0 to 4.9 L' },
    { code: '5.0-5.9', label: '5.0 to 5.9 L' },
    { code: '6.0-9.9', label: '6.0 L and Larger' },
  ],
  // R27.
  fuelTypeGroup: [
    { code: 'ELE', label: 'Electric' },
    { code: 'GSL', label: 'Gasoline' },
    { code: 'HYB', label: 'Hybrid' },
    { code: 'PIH', label: 'Plug-in Hybrid' },
    { code: 'DSL', label: 'Diesel' },
    { code: 'HYD', label: 'Hydrogen' },
    { code: 'ALT', label: 'Alternative' },
  ],
  featureCode: [
    { code: '1306', label: 'Third-Row Seating' },
    { code: '1062', label: 'Leather Seats' },
    { code: '1064', label: 'Heated Seats' },
    { code: '1066', label: 'Ventilated Seats' },
    { code: '1068', label: 'Memory Seats' },
    { code: '1070', label: 'Power Seats' },
    { code: '1072', label: 'Massage Seats' },
    { code: '1074', label: 'Captain Chairs' },
    { code: '1080', label: 'Sunroof/Moonroof' },
    { code: '1082', label: 'Panoramic Roof' },
    { code: '1090', label: 'Navigation System' },
    { code: '1092', label: 'Apple CarPlay' },
    { code: '1094', label: 'Android Auto' },
    { code: '1096', label: 'Bluetooth' },
    { code: '1098', label: 'Premium Audio' },
    { code: '1100', label: 'Satellite Radio' },
    { code: '1102', label: 'Wireless Charging' },
    { code: '1104', label: 'Rear Entertainment System' },
    { code: '1106', label: 'Wireless Hotspot' },
    { code: '1108', label: 'USB Ports' },
    { code: '1120', label: 'Backup Camera' },
    { code: '1122', label: 'Surround View Camera' },
    { code: '1124', label: 'Parking Sensors' },
    { code: '1126', label: 'Self-Parking' },
    { code: '1140', label: 'Adaptive Cruise Control' },
    { code: '1142', label: 'Blind Spot Monitor' },
    { code: '1144', label: 'Lane Departure Warning' },
    { code: '1146', label: 'Lane Keeping Assist' },
    { code: '1148', label: 'Automatic Emergency Braking' },
    { code: '1150', label: 'Rear Cross Traffic Alert' },
    { code: '1152', label: 'Head-Up Display' },
    { code: '1154', label: 'Night Vision' },
    { code: '1160', label: 'Keyless Entry' },
    { code: '1162', label: 'Keyless Start' },
    { code: '1164', label: 'Remote Start' },
    { code: '1166', label: 'Heated Steering Wheel' },
    { code: '1168', label: 'Dual-Zone Climate Control' },
    { code: '1170', label: 'Power Liftgate' },
    { code: '1172', label: 'Power Sliding Doors' },
    { code: '1180', label: 'LED Headlights' },
    { code: '1182', label: 'Alloy Wheels' },
    { code: '1184', label: 'Tow Package' },
    { code: '1186', label: 'Roof Rack' },
    { code: '1188', label: 'Bed Liner' },
    { code: '1190', label: 'Air Suspension' },
    { code: '1192', label: 'Fast Charging' },
  ],
  packages: [
    { code: 'APPEARANCE', label: 'Appearance Package' },
    { code: 'COLD_WEATHER', label: 'Cold Weather Package' },
    { code: 'CONVENIENCE', label: 'Convenience Package' },
    { code: 'DRIVER_ASSISTANCE', label: 'Driver Assistance Package' },
    { code: 'LUXURY', label: 'Luxury Package' },
    { code: 'NIGHT', label: 'Night Package' },
    { code: 'OFF_ROAD', label: 'Off-Road Package' },
    { code: 'PREFERRED_EQUIPMENT', label: 'Preferred Equipment Group' },
    { code: 'PREMIUM', label: 'Premium Package' },
    { code: 'SAFETY', label: 'Safety Package' },
    { code: 'SPORT', label: 'Sport Package' },
    { code: 'TECHNOLOGY', label: 'Technology Package' },
    { code: 'TOWING', label: 'Trailer Towing Package' },
    { code: 'WORK', label: 'Work Truck Package' },
  ],
  vehicleHistoryType: [
    { code: 'CLEAN_TITLE', label: 'Clean Title' },
    { code: 'NO_ACCIDENTS', label: 'No Accidents Reported' },
    { code: 'ONE_OWNER', label: 'One Owner' },
    { code: 'SERVICE_RECORDS', label: 'Service Records Available' },
    { code: 'FREE_REPORT', label: 'Free History Report' },
  ],
  vehicleUseType: [
    { code: 'PERSONAL', label: 'Personal' },
    { code: 'COMMERCIAL', label: 'Commercial' },
  ],
  dealType: [
    { code: 'greatprice', label: 'Great Price' },
    { code: 'goodprice', label: 'Good Price' },
  ],
  sellerType: [
    { code: 'p', label: 'Private Seller' },
    { code: 'd', label: 'Dealer' },
  ],
  doorCode: [
    { code: '2', label: '2 Doors' },
    { code: '3', label: '3 Doors' },
    { code: '4', label: '4 Doors' },
    { code: '5', label: '5 Doors' },
  ],
  // Vehicles with more than eight seats count as 9. 1306 is the third-row seating feature (R25).
  maximumSeating: [
    { code: '2', label: '2 Seats' },
    { code: '3', label: '3 Seats' },
    { code: '4', label: '4 Seats' },
    { code: '5', label: '5 Seats' },
    { code: '6', label: '6 Seats' },
    { code: '7', label: '7 Seats' },
    { code: '8', label: '8 Seats' },
    { code: '9', label: '9 or More Seats' },
    { code: '1306', label: 'Third-Row Seating' },
  ],
  // By passengers, in words; 5 and 6 are written with the crew and the extended code (R25).
  truckCabSize: [
    { code: '3', label: 'Regular cab, seats 3 or less' },
    { code: '4', label: 'Extended cab, seats 4' },
    { code: 'CREW', label: 'Crew cab, seats 5' },
    { code: 'EXT', label: 'Extended or crew cab, seats 6' },
  ],
  truckBedLength: [
    { code: 'SHORT', label: 'Short (under 6 ft)' },
    { code: 'STANDARD', label: 'Standard (6 to 7 ft)' },
    { code: 'LONG', label: 'Long (over 7 ft)' },
  ],
  homeServices: [
    { code: 'HOME_DELIVERY', label: 'Home Delivery' },
    { code: 'HOME_TEST_DRIVE', label: 'Test Drive at Home' },
    { code: 'VIRTUAL_TOUR', label: 'Virtual Tour' },
    { code: 'ONLINE_PAPERWORK', label: 'Online Paperwork' },
  ],
  // Lower bounds, in miles per gallon (combined) and in miles.
  mpgRange: [
    { code: '20', label: '20 MPG or More' },
    { code: '25', label: '25 MPG or More' },
    { code: '30', label: '30 MPG or More' },
    { code: '35', label: '35 MPG or More' },
    { code: '40', label: '40 MPG or More' },
    { code: '50', label: '50 MPG or More' },
  ],
  // Upper bounds, in US dollars a month.
  monthlyBudget: [200, 300, 400, 500, 600, 800, 1000, 1500].map((dollars) => ({
    code: `${dollars}`,
    label: `$${thousands(dollars)} a Month or Less`,
  })),
  electricMileRange: [
    { code: '100', label: '100 Miles or More' },
    { code: '150', label: '150 Miles or More' },
    { code: '200', label: '200 Miles or More' },
    { code: '250', label: '250 Miles or More' },
    { code: '300', label: '300 Miles or More' },
    { code: '400', label: '400 Miles or More' },
  ],
};

/** Groups of related options, by parameter, in display order; each code is in at most one group. */
export const vocabularyGroups: Record<string, { label: string; values: string[] }[]> = {
  featureCode: [
    { label: 'Seats', values: ['1306', '1062', '1064', '1066', '1068', '1070', '1072', '1074'] },
    { label: 'Roof & Exterior', values: ['1080', '1082', '1170', '1172', '1180', '1182', '1186'] },
    {
      label: 'Audio & Connectivity',
      values: ['1090', '1092', '1094', '1096', '1098', '1100', '1102', '1104', '1106', '1108'],
    },
    {
      label: 'Safety & Driver Assistance',
      values: ['1120', '1122', '1124', '1126', '1140', '1142', '1144', '1146', '1148', '1150', '1152', '1154'],
    },
    { label: 'Comfort & Keys', values: ['1160', '1162', '1164', '1166', '1168'] },
    { label: 'Towing & Performance', values: ['1184', '1188', '1190', '1192'] },
  ],
};
