import type { MakeSource } from '../types';

export const electricGroup: MakeSource[] = [
  {
    code: 'FISKER',
    label: 'Fisker',
    wmi: ['YH4', 'VCF'],
    table: `
Karma *0.5
  2012-2012 sedan.lux 4s
    2.0I4T 403hp 20/20 33mi phev A1 rwd: EcoStandard 103.0, EcoSport 111.0, EcoChic 116.0
Ocean *3
  2023-2024 suv.mid
    275hp 231mi electric fwd: Sport 38.9
    540hp 350mi electric awd: Ultra 52.9, Extreme 61.5, One 68.9 @2023
`,
  },
  {
    code: 'KARMA',
    label: 'Karma',
    wmi: ['50G'],
    table: `
GS-6 *0.2
  2021-2022 sedan.lux
    1.5I3T 536hp 26/26 61mi phev A1 rwd: Standard 85.7, Luxury 95.7, Sport 105.7
Revero *0.3
  2017-2025 sedan.lux 4s
    1.5I3T 536hp 26/26 61mi phev A1 rwd: Base 130.0 @2017-2018, GT 135.0 @2020-2021, Signature 145.0 @2023-2025
`,
  },
  {
    code: 'LUCID',
    label: 'Lucid',
    wmi: ['50E', '7UU'],
    table: `
Air *9
  2022- sedan.lux
    430hp 420mi electric rwd: Pure 70.9 @2023-
    620hp 406mi electric awd: Touring 79.9 @2023-
    819hp 512mi electric awd: Grand Touring 114.9, Grand Touring Performance 179.0 @2022-2023, Dream Edition Range 169.0 @2022, Dream Edition Performance 169.0 @2022
    1234hp 427mi electric awd: Sapphire 249.0 @2024-
Gravity *5
  2025- suv.lux 5/7s
    560hp 337mi electric awd: Touring 79.9 @2026-
    828hp 450mi electric awd: Grand Touring 94.9, Dream Edition 139.5 @2025
`,
  },
  {
    code: 'RIVIAN',
    label: 'Rivian',
    wmi: ['7FC', '7PD'],
    table: `
EDV *4 ~Delivery 500; Delivery 700; Commercial Van
  2022- van.cargo upfit:cargo 3d
    320hp 161mi electric fwd: Delivery 500 79.9, Delivery 700 83.9
R1S *24
  2022-2024 suv.mid 7s
    533hp 270mi electric awd: Adventure Dual Motor 78.0 @2023-2024, Standard 74.9 @2024
    835hp 321mi electric awd: Adventure Quad Motor 92.0, Launch Edition 85.0 @2022, Explore 72.5 @2022
  2025- suv.mid 7s
    533hp 270mi electric awd: Dual Standard 75.9, Dual Large 83.9, Dual Max 90.9, Performance Dual 95.9
    850hp 371mi electric awd: Tri Max 105.9
    1025hp 374mi electric awd: Quad Max 121.0
R1T *14
  2022-2024 truck.full crew/short
    533hp 270mi electric awd: Adventure Dual Motor 73.0 @2023-2024, Standard 69.9 @2024
    835hp 314mi electric awd: Adventure Quad Motor 87.0, Launch Edition 73.0 @2022, Explore 67.5 @2022
  2025- truck.full crew/short
    533hp 270mi electric awd: Dual Standard 69.9, Dual Large 77.9, Dual Max 84.9, Performance Dual 89.9
    850hp 371mi electric awd: Tri Max 99.9
    1025hp 374mi electric awd: Quad Max 115.0
R2 *20
  2026- suv.compact
    350hp 330mi electric rwd/awd: Standard 45.0, Premium 54.0, Performance 58.0
`,
  },
  {
    code: 'TESLA',
    label: 'Tesla',
    wmi: ['5YJ', '7SA', '7G2'],
    table: `
Cybertruck *30
  2024- truck.full crew/short
    315hp 362mi electric rwd: Long Range 69.9 @2025
    600hp 325mi electric awd: All-Wheel Drive 79.9, Foundation Series 99.9 @2024
    845hp 301mi electric awd: Cyberbeast 114.9
Model 3 *200
  2017-2023 sedan.compact
    271hp 272mi electric rwd: Standard Range 35.0 @2019-2019, Standard Range Plus 38.9 @2019-2021, Mid Range 45.0 @2018-2019, RWD 40.2 @2022-2023
    425hp 358mi electric awd/rwd: Long Range 47.2
    480hp 315mi electric awd: Performance 53.2 @2018-2023
  2024- sedan.compact
    286hp 321mi electric rwd: Standard 36.9 @2026-, RWD 38.9 @2024-2024, Long Range RWD 42.5, Premium RWD 42.5 @2026-
    394hp 346mi electric awd: Long Range AWD 47.5, Premium AWD 47.5 @2026-
    510hp 303mi electric awd: Performance 54.9
Model S *18
  2012-2020 hatch.sport
    315hp 240mi electric rwd: 60 69.9 @2013-2016, 70 70.0 @2015-2016, 75 69.5 @2016-2017, 85 80.0 @2012-2016, P85 94.0 @2012-2015
    417hp 335mi electric awd: 60D 71.0 @2016-2017, 70D 75.0 @2015-2016, 75D 76.0 @2016-2019, 85D 85.0 @2015-2016, 90D 88.0 @2016-2017, 100D 94.0 @2017-2019, Standard Range 75.0 @2019-2019, Long Range Plus 74.9 @2020
    762hp 315mi electric awd: P85D 105.0 @2015-2016, P90D 108.0 @2016-2016, P100D 133.0 @2016-2019
    503hp 348mi electric awd: Performance 92.0 @2019-2020, Long Range 80.0 @2019-2020
  2021- hatch.sport
    670hp 405mi electric awd: Base 79.9, Long Range AWD 84.9 @2021-2025
    1020hp 359mi electric awd: Plaid 94.9
Model X *20
  2016-2020 suv.mid 5/6/7s
    417hp 295mi electric awd: 60D 74.0 @2016-2016, 70D 80.0 @2016, 75D 82.0 @2016-2019, 90D 93.5 @2016-2017, 100D 96.0 @2017-2019
    762hp 289mi electric awd: P90D 118.0 @2016-2016, P100D 140.0 @2016-2019
    503hp 328mi electric awd: Performance 99.9 @2019-2020, Long Range 80.0 @2019-2020, Long Range Plus 79.9 @2020
  2021- suv.mid 5/6/7s
    670hp 352mi electric awd: Base 84.9, Long Range AWD 89.9 @2021-2025
    1020hp 335mi electric awd: Plaid 99.9
Model Y *340
  2020-2025 suv.compact 5/7s
    295hp 320mi electric rwd: Standard Range 41.9 @2021-2021, Long Range RWD 44.9 @2024-2025, RWD 43.9 @2023-2024
    384hp 311mi electric awd: Long Range 47.9
    456hp 285mi electric awd: Performance 51.4 @2020-2024
  2025- suv.compact
    300hp 357mi electric rwd: Standard 39.9 @2026-, Premium RWD 44.9 @2026-
    384hp 327mi electric awd: Long Range AWD 48.9, Premium AWD 48.9 @2026-, Launch Series 59.9 @2025
    460hp 306mi electric awd: Performance AWD 57.5 @2026-
Roadster *0.5
  2008-2012 convert.road
    248hp 244mi electric rwd: Base 109.0, 2.5 109.0 @2010-2012, Sport 128.5 @2009-2012
`,
  },
  {
    code: 'VINFAST',
    label: 'VinFast',
    wmi: ['RLL'],
    table: `
VF 8 *4
  2023-2025 suv.mid
    349hp 264mi electric awd: Eco 46.0
    402hp 243mi electric awd: Plus 51.8, City Edition Plus 56.0 @2023
VF 9 *1
  2024-2026 suv.mid 6/7s
    402hp 330mi electric awd: Eco 69.8, Plus 73.8
`,
  },
];
