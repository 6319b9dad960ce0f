import type { MakeSource } from '../types';

export const gmGroup: MakeSource[] = [
  {
    code: 'BUICK',
    label: 'Buick',
    wmi: ['5GA', '1G4', 'KL4', 'LRB'],
    table: `
Cascada *4
  2016-2019 convert.soft
    1.6I4T 200hp 20/27 A6 fwd: Base 33.9, Premium 37.8, Sport Touring 36.9 @2017-2019
Century *130
  1995-2005 sedan.mid 6s
    3.1V6 175hp 20/30 A4 fwd: Custom 22.6, Special 18.0 @1995-1996, Limited 23.0 @1997-2003
Enclave *50
  2008-2017 suv.mid 7s
    3.6V6 288hp 15/22 A6 fwd/awd: CX 36.0 @2008-2010, CXL 41.0 @2008-2011, 1XL 38.8 @2010-2011, 2XL 43.0 @2010-2011, Base 38.6 @2012-2013, Convenience 39.7 @2012-2017, Leather 43.6 @2012-2017, Premium 48.2 @2012-2017
  2018-2024 suv.mid 7s
    3.6V6 310hp 18/26 A9 fwd/awd: Preferred 41.0 @2018-2021, Essence 45.5, Premium 50.6, Avenir 57.7
  2025- suv.mid 7s
    2.5I4T 328hp 20/27 A8 fwd/awd: Preferred 46.9, Sport Touring 49.7, Avenir 60.2
Encore *80
  2013-2022 suv.sub
    1.4I4T 155hp 23/31 A6 fwd/awd: Base 24.4 @2013-2018, Convenience 26.1 @2013-2016, Leather 28.9 @2013-2016, Preferred 25.8 @2017-2022, Preferred II 26.6 @2017-2018, Sport Touring 27.6 @2016-2019, Essence 29.0 @2017-2020, Premium 31.4 @2013-2018
Encore GX *70
  2020- suv.sub
    1.2I3T 137hp 30/31 CVT fwd: Preferred 26.9, Sport Touring 28.4 @2023-
    1.3I3T 155hp 26/28 A9 awd: Select 28.3 @2020-2022, Essence 29.8 @2020-2022, Avenir 33.9 @2023-
Envision *40
  2016-2020 suv.compact
    2.5I4 197hp 22/29 A6 fwd/awd: Base 32.0, Preferred 33.9, Essence 36.9
    2.0I4T 252hp 20/25 A9 awd: Premium 40.9, Premium II 43.6
  2021- suv.compact
    2.0I4T 228hp 22/29 A9 fwd/awd: Preferred 36.5, Essence 38.6 @2021-2023, Sport Touring 40.6 @2024-, Avenir 46.9 @2022-
Envista *55
  2024- suv.sub
    1.2I3T 136hp 28/32 A6 fwd: Preferred 24.7, Sport Touring 26.4, Avenir 29.9
LaCrosse *45
  2005-2009 sedan.mid 5/6s
    3.8V6 200hp 17/28 A4 fwd: CX 25.0, CXL 27.6
    3.6V6 240hp 17/25 A4 fwd: CXS 29.9
    5.3V8 300hp 16/24 A4 fwd: Super 33.8 @2008-2009
  2010-2016 sedan.full
    3.6V6 304hp 18/28 A6 fwd/awd: CX 27.1 @2010-2011, CXL 30.2 @2010-2011, CXS 33.8 @2010-2011, Base 31.7 @2012-2016, Premium 36.0 @2012-2013, Premium 1 37.2 @2012-2014, Premium 2 39.0 @2012-2014, Leather 35.0 @2013-2016, Premium II 40.0 @2014-2016, Touring 40.9 @2012-2013
    2.4I4 182hp 25/36 hybrid A6 fwd: Convenience 30.9 @2012-2013
  2017-2019 sedan.full
    3.6V6 310hp 20/30 A9 fwd/awd: Base 30.5, Preferred 34.6, Essence 37.5, Sport Touring 38.9 @2018-2019, Premium 42.0, Avenir 45.8 @2018-2019
LeSabre *130
  1995-2005 sedan.full 6s
    3.8V6 205hp 20/29 A4 fwd: Custom 27.3, Limited 32.6
Lucerne *60
  2006-2011 sedan.full 5/6s
    3.8V6 227hp 17/27 A4 fwd: CX 29.7, CXL 33.0
    4.6V8 292hp 15/23 A4 fwd: CXL V8 34.0, CXS 36.8 @2006-2008, Super 39.5 @2008-2011
Park Avenue *50
  1995-2005 sedan.full 6s
    3.8V6 205hp 20/29 A4 fwd: Base 36.0
    3.8V6S 240hp 18/28 A4 fwd: Ultra 41.0
Rainier *15
  2004-2007 suv.mid
    4.2I6 291hp 15/20 A4 rwd/awd: CXL 32.6
    5.3V8 300hp 15/20 A4 rwd/awd: CXL V8 34.0, CXL Plus 35.0 @2005-2005
Regal *30
  1995-2004 sedan.mid 5/6s
    3.8V6 200hp 19/30 A4 fwd: Custom 20.6 @1995-1996, LS 25.9
    3.8V6S 240hp 18/28 A4 fwd: GS 28.7
  2011-2017 sedan.mid
    2.4I4 182hp 19/31 A6 fwd: CXL 26.9 @2011-2011, Base 27.9, Premium 29.9
    2.0I4T 259hp 21/30 A6 fwd/awd: Turbo 30.7, Turbo Premium I 33.4 @2013-2017, Turbo Premium II 35.4 @2013-2017, GS 39.0 @2012-2017
    2.4I4 182hp 25/36 hybrid A6 fwd: eAssist 29.9 @2012-2016
Regal Sportback *11
  2018-2020 sedan.mid
    2.0I4T 250hp 22/32 A9 fwd: Base 25.4, Preferred 27.9, Essence 30.0
    3.6V6 310hp 19/27 A9 awd: GS 39.1
Regal TourX *4
  2018-2020 wagon.outdoor
    2.0I4T 250hp 21/29 A8 awd: Base 29.4, Preferred 32.9, Essence 35.1
Rendezvous *60
  2002-2007 suv.mid 5/7s
    3.5V6 196hp 18/24 A4 fwd/awd: CX 26.0, CX Plus 28.0 @2004-2006, CXL 29.0, Ultra 36.9 @2004-2005
Riviera *20
  1995-1999 coupe.lux 5s
    3.8V6S 240hp 18/27 A4 fwd: Base 33.8
Roadmaster *20
  1995-1996 sedan.full 6s
    5.7V8 260hp 17/26 A4 rwd: Base 25.6, Limited 27.5
  1995-1996 wagon.family 8s
    5.7V8 260hp 17/26 A4 rwd: Estate 27.6
Skylark *50
  1995-1998 sedan.compact
    2.4I4 150hp 22/32 A4 fwd: Custom 15.9, Limited 16.5 @1996-1997, Gran Sport 17.0
Terraza *18
  2005-2007 van.mini
    3.9V6 240hp 17/24 A4 fwd: CX 27.6, CX Plus 29.9, CXL 32.0
Verano *40
  2012-2017 sedan.compact
    2.4I4 180hp 21/32 A6 fwd: Base 22.0, Sport Touring 23.0 @2016-2017, Convenience 25.0 @2012-2016, Leather 26.7
    2.0I4T 250hp 21/30 A6/M6 fwd: Premium Turbo 29.7 @2013-2016
`,
  },
  {
    code: 'CAD',
    label: 'Cadillac',
    wmi: ['1GY', '1G6', '1GY', 'LRE'],
    table: `
ATS *28
  2013-2018 sedan.compact
    2.5I4 202hp 22/33 A6 rwd: 2.5L Base 34.0 @2013-2016, 2.5L Luxury 38.0 @2013-2016
    2.0I4T 272hp 21/31 A8/M6 rwd/awd: 2.0L Turbo 35.5, 2.0L Turbo Luxury 37.8, 2.0L Turbo Performance 43.0, Premium Luxury 41.4
    3.6V6 335hp 19/28 A8 rwd/awd: 3.6L Luxury 43.0, 3.6L Performance 46.0 @2013-2017, 3.6L Premium 47.5, Premium Performance 49.0 @2016-2018
  2015-2019 coupe.lux
    2.0I4T 272hp 21/30 A8/M6 rwd/awd: 2.0L Turbo Coupe 39.0, 2.0L Turbo Coupe Luxury 41.0
    3.6V6 335hp 19/28 A8 rwd/awd: 3.6L Coupe Premium Luxury 47.0
ATS-V *2
  2016-2019 sedan.compact
    3.6V6T 464hp 16/24 A8/M6 rwd: Base 62.0
  2016-2019 coupe.sport
    3.6V6T 464hp 16/24 A8/M6 rwd: Base 67.8
Catera *15
  1997-2001 sedan.mid
    3.0V6 200hp 17/24 A4 rwd: Base 31.3, Sport 33.6 @1999-2001
Celestiq *0.1
  2025-2026 sedan.lux 4s
    655hp 303mi electric awd: Base 340.0
CT4 *10
  2020-2026 sedan.compact
    2.0I4T 237hp 23/34 A8 rwd/awd: Luxury 35.5, Premium Luxury 39.5, Sport 39.0
    2.7I4T 325hp 20/29 A8 rwd/awd: V-Series 48.0
    3.6V6T 472hp 16/24 A10/M6 rwd: V-Series Blackwing 63.5 @2022-2026
CT5 *17
  2020- sedan.mid
    2.0I4T 237hp 22/33 A10 rwd/awd: Luxury 39.0 @2020-2024, Premium Luxury 49.2, Sport 50.2
    3.0V6T 360hp 18/26 A10 rwd/awd: V-Series 60.9
    6.2V8S 668hp 13/21 A10/M6 rwd: V-Series Blackwing 99.9 @2022-
CT6 *9
  2016-2020 sedan.lux
    2.0I4T 265hp 22/31 A8 rwd: 2.0L Turbo Base 53.5 @2016-2018, 2.0L Turbo Luxury 58.0 @2016-2018
    3.6V6 335hp 18/27 A10 rwd/awd: 3.6L Luxury 59.5, 3.6L Premium Luxury 63.6
    3.0V6T 404hp 18/26 A10 awd: 3.0L Twin Turbo Luxury 66.0 @2016-2018, 3.0L Twin Turbo Premium Luxury 71.0 @2016-2018, Platinum 88.5, 3.0L Twin Turbo Sport 73.7 @2019
    4.2V8T 550hp 15/23 A10 awd: V-Series 95.9 @2019-2020
CTS *40
  2003-2007 sedan.mid
    2.8V6 210hp 18/27 A5/M6 rwd: 2.8L 30.3 @2005-2007
    3.6V6 255hp 18/27 A5/M6 rwd: 3.6L 32.6, Luxury 34.6, Sport 36.0 @2005-2007
  2008-2013 sedan.mid
    3.0V6 270hp 18/27 A6 rwd/awd: 3.0L Base 39.0, 3.0L Luxury 42.0, Luxury Collection 42.6
    3.6V6 318hp 18/27 A6 rwd/awd: Performance 44.9, Performance Collection 45.0, Premium 49.0, 3.6L Base 36.0 @2008-2009
  2010-2014 wagon.family
    3.6V6 318hp 18/26 A6 rwd/awd: Luxury Collection Wagon 43.6, Performance Collection Wagon 46.6, Premium Collection Wagon 51.0
  2011-2014 coupe.lux
    3.6V6 318hp 18/27 A6/M6 rwd/awd: Base 39.9, Performance 43.9, Premium 48.9
  2014-2019 sedan.mid
    2.0I4T 268hp 21/30 A8 rwd/awd: 2.0L Turbo Base 47.0, 2.0L Turbo Standard 46.5 @2014-2017, 2.0L Turbo Luxury 51.9
    3.6V6 335hp 19/29 A8 rwd/awd: 3.6L Luxury 54.9, Premium Luxury 62.0
    3.6V6T 420hp 16/24 A8 rwd: V-Sport 61.0, V-Sport Premium 72.0
CTS-V *4
  2004-2007 sedan.mid
    6.0V8 400hp 15/23 M6 rwd: Base 53.0
  2009-2014 sedan.mid
    6.2V8S 556hp 12/18 A6/M6 rwd: Base 65.4
  2011-2015 coupe.sport
    6.2V8S 556hp 12/18 A6/M6 rwd: Base 69.9
  2016-2019 sedan.mid
    6.2V8S 640hp 14/21 A8 rwd: Base 88.0
DeVille *90
  1995-2005 sedan.full 5/6s
    4.6V8 275hp 18/26 A4 fwd: Base 46.5, d'Elegance 42.0 @1997-1999, Concours 43.9 @1995-1999, DHS 51.6 @2000-2005, DTS 51.9 @2000-2005
DTS *40
  2006-2011 sedan.full 5/6s
    4.6V8 275hp 15/23 A4 fwd: Base 46.3, Luxury I 44.0 @2006-2008, Luxury II 46.9 @2006-2008, Luxury Collection 49.9 @2010-2011, Premium Collection 56.9 @2010-2011
    4.6V8 292hp 15/22 A4 fwd: Performance 52.0 @2006-2009, Platinum 62.9 @2007-2011
Eldorado *20
  1995-2002 coupe.lux 5s
    4.6V8 275hp 18/27 A4 fwd: ESC 42.6, ETC 46.0, Touring 40.0 @1995-1998
ELR *1
  2014-2016 coupe.lux
    1.4I4 217hp 30/35 40mi phev CVT fwd: Base 65.0
Escalade *32
  1999-2000 suv.lux 5s
    5.7V8 255hp 12/16 A4 4wd: Base 46.5
  2002-2006 suv.lux 7/8s
    6.0V8 345hp 13/17 A4 rwd/awd: Base 54.5, Platinum 70.0 @2004-2006
  2007-2014 suv.lux 7/8s
    6.2V8 403hp 14/18 A6 rwd/awd: Base 63.2, Luxury 68.0, Premium 73.0, Platinum 80.6, Platinum Edition 82.0 @2009-2013
    6.0V8 332hp 20/23 hybrid CVT rwd/awd: Hybrid Base 74.4 @2009-2013
  2015-2020 suv.lux 7/8s
    6.2V8 420hp 14/23 A10 rwd/4wd: Base 75.2, Luxury 79.6, Premium 82.9 @2015-2016, Premium Luxury 83.9 @2017-2020, Platinum 94.0
  2021-2024 suv.lux 7/8s
    6.2V8 420hp 14/20 A10 rwd/4wd: Luxury 81.9, Premium Luxury 88.9, Sport 91.6, Premium Luxury Platinum 108.0, Sport Platinum 108.0
    6.2V8S 682hp 11/16 A10 4wd: V-Series 152.3 @2023-2024
    3.0I6T 277hp 20/26 diesel A10 rwd/4wd: Luxury Diesel 82.0, Premium Luxury Diesel 89.5
  2025- suv.lux 7/8s
    6.2V8 420hp 14/19 A10 rwd/4wd: Base 90.0, Luxury 91.0, Premium Luxury 98.0, Sport 101.0, Platinum Luxury 119.0, Platinum Sport 119.5
    6.2V8S 682hp 11/16 A10 4wd: V-Series 164.0
Escalade ESV *15
  2003-2006 suv.lux 7/8s
    6.0V8 345hp 13/17 A4 awd: Base 57.3, Platinum 72.0
  2007-2014 suv.lux 7/8s
    6.2V8 403hp 14/18 A6 rwd/awd: Base 65.9, Luxury 71.0, Premium 76.0, Platinum 83.4
  2015-2020 suv.lux 7/8s
    6.2V8 420hp 14/21 A10 rwd/4wd: Base 78.2, Luxury 82.6, Premium 86.0 @2015-2016, Premium Luxury 86.9 @2017-2020, Platinum 97.0
  2021- suv.lux 7/8s
    6.2V8 420hp 14/18 A10 rwd/4wd: Luxury 94.0, Premium Luxury 101.0, Sport 104.0, Premium Luxury Platinum 122.0
Escalade EXT *5
  2002-2006 truck.full crew/short
    6.0V8 345hp 13/17 A4 awd: Base 54.2
  2007-2013 truck.full crew/short
    6.2V8 403hp 13/18 A6 awd: Base 64.9, Luxury 66.9, Premium 71.0
Escalade IQ *7
  2025- suv.lux 7s
    750hp 465mi electric awd: Luxury 127.7, Sport 128.2, Premium Luxury 147.7, Premium Sport 148.2
Fleetwood *20
  1995-1996 sedan.full 6s
    5.7V8 260hp 17/26 A4 rwd: Base 36.9, Brougham 38.6
Lyriq *28
  2023- suv.mid
    365hp 326mi electric rwd: Luxury 59.9, Sport 61.0 @2024-, Tech 58.6 @2024-2024
    515hp 319mi electric awd: Luxury AWD 63.4, Sport AWD 64.0 @2024-, Premium Luxury 69.0 @2026-
    615hp 285mi electric awd: V-Series 80.1 @2026-
Optiq *15
  2025- suv.compact
    300hp 302mi electric awd: Luxury 53.0, Sport 53.6
    519hp 275mi electric awd: V-Series 67.3 @2026-
Seville *25
  1995-2004 sedan.lux
    4.6V8 275hp 18/27 A4 fwd: SLS 46.0, STS 52.3 @1995-2003
SRX *50
  2004-2009 suv.mid 5/7s
    3.6V6 255hp 15/22 A5 rwd/awd: V6 38.8
    4.6V8 320hp 13/20 A6 rwd/awd: V8 46.5
  2010-2016 suv.mid
    3.6V6 308hp 17/24 A6 fwd/awd: Base 37.6, Luxury 42.7, Luxury Collection 43.6, Performance 46.0 @2010-2013, Performance Collection 46.5, Premium 48.9 @2010-2013, Premium Collection 49.9
STS *20
  2005-2011 sedan.lux
    3.6V6 302hp 18/27 A6 rwd/awd: V6 46.8, V6 Luxury 49.0
    4.6V8 320hp 15/24 A6 rwd/awd: V8 55.0 @2005-2010
    4.4V8S 469hp 13/19 A6 rwd: V-Series 80.9 @2006-2009
Vistiq *8
  2026- suv.mid 7s
    615hp 305mi electric awd: Luxury 78.8, Sport 79.9, Premium Luxury 93.6, Platinum 98.2
XLR *2
  2004-2009 convert.road
    4.6V8 320hp 15/24 A5 rwd: Base 85.0, Platinum 87.0 @2007-2009
    4.4V8S 443hp 14/22 A6 rwd: V-Series 103.3 @2006-2009
XT4 *28
  2019-2025 suv.compact
    2.0I4T 235hp 23/29 A9 fwd/awd: Luxury 39.1, Premium Luxury 44.0, Sport 44.5
XT5 *45
  2017-2025 suv.mid
    3.6V6 310hp 19/26 A9 fwd/awd: Base 41.5 @2017-2019, Premium Luxury 50.1, Platinum 63.0 @2017-2019, Sport 55.6 @2020-2025
    2.0I4T 235hp 22/29 A9 fwd/awd: Luxury 44.2
XT6 *20
  2020-2025 suv.mid 6/7s
    3.6V6 310hp 18/25 A9 fwd/awd: Premium Luxury 54.6, Sport 57.0
    2.0I4T 237hp 21/27 A9 fwd/awd: Luxury 48.9 @2021-2025
XTS *20
  2013-2019 sedan.full
    3.6V6 304hp 19/28 A6 fwd/awd: Base 46.3 @2013-2017, Luxury 48.4, Premium 52.0 @2013-2017, Premium Luxury 53.0 @2017-2019, Platinum 64.0
    3.6V6T 410hp 16/24 A6 awd: V-Sport Platinum 72.5 @2014-2019, V-Sport Premium 64.0 @2014-2017
`,
  },
  {
    code: 'GMC',
    label: 'GMC',
    wmi: ['1GT', '1GK', '3GT', '2GK'],
    table: `
Acadia *80
  2007-2016 suv.mid 7/8s
    3.6V6 288hp 15/22 A6 fwd/awd: SL 32.0 @2010-2012, SLE 33.0, SLE-1 33.4, SLE-2 35.9, SLT 38.6, SLT-1 39.7, SLT-2 42.4, Denali 47.2 @2011-2016
  2017-2023 suv.mid 5/6/7s
    2.5I4 193hp 21/26 A9 fwd: SL 29.9 @2017-2020, SLE-1 32.6 @2017-2019
    2.0I4T 228hp 22/29 A9 fwd/awd: SLE 36.5 @2020-2023, SLE-2 34.9 @2017-2019
    3.6V6 310hp 19/26 A9 fwd/awd: SLT 41.2 @2020-2023, SLT-1 39.4 @2017-2019, SLT-2 43.0 @2017-2019, AT4 43.5 @2020-2023, Denali 48.6
  2024- suv.mid 7/8s
    2.5I4T 328hp 20/27 A8 fwd/awd: Elevation 43.5, AT4 51.2, Denali 56.2, Denali Ultimate 63.2 @2026-
Acadia Limited *10
  2017-2017 suv.mid 7s
    3.6V6 288hp 15/22 A6 fwd/awd: Limited 43.6
Canyon *30
  2004-2012 truck.mid reg/std ext/std crew/short
    2.9I4 185hp 18/25 M5/A4 rwd/4wd: Work Truck 18.4, SL 17.9 @2004-2006, SLE 21.0
    3.7I5 242hp 17/23 A4 rwd/4wd: SLE V 24.0, SLT 29.0
  2015-2022 truck.mid ext/std crew/short crew/std
    2.5I4 200hp 19/25 A6 rwd: SL 22.2 @2015-2020, Base 23.0 @2015-2020
    3.6V6 308hp 18/25 A8 rwd/4wd: Elevation Standard 27.9 @2021-2022, Elevation 31.0 @2021-2022, SLE 32.6 @2015-2020, SLT 36.5 @2015-2020, All Terrain 35.0 @2017-2020, AT4 39.4 @2021-2022, Denali 42.9 @2017-2022
  2023- truck.mid crew/short
    2.7I4T 310hp 18/22 A8 rwd/4wd: Elevation 39.0, AT4 45.5, Denali 53.2, AT4X 57.0
Envoy *80
  1998-2001 suv.mid
    4.3V6 190hp 16/20 A4 4wd: Base 34.7
  2002-2009 suv.mid
    4.2I6 291hp 14/20 A4 rwd/4wd: SLE 29.6, SLT 32.5
    5.3V8 300hp 14/20 A4 rwd/4wd: Denali 38.5 @2005-2009
Envoy XL *25
  2002-2006 suv.mid 7s
    4.2I6 291hp 14/19 A4 rwd/4wd: SLE 31.0, SLT 34.0
Envoy XUV *8
  2004-2005 suv.mid
    4.2I6 275hp 14/18 A4 rwd/4wd: SLE 31.5, SLT 34.4
Hummer EV Pickup *8 ~Hummer EV
  2022- truck.full crew/short
    570hp 311mi electric 4wd: 2X 99.0 @2024-
    1000hp 329mi electric 4wd: Edition 1 110.3 @2022-2023, 3X 109.0 @2024-
Hummer EV SUV *6
  2024- suv.full
    570hp 302mi electric 4wd: 2X 99.0
    830hp 314mi electric 4wd: 3X 108.0, Edition 1 105.6 @2024
Jimmy *60
  1995-2001 suv.mid
    4.3V6 190hp 16/21 A4/M5 rwd/4wd: SL 21.0, SLS 26.0, SLE 28.0, SLT 31.0, Diamond Edition 33.0 @2000-2001
Safari *25
  1995-2005 van.mini 7/8s
    4.3V6 190hp 15/20 A4 rwd/awd: Base 25.0, SLE 27.0, SLT 30.0
  1995-2005 van.cargo upfit:cargo 3d
    4.3V6 190hp 15/20 A4 rwd/awd: Cargo 22.4
Savana 1500 *8 [Savana]
  1996-2014 van.cargo upfit:cargo 3d
    4.3V6 195hp 15/20 A4 rwd: Work Van 27.0
  1996-2014 van.pass 8s
    5.3V8 310hp 13/17 A4 rwd/awd: LS 30.4, LT 32.8
Savana 2500 *16 [Savana]
  1996- van.cargo upfit:cargo 3d
    4.3V6 276hp A8 rwd: Work Van 45.7
    6.6V8 401hp A8 rwd: Work Van V8 47.2 @2021-
  1996-2025 van.pass 12s
    4.3V6 276hp A8 rwd: LS 45.0, LT 48.0
Savana 3500 *8 [Savana]
  1996- van.cargo upfit:cargo 3d
    6.6V8 401hp A8 rwd: Work Van 48.6
  1996- van.pass 12/15s
    6.6V8 401hp A8 rwd: LS 52.0, LT 54.6
  1996- truck.chassis reg upfit:box+service
    6.6V8 401hp A8 rwd: Cutaway 42.6
Sierra 1500 *190 [Sierra]
  1999-2006 truck.full reg/std reg/long ext6/std crew6/short
    4.3V6 195hp 16/21 M5/A4 rwd/4wd: SL 19.9, Work Truck 19.4
    5.3V8 295hp 15/20 A4 rwd/4wd: SLE 27.0, SLT 32.0, Z71 31.0, Denali 41.9 @2002-2006
  2007-2013 truck.full reg/std reg/long ext6/std crew6/short
    4.3V6 195hp 15/20 A4 rwd/4wd: WT 24.0, SL 29.5
    5.3V8 315hp 15/21 flex A6 rwd/4wd: SLE 32.0, SLT 40.0, XFE 33.6 @2009-2013
    6.2V8 403hp 12/18 A6 awd crew6/short: Denali 47.9
    6.0V8 332hp 20/23 hybrid CVT rwd/4wd crew6/short: Hybrid Base 41.5 @2009-2013
  2014-2018 truck.full reg/std reg/long ext6/std crew6/short crew6/std
    4.3V6 285hp 18/24 A6 rwd/4wd: Base 29.8
    5.3V8 355hp 16/23 A8 rwd/4wd: SLE 37.3, Elevation 37.0 @2016-2018, SLT 44.6, All Terrain 46.0 @2016-2018
    6.2V8 420hp 15/20 A8 4wd crew/short crew/std: Denali 54.7
  2019-2021 truck.full reg/std reg/long ext6/std crew6/short crew6/std
    2.7I4T 310hp 18/22 A8 rwd/4wd: Base 31.9
    5.3V8 355hp 16/22 A10 rwd/4wd: SLE 40.9, Elevation 42.2, SLT 48.5, AT4 54.3
    6.2V8 420hp 15/20 A10 4wd crew/short crew/std: Denali 60.0
    3.0I6T 277hp 22/26 diesel A10 rwd/4wd crew/short: SLT Diesel 51.0 @2020-2021, Denali Diesel 61.9 @2020-2021
  2022- truck.full reg/std reg/long ext6/std crew6/short crew6/std
    2.7I4T 310hp 18/21 A8 rwd/4wd: Pro 39.0, SLE 49.0
    5.3V8 355hp 16/21 A10 rwd/4wd crew/short crew/std ext6/std: Elevation 52.3, SLT 58.9, AT4 65.0
    6.2V8 420hp 15/20 A10 4wd crew/short: Denali 69.0, AT4X 80.0, Denali Ultimate 85.0
    3.0I6T 305hp 23/27 diesel A10 rwd/4wd crew/short: Elevation Diesel 54.6, SLT Diesel 61.2, AT4 Diesel 66.5, Denali Diesel 70.4
Sierra 1500 Classic *12 [Sierra]
  2007-2007 truck.full reg/std reg/long ext6/std crew6/short
    5.3V8 295hp 15/19 A4 rwd/4wd: SL 20.0, SLE 27.4, SLT 32.6
Sierra 1500 Limited *15 [Sierra]
  2019-2019 truck.full ext6/std
    5.3V8 355hp 16/22 A6 rwd/4wd: Base 34.0, SLE 39.0
  2022-2022 truck.full ext6/std crew6/short
    5.3V8 355hp 16/22 A8 rwd/4wd: Pro 36.0, SLE 43.6, Elevation 44.9, SLT 51.0, AT4 57.0
Sierra 2500 *50 [Sierra] ~Sierra 2500HD; Sierra 2500 HD
  2001-2014 truck.heavy reg/long ext6/std crew6/std crew6/long
    6.0V8 360hp A6 rwd/4wd: Work Truck 31.9, SLE 37.0, SLT 46.0
    6.6V8T 397hp diesel A6 rwd/4wd: SLE Diesel 46.5, SLT Diesel 55.0, Denali Diesel 59.0 @2011-2014
  2015-2019 truck.heavy reg/long ext6/std crew6/std crew6/long
    6.0V8 360hp A6 rwd/4wd: Base 37.0, SLE 42.0, SLT 51.0
    6.6V8T 445hp diesel A6 rwd/4wd: SLT Diesel 60.0, Denali 65.0, All Terrain 62.0 @2016-2019
  2020- truck.heavy reg/long ext6/std crew6/std crew6/long
    6.6V8 401hp A10 rwd/4wd: Pro 46.9, SLE 53.9, SLT 62.4
    6.6V8T 470hp diesel A10 4wd crew/std crew/long: SLT Diesel 71.9, AT4 76.0, Denali 80.6, AT4X 92.0 @2024-, Denali Ultimate 97.0 @2024-
Sierra 3500 *20 [Sierra] ~Sierra 3500HD; Sierra 3500 HD
  2001-2014 truck.heavy reg/long crew6/std crew6/long
    6.6V8T 397hp diesel A6 rwd/4wd: Work Truck 43.0, SLE 48.0, SLT 56.6, Denali 60.4 @2011-2014
  2015- truck.heavy reg/long crew6/std crew6/long
    6.6V8T 470hp diesel A10 4wd: Pro 58.6, SLE 65.0, SLT 73.5, AT4 77.4 @2020-, Denali 82.0, Denali Ultimate 98.6 @2024-
  2007- truck.chassis reg crew upfit:flatbed+service+dump+stake
    6.6V8 401hp A6 rwd/4wd: Pro Chassis Cab 47.6
Sierra EV *5 [Sierra]
  2024- truck.full crew/short
    645hp 390mi electric 4wd: Elevation 64.5 @2025-, AT4 81.4 @2026-
    760hp 460mi electric 4wd: Denali 73.4, Denali Edition 1 99.5 @2024
Sonoma *50
  1995-2004 truck.compact reg2/std ext2d/std
    2.2I4 120hp 22/28 M5/A4 rwd: SL 15.2, SLS 16.9
    4.3V6 190hp 16/22 A4/M5 rwd/4wd ext2d/std crew/short: SLE 21.0 @1995-1998, SLS V6 21.5
Terrain *110
  2010-2017 suv.compact
    2.4I4 182hp 22/32 A6 fwd/awd: SL 24.5 @2015-2017, SLE 27.9, SLE-1 27.2, SLE-2 29.0, SLT 31.6, SLT-1 30.8 @2010-2014, SLT-2 34.0 @2010-2014
    3.6V6 301hp 17/24 A6 fwd/awd: Denali 37.0 @2013-2017
  2018-2024 suv.compact
    1.5I4T 175hp 25/30 A9 fwd/awd: SL 25.9 @2018-2021, SLE 30.4, SLT 34.0, AT4 35.8 @2022-2024, Denali 38.9
    2.0I4T 252hp 21/26 A9 fwd/awd: Denali 2.0T 40.0 @2018-2020, SLT 2.0T 36.0 @2018-2020
    1.6I4T 137hp 28/39 diesel A6 fwd/awd: SLE Diesel 32.5 @2018-2019, SLT Diesel 35.5 @2018-2019
  2025- suv.compact
    1.5I4T 175hp 26/29 CVT fwd/awd: Elevation 31.5, AT4 40.9, Denali 43.0 @2026-
Yukon *85
  1995-1999 suv.full
    5.7V8 255hp 13/17 A4 rwd/4wd: SL 26.0, SLE 31.0, SLT 34.4, Denali 43.6 @1999
  2000-2006 suv.full 8/9s
    5.3V8 295hp 14/19 A4 rwd/4wd: SLE 36.0, SLT 39.9
    6.0V8 335hp 13/16 A4 awd: Denali 50.6 @2001-2006
  2007-2014 suv.full 8/9s
    5.3V8 320hp 15/21 flex A6 rwd/4wd: SLE 42.9, SLT 47.5
    6.2V8 403hp 14/18 A6 rwd/awd: Denali 58.6
    6.0V8 332hp 20/23 hybrid CVT rwd/4wd: Hybrid Base 54.8 @2008-2013
  2015-2020 suv.full 7/8s
    5.3V8 355hp 15/22 A6 rwd/4wd: SLE 52.0, SLT 60.0
    6.2V8 420hp 14/23 A10 rwd/4wd: Denali 69.0
  2021-2024 suv.full 7/8s
    5.3V8 355hp 15/20 A10 rwd/4wd: SLE 58.9, SLT 66.0, AT4 71.9
    6.2V8 420hp 14/20 A10 rwd/4wd: Denali 76.0, Denali Ultimate 98.0 @2023-2024
    3.0I6T 277hp 20/26 diesel A10 rwd/4wd: SLT Diesel 67.5
  2025- suv.full 7/8s
    5.3V8 355hp 15/19 A10 rwd/4wd: Elevation 69.5, AT4 78.0
    6.2V8 420hp 14/18 A10 4wd: Denali 81.5, Denali Ultimate 104.7, AT4 Ultimate 104.6
Yukon XL *40 ~Yukon XL 1500; Yukon XL 2500
  2000-2006 suv.full 8/9s
    5.3V8 295hp 14/19 A4 rwd/4wd: SLE 38.6, SLT 42.9
    6.0V8 335hp 13/16 A4 awd: Denali 52.9 @2001-2006
  2007-2014 suv.full 8/9s
    5.3V8 320hp 15/21 flex A6 rwd/4wd: SLE 45.6, SLT 50.0
    6.2V8 403hp 14/18 A6 rwd/awd: Denali 61.2
  2015-2020 suv.full 7/8s
    5.3V8 355hp 15/22 A6 rwd/4wd: SLE 54.8, SLT 62.8
    6.2V8 420hp 14/22 A10 rwd/4wd: Denali 71.9
  2021- suv.full 7/8s
    5.3V8 355hp 15/19 A10 rwd/4wd: SLE 61.6 @2021-2024, SLT 68.7 @2021-2024, Elevation 72.5 @2025-, AT4 81.0
    6.2V8 420hp 14/19 A10 rwd/4wd: Denali 84.5, Denali Ultimate 107.7 @2023-
`,
  },
];
