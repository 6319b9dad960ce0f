import type { MakeSource } from '../types';

export const commercialGroup: MakeSource[] = [
  {
    code: 'FREIGHT',
    label: 'Freightliner',
    wmi: ['1FV', '3AL', 'WDY'],
    table: `
eM2 *0.3
  2023- truck.chassis reg2 upfit:box+flatbed
    255hp 180mi electric rwd: 106 290.0
M2 106 *14 ~M2; Business Class M2
  2003- truck.chassis reg2 ext crew upfit:box+flatbed+dump+tow+service
    6.7I6T 260hp diesel A6/A8 rwd: Day Cab 105.0, Extended Cab 109.0, Crew Cab 114.0, Plus 110.0 @2021-
M2 112 *3
  2003-2024 truck.chassis reg2 upfit:dump+flatbed+tow
    8.9I6T 350hp diesel A10 rwd: Day Cab 125.0
MT45 *2
  1999- van.cargo upfit:box 2d
    6.7I6T 200hp diesel A6 rwd: Walk-In Van 82.0
Sprinter 2500 *6 [Sprinter]
  2003-2021 van.cargo upfit:cargo 3d
    2.1I4T 161hp diesel A7/A5 rwd: Cargo 40.0, Cargo High Roof 43.0
Sprinter 3500 *3 [Sprinter]
  2003-2021 van.cargo upfit:cargo 3d
    3.0V6T 188hp diesel A7/A5 rwd: Cargo 45.0
  2007-2021 truck.chassis reg2 upfit:box
    3.0V6T 188hp diesel A7/A5 rwd: Cab Chassis 41.0
`,
  },
  {
    code: 'FUSO',
    label: 'Mitsubishi Fuso',
    aliases: ['Fuso'],
    wmi: ['JL6', '4V4'],
    table: `
eCanter *0.2
  2018- truck.chassis reg2 upfit:box+flatbed
    148hp 80mi electric rwd: Base 120.0
FE140 *1
  2005-2011 truck.chassis reg2 upfit:box+stake+flatbed
    4.9I4T 185hp diesel A6/M5 rwd: Base 42.0
FE160 *1
  2012-2020 truck.chassis reg2 crew6 upfit:box+flatbed+dump
    3.0I4T 161hp diesel D6 rwd: Base 50.0, Crew Cab 54.0
FE180 *1
  2012-2020 truck.chassis reg2 upfit:box+flatbed+dump
    3.0I4T 161hp diesel D6 rwd: Base 54.0
FG4X4 *0.4
  2012-2020 truck.chassis reg2 upfit:service+flatbed+dump
    3.0I4T 161hp diesel D6 4wd: Base 58.0
`,
  },
  {
    code: 'HINO',
    label: 'Hino',
    wmi: ['5PV', 'JHH', 'JHB'],
    table: `
155 *2
  2013-2020 truck.chassis reg2 crew6 upfit:box+flatbed+stake
    5.1I4T 210hp diesel A6 rwd: Base 49.0, Double Cab 53.0
195 *3
  2012-2020 truck.chassis reg2 crew6 upfit:box+flatbed+dump
    5.1I4T 210hp diesel A6 rwd: Base 54.0, Double Cab 58.0, 195h 63.0 @2012-2019
258 *2
  2005-2020 truck.chassis reg2 upfit:tow+flatbed+box
    7.7I6T 220hp diesel A6 rwd: Base 72.0
268 *4 ~268A
  2005-2020 truck.chassis reg2 upfit:box+flatbed+dump
    7.7I6T 220hp diesel A6 rwd: Base 75.0
338 *2
  2005-2020 truck.chassis reg2 upfit:box+dump+flatbed
    7.7I6T 260hp diesel A6 rwd: Base 84.0
L6 *3
  2021- truck.chassis reg2 upfit:box+flatbed+tow
    7.7I6T 260hp diesel A6 rwd: Base 98.0
L7 *2
  2021- truck.chassis reg2 upfit:box+dump+flatbed
    7.7I6T 300hp diesel A6 rwd: Base 106.0
M5 *2
  2022- truck.chassis reg2 crew6 upfit:box+flatbed+stake
    5.1I4T 210hp diesel A6 rwd: Base 66.0, Double Cab 70.0
`,
  },
  {
    code: 'INTL',
    label: 'International',
    aliases: ['Navistar', 'International Harvester'],
    wmi: ['1HT', '3HA', '3HT'],
    table: `
4300 *8
  2002-2018 truck.chassis reg2 crew upfit:box+flatbed+dump+tow
    7.6I6T 230hp diesel A6/M6 rwd: Base 78.0, SBA 80.0, Crew Cab 86.0
4700 *4
  1995-2002 truck.chassis reg2 upfit:box+flatbed+dump
    7.6I6T 210hp diesel A5/M6 rwd: Base 52.0, LP 53.0
CV515 *3 ~CV
  2019- truck.chassis reg crew upfit:flatbed+service+dump+tow
    6.6V8T 350hp diesel A6 rwd/4wd: Base 68.0, Crew Cab 72.0
eMV *0.2
  2022- truck.chassis reg2 upfit:box
    335hp 135mi electric rwd: Base 300.0
MV607 *6 ~MV
  2019- truck.chassis reg2 crew upfit:box+flatbed+dump+tow
    6.7I6T 260hp diesel A6 rwd: SBA 102.0, Crew Cab 110.0
TerraStar *1
  2011-2015 truck.chassis reg2 crew upfit:service+flatbed+tow
    6.4V8T 300hp diesel A5 rwd/4wd: Base 58.0, 4x4 63.0
`,
  },
  {
    code: 'KENWORTH',
    label: 'Kenworth',
    wmi: ['2NK', '3BK'],
    table: `
T270 *2
  2008-2021 truck.chassis reg2 upfit:box+flatbed+tow
    6.7I6T 260hp diesel A6 rwd: Base 92.0
T280 *2
  2022- truck.chassis reg2 upfit:box+flatbed+tow
    6.7I6T 260hp diesel A8 rwd: Base 112.0
T370 *2
  2008-2021 truck.chassis reg2 upfit:dump+flatbed+service
    8.9I6T 350hp diesel A6 rwd: Base 108.0
T380 *2
  2022- truck.chassis reg2 upfit:dump+flatbed+service
    8.9I6T 350hp diesel A8 rwd: Base 128.0
`,
  },
  {
    code: 'PETERBILT',
    label: 'Peterbilt',
    wmi: ['2NP', '3BP'],
    table: `
330 *1
  2005-2021 truck.chassis reg2 upfit:box+flatbed
    6.7I6T 240hp diesel A6 rwd: Base 88.0
337 *3
  2010-2021 truck.chassis reg2 upfit:box+flatbed+tow
    6.7I6T 260hp diesel A6 rwd: Base 94.0
348 *2
  2008-2021 truck.chassis reg2 upfit:dump+flatbed+service
    8.9I6T 350hp diesel A6 rwd: Base 112.0
536 *2
  2022- truck.chassis reg2 upfit:box+flatbed+tow
    6.7I6T 260hp diesel A8 rwd: Base 114.0
548 *2
  2022- truck.chassis reg2 upfit:dump+flatbed+service
    8.9I6T 360hp diesel A8 rwd: Base 132.0
`,
  },
];
