import type { MakeSource } from '../types';

export const toyotaGroup: MakeSource[] = [
  {
    code: 'TOYOTA',
    label: 'Toyota',
    wmi: ['4T1', '5TD', 'JTM', 'JTD', '5YF', '2T3'],
    table: `
4Runner *120
  1996-2002 suv.mid
    2.7I4 150hp 17/21 A4/M5 rwd/4wd: Base 21.6 @1996-2000
    3.4V6 183hp 16/19 A4 rwd/4wd: SR5 27.2, Limited 36.3
  2003-2009 suv.mid 5/7s
    4.0V6 236hp 16/20 A5 rwd/4wd: SR5 29.6, Sport Edition 31.2, Limited 35.6
    4.7V8 260hp 14/17 A5 rwd/4wd: SR5 31.1, Limited 38.6
  2010-2024 suv.mid 5/7s
    4.0V6 270hp 17/20 A5 rwd/4wd: SR5 40.7, SR5 Premium 43.5, Trail 40.2 @2010-2016, Trail Premium 42.3 @2010-2016, TRD Off-Road 43.1 @2017-2024, TRD Off-Road Premium 45.8 @2017-2024, Limited 49.8, Nightshade 50.7 @2019-2023, TRD Pro 55.2 @2015-2024, TRD Sport 43.2 @2022-2024, Venture 45.6 @2020-2021
  2025- suv.mid 5/7s
    2.4I4T 278hp 20/26 A8 rwd/4wd: SR5 41.6, TRD Sport 48.2, TRD Off-Road 49.7, TRD Off-Road Premium 55.6, Limited 55.9
    2.4I4T 326hp 23/24 hybrid A8 4wd: TRD Off-Road i-Force Max 60.1, Limited i-Force Max 60.6, Trailhunter 67.9, TRD Pro 68.4, Platinum 63.5
86 *5
  2017-2020 coupe.sport
    2.0H4 205hp 21/28 M6/A6 rwd: Base 27.1, GT 29.9, TRD Special Edition 32.4 @2019, Hakone Edition 29.9 @2020
Avalon *40
  1995-2004 sedan.full 5/6s
    3.0V6 210hp 21/29 A4 fwd: XL 26.6, XLS 31.0
  2005-2012 sedan.full
    3.5V6 268hp 20/29 A6 fwd: XL 28.5 @2005-2009, Touring 31.0 @2005-2009, XLS 33.0 @2005-2009, Base 33.0 @2010-2012, Limited 36.6
  2013-2018 sedan.full
    3.5V6 268hp 21/30 A6 fwd: XLE 33.5, XLE Premium 36.7, XLE Plus 34.7 @2016-2018, XLE Touring 36.1, Touring 37.9, Limited 41.4
  2019-2022 sedan.full
    3.5V6 301hp 22/32 A8 fwd/awd: XLE 36.8, Touring 42.8, Limited 42.6, XSE 38.8 @2019-2020, XSE Nightshade 40.3 @2020-2021, TRD 43.2 @2020-2021
Avalon Hybrid *8
  2013-2022 sedan.full
    2.5I4 215hp 43/44 hybrid CVT fwd: XLE 38.3, XSE 40.4 @2019-2021, XLE Premium 38.9 @2013-2018, XLE Touring 38.7 @2013-2015, Limited 44.1
bZ *25 ~bZ4X
  2023-2025 suv.compact
    201hp 252mi electric fwd/awd: XLE 38.5, Limited 42.2, Nightshade 41.5 @2025
  2026- suv.compact
    221hp 314mi electric fwd/awd: XLE 36.4, XLE Plus 39.4, Limited 44.8
C-HR *40
  2018-2022 suv.sub
    2.0I4 144hp 27/31 CVT fwd: LE 24.3 @2019-2021, XLE 25.1, XLE Premium 26.8 @2018-2018, Nightshade 25.8 @2021-2022, Limited 27.9 @2019-2022
  2026- suv.sub
    338hp 287mi electric awd: SE 38.1, XSE 40.2
Camry *330
  1995-1996 sedan.mid
    2.2I4 125hp 21/27 A4/M5 fwd: DX 17.5, LE 20.6
    3.0V6 188hp 18/25 A4 fwd: SE 23.6, XLE 25.5
  1997-2001 sedan.mid
    2.2I4 136hp 23/30 A4/M5 fwd: CE 17.7, LE 20.4, Gallery 21.1 @2000-2001
    3.0V6 194hp 20/28 A4 fwd: LE V6 22.6, XLE 25.6
  2002-2006 sedan.mid
    2.4I4 154hp 24/34 A5/M5 fwd: Standard 18.4 @2004-2006, LE 19.9, SE 21.1, XLE 22.9
    3.0V6 190hp 20/29 A5 fwd: LE V6 22.5, XLE V6 26.1, SE V6 24.3
  2007-2011 sedan.mid
    2.5I4 169hp 22/33 A6/M6 fwd: CE 18.5 @2007-2008, Base 20.2 @2009-2011, LE 21.7, SE 22.9, XLE 26.1
    3.5V6 268hp 20/29 A6 fwd: LE V6 24.6, SE V6 26.2, XLE V6 29.4
  2012-2017 sedan.mid
    2.5I4 178hp 24/33 A6 fwd: L 22.5 @2012-2014, LE 23.1, SE 23.8, SE Special Edition 25.4 @2016-2016, XLE 26.3, XSE 26.3 @2015-2017
    3.5V6 268hp 21/30 A6 fwd: SE V6 26.7 @2012-2014, XLE V6 31.4, XSE V6 31.4 @2015-2017
  2018-2024 sedan.mid
    2.5I4 203hp 28/39 A8 fwd/awd: L 24.5 @2018-2020, LE 26.4, SE 27.9, SE Nightshade 28.9 @2020-2024, XLE 31.2, XSE 31.7
    3.5V6 301hp 22/33 A8 fwd: TRD 32.9 @2020-2024, XLE V6 36.1, XSE V6 36.7
  2025- sedan.mid
    2.5I4 225hp 53/50 hybrid CVT fwd/awd: LE 29.1, SE 31.4, XLE 34.1, XSE 35.5, Nightshade 32.4
Camry Hybrid *45
  2007-2011 sedan.mid
    2.4I4 187hp 33/34 hybrid CVT fwd: Base 27.1
  2012-2017 sedan.mid
    2.5I4 200hp 42/38 hybrid CVT fwd: LE 26.8, SE 28.0 @2015-2017, XLE 30.1
  2018-2024 sedan.mid
    2.5I4 208hp 51/53 hybrid CVT fwd: LE 28.9, SE 30.4, SE Nightshade 31.4 @2022-2024, XLE 33.3, XSE 33.9 @2021-2024
Camry Solara *45 ~Solara
  1999-2003 coupe.lux 5s
    2.4I4 157hp 23/32 A4/M5 fwd: SE 19.7
    3.0V6 198hp 20/28 A4 fwd: SE V6 22.5, SLE 25.8
  2000-2003 convert.soft
    3.0V6 198hp 19/26 A4 fwd: SLE 30.3, SE V6 27.3
  2004-2008 coupe.lux 5s
    2.4I4 155hp 22/31 A5/M5 fwd: SE 20.5, Sport 22.3
    3.3V6 225hp 20/29 A5 fwd: SE V6 22.8, SLE 26.6
  2004-2008 convert.soft
    3.3V6 225hp 20/28 A5 fwd: SE V6 28.0, Sport 29.4, SLE 30.7
Celica *25
  1995-1999 coupe.sport
    1.8I4 110hp 24/30 M5/A4 fwd: ST 17.8 @1995-1997
    2.2I4 130hp 22/28 M5/A4 fwd: GT 21.6
  2000-2005 hatch.sport 2d 4s
    1.8I4 140hp 28/33 M5/A4 fwd: GT 17.9
    1.8I4 180hp 23/32 M6/A4 fwd: GT-S 22.9
Corolla *300
  1995-1997 sedan.compact
    1.8I4 105hp 27/34 A4/M5 fwd: Base 13.1, DX 14.2, LE 15.9 @1995-1995
  1998-2002 sedan.compact
    1.8I4 125hp 29/33 A4/M5 fwd: VE 12.6 @1998-2000, CE 12.8, LE 13.7, S 13.2 @2001-2002
  2003-2008 sedan.compact
    1.8I4 126hp 26/35 A4/M5 fwd: CE 14.4, S 15.4, LE 15.8
    1.8I4 170hp 25/32 M6 fwd: XRS 18.0 @2005-2006
  2009-2013 sedan.compact
    1.8I4 132hp 26/34 A4/M5 fwd: Base 15.6 @2009-2011, L 16.2 @2012-2013, LE 18.2, S 18.9, XLE 17.6 @2009-2010
    2.4I4 158hp 22/30 A5/M5 fwd: XRS 19.2 @2009-2010
  2014-2019 sedan.compact
    1.8I4 132hp 28/36 CVT/M6 fwd: L 18.7, LE 19.2, S 19.4 @2014-2016, S Plus 20.5 @2014-2016, S Premium 23.3 @2014-2016, SE 20.9 @2017-2019, XLE 21.9 @2017-2019, XSE 22.9 @2017-2019
    1.8I4 140hp 30/40 CVT fwd: LE Eco 19.6
  2020-2022 sedan.compact
    1.8I4 139hp 30/38 CVT fwd: L 20.4, LE 20.9, XLE 24.9
    2.0I4 169hp 31/40 CVT/M6 fwd: SE 22.9, SE Nightshade 23.6, XSE 26.4, SE Apex Edition 25.4 @2021-2021
  2023- sedan.compact
    2.0I4 169hp 32/41 CVT fwd: LE 22.7, SE 25.2, FX 26.7 @2025-, XSE 28.4
Corolla Cross *85
  2022- suv.sub
    2.0I4 169hp 31/33 CVT fwd/awd: L 24.6, LE 26.9, XLE 29.0
Corolla Cross Hybrid *40
  2023- suv.sub
    2.0I4 196hp 46/39 hybrid CVT awd: S 28.9, SE 30.2, Nightshade 31.4 @2024-, XSE 33.0
Corolla Hatchback *30
  2019-2022 hatch.compact
    2.0I4 168hp 32/42 CVT/M6 fwd: SE 21.7, SE Nightshade 23.5 @2020-2022, XSE 24.7
  2023- hatch.compact
    2.0I4 169hp 32/41 CVT fwd: SE 24.8, FX 26.6 @2025-, XSE 27.8
Corolla Hybrid *50
  2020-2022 sedan.compact
    1.8I4 121hp 53/52 hybrid CVT fwd: LE 24.1
  2023- sedan.compact
    1.8I4 138hp 50/43 hybrid CVT fwd/awd: LE 24.2, SE 26.6, XLE 28.8
Corolla iM *12
  2017-2018 hatch.compact
    1.8I4 137hp 28/36 CVT/M6 fwd: Base 18.9
Crown *18
  2023- sedan.full
    2.5I4 236hp 42/41 hybrid CVT awd: XLE 41.4, Limited 46.0
    2.4I4T 340hp 29/32 hybrid A6 awd: Platinum 55.3, Nightshade 47.9 @2025-
Crown Signia *20
  2025- wagon.outdoor
    2.5I4 240hp 39/37 hybrid CVT awd: XLE 44.5, Limited 48.9
Echo *30
  2000-2005 sedan.sub
    1.5I4 108hp 34/41 A4/M5 fwd: Base 11.1
  2000-2005 coupe.sport 5s
    1.5I4 108hp 34/41 A4/M5 fwd: Base 10.6
FJ Cruiser *25
  2007-2014 suv.off 2d
    4.0V6 260hp 17/20 A5/M6 rwd/4wd: Base 27.7, Trail Teams 37.0 @2008-2014
GR Corolla *6
  2023- hatch.sport
    1.6I3T 300hp 21/28 M6/A8 awd: Core 39.9 @2023-2025, Base 40.3 @2026-, Premium 44.4 @2024-, Premium Plus 46.2 @2025-, Circuit Edition 45.4 @2023-2024, Morizo Edition 51.0 @2023
GR Supra *5 ~Supra
  2020- coupe.sport 2s
    2.0I4T 255hp 25/32 A8 rwd: 2.0 45.5 @2021-2025
    3.0I6T 382hp 23/31 A8/M6 rwd: 3.0 57.4, 3.0 Premium 60.6, Launch Edition 56.1 @2020, A91 Edition 57.4 @2020-2023, A91 Manual Edition 59.4 @2023, 45th Anniversary Edition 65.1 @2024, MkV Final Edition 69.4 @2026
GR86 *12
  2022- coupe.sport
    2.4H4 228hp 20/27 M6/A6 rwd: Base 31.4, Premium 34.0, Trueno Edition 35.7 @2024, Hakone Edition 35.2 @2025, Special Edition 33.2 @2023
Grand Highlander *100
  2024- suv.mid 7/8s
    2.4I4T 265hp 21/28 A8 fwd/awd: LE 41.4 @2025-, XLE 43.6, Limited 48.6, Platinum 53.9
Grand Highlander Hybrid *50
  2024- suv.mid 7/8s
    2.5I4 245hp 37/34 hybrid CVT fwd/awd: LE 44.7 @2025-, XLE 46.6, Nightshade 50.0 @2025-, Limited 52.0
    2.4I4T 362hp 26/27 hybrid A6 awd: Hybrid MAX Limited 54.9, Hybrid MAX Platinum 58.8
Highlander *160
  2001-2007 suv.mid 5/7s
    2.4I4 155hp 22/27 A4 fwd/awd: Base 25.3
    3.3V6 215hp 19/25 A5 fwd/awd: Base V6 26.6, Sport 28.3 @2006-2007, Limited 30.9
  2008-2013 suv.mid 7s
    2.7I4 187hp 20/25 A6 fwd: Base 29.0, Plus 30.8 @2012-2013, SE 31.8 @2010-2013
    3.5V6 270hp 18/24 A5 fwd/awd: Base V6 31.1, SE V6 33.9 @2010-2013, Sport 33.0 @2008-2010, Limited 38.0
  2014-2019 suv.mid 7/8s
    2.7I4 185hp 20/24 A6 fwd: LE 31.8
    3.5V6 295hp 20/27 A8 fwd/awd: LE Plus 36.2, SE 40.6 @2017-2019, XLE 39.4, Limited 42.6, Limited Platinum 45.8
  2020-2022 suv.mid 7/8s
    3.5V6 295hp 21/29 A8 fwd/awd: L 35.9, LE 38.1, XLE 40.9, XSE 42.5 @2021-2022, Limited 44.9, Platinum 48.2
  2023- suv.mid 7/8s
    2.4I4T 265hp 22/29 A8 fwd/awd: LE 40.3 @2023-2025, XLE 45.3, XSE 46.6 @2023-2025, Limited 48.7, Platinum 51.6
Highlander Hybrid *40
  2006-2007 suv.mid 5/7s
    3.3V6 268hp 28/25 hybrid CVT fwd/awd: Base 33.3, Limited 36.1
  2008-2013 suv.mid 7s
    3.5V6 280hp 28/28 hybrid CVT awd: Base 40.2, Limited 46.3
  2014-2019 suv.mid 7/8s
    3.5V6 306hp 29/27 hybrid CVT awd: LE 37.2 @2017-2019, XLE 41.6 @2017-2019, Limited 45.1, Limited Platinum 48.4
  2020- suv.mid 7/8s
    2.5I4 243hp 36/35 hybrid CVT fwd/awd: LE 42.1 @2020-2023, XLE 47.4, Bronze Edition 45.0 @2022-2023, Nightshade 49.5 @2025-, Limited 51.8, Platinum 54.3
Land Cruiser *25
  1995-1997 suv.full 5/7s
    4.5I6 212hp 12/15 A4 4wd: Base 41.1
  1998-2007 suv.full 8s
    4.7V8 275hp 13/17 A5 4wd: Base 56.8
  2008-2021 suv.full 5/8s
    5.7V8 381hp 13/17 A8 4wd: Base 85.7, Heritage Edition 88.0 @2020-2021
  2024- suv.off
    2.4I4T 326hp 22/25 hybrid A8 4wd: 1958 57.2, Land Cruiser 62.4, First Edition 75.3 @2024
Matrix *40
  2003-2008 hatch.compact
    1.8I4 126hp 25/31 A4/M5 fwd/awd: Standard 16.3, XR 17.5
    1.8I4 164hp 23/29 M6/A4 fwd: XRS 19.7 @2003-2006
  2009-2013 hatch.compact
    1.8I4 132hp 25/32 A4/M5 fwd: Base 19.3, L 19.3 @2012-2013
    2.4I4 158hp 21/29 A5/M5 fwd/awd: S 20.3, XRS 21.6 @2009-2010
Mirai *1
  2016-2020 sedan.mid 4s
    151hp hydrogen fwd: Base 58.6
  2021-2025 sedan.mid
    182hp hydrogen rwd: XLE 51.8, Limited 67.1 @2021-2023
MR2 Spyder *5 ~MR2
  2000-2005 convert.road
    1.8I4 138hp 25/30 M5/M6 rwd: Base 25.1
Paseo *10
  1995-1997 coupe.sport
    1.5I4 93hp 30/36 M5/A4 fwd: Base 14.6
Previa *12
  1995-1997 van.mini
    2.4I4S 161hp 18/22 A4 rwd/awd: DX 26.0, LE 30.3
Prius *120
  2001-2003 sedan.compact
    1.5I4 70hp 42/41 hybrid CVT fwd: Base 20.5
  2004-2009 hatch.compact
    1.5I4 110hp 48/45 hybrid CVT fwd: Base 22.0, Touring 24.3 @2007-2009, Standard 21.1 @2008-2009
  2010-2015 hatch.compact
    1.8I4 134hp 51/48 hybrid CVT fwd: One 21.4 @2010-2010, Two 24.2, Three 25.8, Four 28.4, Five 30.0, Persona Series 26.6 @2013-2015
  2016-2022 hatch.compact
    1.8I4 121hp 54/50 hybrid CVT fwd/awd: Two 23.5 @2016-2018, Two Eco 25.2 @2016-2018, Three 26.7 @2016-2018, Three Touring 28.1 @2016-2018, Four 29.7 @2016-2018, Four Touring 30.6 @2016-2018, L Eco 24.6 @2019-2022, LE 25.8 @2019-2022, XLE 28.7 @2019-2022, Limited 32.8 @2019-2022, Nightshade 28.9 @2022-2022
  2023- hatch.compact
    2.0I4 194hp 57/56 hybrid CVT fwd/awd: LE 28.6, XLE 31.8, Nightshade 32.9 @2025-, Limited 35.4
Prius c *30
  2012-2019 hatch.compact
    1.5I4 99hp 48/43 hybrid CVT fwd: One 20.6 @2012-2018, Two 21.5 @2012-2018, Three 22.9 @2012-2018, Four 25.0 @2012-2018, L 21.7 @2019, LE 23.0 @2019
Prius Prime *25 ~Prius Plug-in Hybrid; Prius Plug-In; Prius PHEV
  2012-2016 hatch.compact
    1.8I4 134hp 51/49 11mi phev CVT fwd: Base 29.9, Advanced 34.9
  2017-2022 hatch.compact 4/5s
    1.8I4 121hp 55/53 25mi phev CVT fwd: Plus 27.5 @2017-2019, Premium 29.2 @2017-2019, Advanced 33.7 @2017-2019, LE 28.7 @2020-2022, XLE 30.5 @2020-2022, Limited 34.5 @2020-2022
  2023- hatch.compact
    2.0I4 220hp 53/51 45mi phev CVT fwd: SE 33.8, XSE 37.1, Nightshade 37.9 @2025-, XSE Premium 40.5
Prius v *30
  2012-2017 wagon.family
    1.8I4 134hp 44/40 hybrid CVT fwd: Two 26.7, Three 28.1, Four 29.5 @2015-2017, Five 30.8
RAV4 *400
  1996-2000 suv.sub
    2.0I4 127hp 22/27 A4/M5 fwd/awd: Base 17.2, L 18.5 @1998-2000
  2001-2005 suv.compact
    2.4I4 161hp 24/29 A4/M5 fwd/awd: Base 19.3, L 20.9, Sport 21.0 @2004-2005
  2006-2012 suv.compact 5/7s
    2.5I4 179hp 22/28 A4 fwd/awd: Base 22.7, Sport 24.4, Limited 26.0
    3.5V6 269hp 19/27 A5 fwd/awd: Base V6 25.0, Sport V6 26.6, Limited V6 28.2
  2013-2018 suv.compact
    2.5I4 176hp 23/30 A6 fwd/awd: LE 25.0, XLE 26.7, SE 30.0 @2016-2018, Adventure 28.5 @2018, Limited 31.1, Platinum 34.2 @2017-2018
  2019-2025 suv.compact
    2.5I4 203hp 27/35 A8 fwd/awd: LE 29.3, XLE 30.8, XLE Premium 33.6, Adventure 35.7 @2019-2024, TRD Off-Road 38.9 @2020-2024, Limited 37.6
RAV4 Hybrid *220
  2016-2018 suv.compact
    2.5I4 194hp 34/30 hybrid CVT awd: LE 27.2 @2018, XLE 29.1, SE 32.3 @2017-2018, Limited 34.1
  2019-2025 suv.compact
    2.5I4 219hp 41/38 hybrid CVT awd: LE 32.3, XLE 33.8, XLE Premium 36.3, SE 35.2 @2022-2025, XSE 37.8, Woodland Edition 36.0 @2023-2025, Limited 40.9
  2026- suv.compact
    2.5I4 226hp 47/40 hybrid CVT fwd/awd: LE 31.9, SE 34.7, XLE Premium 36.1, Woodland 39.9, XSE 41.3, Limited 43.3
RAV4 Prime *25 ~RAV4 Plug-in Hybrid; RAV4 PHEV
  2021-2025 suv.compact
    2.5I4 302hp 40/36 42mi phev CVT awd: SE 44.8, XSE 48.7
  2026- suv.compact
    2.5I4 324hp 43/38 50mi phev CVT awd: SE 42.5, XSE 46.8, Woodland 46.0, GR Sport 49.5
Sequoia *20
  2001-2007 suv.full 8s
    4.7V8 273hp 15/18 A5 rwd/4wd: SR5 35.7, Limited 44.3
  2008-2022 suv.full 7/8s
    5.7V8 381hp 13/17 A6 rwd/4wd: SR5 51.8, TRD Sport 53.8 @2018-2022, Limited 60.0, Platinum 66.9, Nightshade 62.0 @2021-2022, TRD Pro 67.0 @2020-2022
  2023- suv.full 7/8s
    3.4V6T 437hp 21/24 hybrid A10 rwd/4wd: SR5 64.7, Limited 71.1, Platinum 77.3, 1794 Edition 80.6 @2025-, TRD Pro 80.9, Capstone 84.2
Sienna *100
  1998-2003 van.mini
    3.0V6 210hp 18/24 A4 fwd: CE 23.5, LE 25.3, XLE 28.5
  2004-2010 van.mini 7/8s
    3.5V6 266hp 17/23 A5 fwd/awd: CE 25.3, LE 26.8, XLE 31.5, XLE Limited 39.0
  2011-2020 van.mini 7/8s
    3.5V6 296hp 19/26 A8 fwd/awd: L 31.6, LE 34.8, SE 38.0, SE Premium 43.0 @2015-2020, XLE 37.6, XLE Premium 41.2, Limited 44.3, Limited Premium 48.9 @2015-2020
  2021- van.mini 7/8s
    2.5I4 245hp 36/36 hybrid CVT fwd/awd: LE 41.0, XLE 45.7, Woodland 49.6 @2022-, XSE 48.4, Limited 53.3, Platinum 57.3
Supra *2
  1995-1998 coupe.sport
    3.0I6 225hp 18/24 M5/A4 rwd: Base 31.1
    3.0I6T 320hp 17/24 M6/A4 rwd: Turbo 40.5
Tacoma *230
  1995-2004 truck.compact
    2.4I4 142hp 22/27 M5/A4 rwd reg2/std: Base 13.9
    2.7I4 150hp 17/21 M5/A4 4wd ext2d/std reg2/std: SR5 19.3
    3.4V6 190hp 16/20 A4 rwd/4wd ext2d/std crew/short: PreRunner 20.2 @1998-2004, Limited 24.9 @1998-2004
  2005-2015 truck.mid
    2.7I4 159hp 21/25 A4/M5 rwd/4wd reg/std ext/std: Base 20.9
    4.0V6 236hp 17/21 A5/M6 rwd/4wd ext/std crew/short: SR5 27.1, PreRunner 26.0, TRD Pro 37.6 @2015, X-Runner 28.3 @2005-2013, Limited 33.3 @2012-2015
  2016-2023 truck.mid ext/std crew/short crew/std
    2.7I4 159hp 20/23 A6 rwd/4wd: SR 28.6, SR5 30.4
    3.5V6 278hp 19/24 A6/M6 rwd/4wd: SR V6 30.9, SR5 V6 32.8, TRD Sport 35.4, TRD Off-Road 36.7, Limited 42.9, Trail Edition 41.0 @2019-2023, Nightshade 41.3 @2021-2023, TRD Pro 48.0 @2017-2023
  2024- truck.mid ext/std crew/short crew/std
    2.4I4T 278hp 21/26 A8 rwd/4wd: SR 32.0, SR5 36.4, TRD PreRunner 38.3, TRD Sport 39.6, TRD Off-Road 42.0, Limited 53.3
    2.4I4T 326hp 22/24 hybrid A8 4wd crew/short: TRD Sport i-Force Max 48.3, TRD Off-Road i-Force Max 49.7, Limited i-Force Max 57.2, Trailhunter 63.9, TRD Pro 64.4
T100 *40
  1995-1998 truck.full reg/long ext2d/std
    3.4V6 190hp 16/19 A4/M5 rwd/4wd: Base 18.0, DX 19.6, SR5 22.5
Tercel *50
  1995-1999 sedan.sub
    1.5I4 93hp 31/39 A4/M5 fwd: DX 12.1, CE 12.7 @1998
Tundra *110
  2000-2006 truck.full
    3.4V6 190hp 15/18 A4/M5 rwd/4wd reg/long ext/std: Base 17.9
    4.7V8 271hp 15/18 A5 rwd/4wd ext/std crew/std: SR5 26.1, Limited 29.0, Darrell Waltrip Edition 31.0 @2006
  2007-2021 truck.full
    4.6V8 310hp 15/19 A6 rwd/4wd reg/long ext6/std: Grade 27.9 @2007-2013, SR 34.0 @2014-2021
    5.7V8 381hp 13/17 A6 rwd/4wd ext6/std crew/short ext6/long: SR5 36.0, Limited 43.5, Trail Special Edition 41.8 @2021, TRD Pro 53.9 @2015-2021
    5.7V8 381hp 13/17 A6 rwd/4wd crew/short: Platinum 50.0 @2010-2021, 1794 Edition 50.3 @2014-2021
  2022- truck.full
    3.4V6T 389hp 18/23 A10 rwd/4wd ext6/std ext6/long crew/short crew/std: SR 41.3, SR5 46.9, Limited 54.4
    3.4V6T 389hp 18/23 A10 rwd/4wd crew/short crew/std: Platinum 63.9, 1794 Edition 64.6
    3.4V6T 437hp 20/24 hybrid A10 4wd crew/short crew/std: Limited i-Force Max 61.4, Platinum i-Force Max 68.9, 1794 Edition i-Force Max 69.6, TRD Pro 73.7, Capstone 79.2
Venza *30
  2009-2015 wagon.outdoor
    2.7I4 181hp 20/26 A6 fwd/awd: LE 29.2, XLE 31.8
    3.5V6 268hp 19/25 A6 fwd/awd: LE V6 31.1, XLE V6 33.7, Limited 38.2
  2021-2024 suv.compact
    2.5I4 219hp 40/37 hybrid CVT awd: LE 35.1, XLE 38.0, Nightshade 38.7 @2022-2024, Limited 41.0
Yaris *25
  2007-2011 hatch.compact 3d
    1.5I4 106hp 29/36 A4/M5 fwd: Base 13.5, S 14.9
  2007-2012 sedan.sub
    1.5I4 106hp 29/35 A4/M5 fwd: Base 14.5, S 15.6
  2012-2018 hatch.compact
    1.5I4 106hp 30/36 A4/M5 fwd: L 15.6, LE 16.9, SE 17.9
  2019-2020 sedan.sub
    1.5I4 106hp 32/40 A6/M6 fwd: L 15.7, LE 16.8, XLE 18.8
  2020-2020 hatch.compact
    1.5I4 106hp 32/40 A6 fwd: LE 17.8, XLE 18.8
Yaris iA *15
  2017-2018 sedan.sub
    1.5I4 106hp 32/40 A6/M6 fwd: Base 16.0
`,
  },
  {
    code: 'LEXUS',
    label: 'Lexus',
    wmi: ['JTH', '58A', '2T2', 'JTJ'],
    table: `
CT 200h *15 [CT]
  2011-2017 hatch.compact
    1.8I4 134hp 43/40 hybrid CVT fwd: Base 31.3, Premium 33.0 @2011-2013, F Sport 38.1 @2012-2017
ES 250 *10 [ES]
  2021-2025 sedan.lux
    2.5I4 203hp 25/34 A8 awd: Base 43.2, Premium 44.3 @2021-2024, Luxury 48.0 @2021-2025, F Sport 47.4 @2021-2025, F Sport Design 45.9 @2022-2025
ES 300 *45 [ES]
  1995-1996 sedan.lux
    3.0V6 188hp 20/28 A4 fwd: Base 32.4
  1997-2003 sedan.lux
    3.0V6 210hp 21/29 A5 fwd: Base 32.1
ES 300h *15 [ES]
  2013-2018 sedan.lux
    2.5I4 200hp 40/39 hybrid CVT fwd: Base 41.8
  2019-2025 sedan.lux
    2.5I4 215hp 43/44 hybrid CVT fwd: Base 44.6, Premium 45.9 @2019-2021, Luxury 49.7, Ultra Luxury 52.7, F Sport Handling 49.1 @2022-2025, F Sport Design 46.9 @2022-2025
ES 330 *50 [ES]
  2004-2006 sedan.lux
    3.3V6 218hp 20/29 A5 fwd: Base 32.6
ES 350 *45 [ES]
  2007-2012 sedan.lux
    3.5V6 268hp 19/28 A6 fwd: Base 36.4, Touring Edition 38.0 @2012, Pebble Beach Edition 38.5 @2008-2008
  2013-2018 sedan.lux
    3.5V6 268hp 21/30 A6 fwd: Base 38.9
  2019-2025 sedan.lux
    3.5V6 302hp 22/32 A8 fwd: Base 43.4, Premium 44.5 @2019-2021, Luxury 48.2, Ultra Luxury 51.4, F Sport 47.7 @2019-2020, F Sport Handling 49.2 @2022-2025, F Sport Design 46.1 @2022-2025
ES 350h *15 [ES]
  2026- sedan.lux
    2.5I4 244hp 46/46 hybrid CVT fwd/awd: Premium 48.9, Luxury 55.4
ES 350e *6 [ES]
  2026- sedan.lux
    221hp 300mi electric fwd: Premium 47.5, Luxury 54.5
GS 300 *10 [GS]
  1995-2005 sedan.lux
    3.0I6 220hp 18/25 A5 rwd: Base 38.7
  2006-2006 sedan.lux
    3.0V6 245hp 22/30 A6 rwd/awd: Base 42.9
GS 350 *15 [GS]
  2007-2011 sedan.lux
    3.5V6 303hp 19/26 A6 rwd/awd: Base 47.0
  2012-2020 sedan.lux
    3.5V6 311hp 20/28 A8 rwd/awd: Base 51.1, Premium 52.5 @2012-2016, Luxury 54.0 @2012-2016, F Sport 54.5
GS 400 *6 [GS]
  1998-2000 sedan.lux
    4.0V8 300hp 17/24 A5 rwd: Base 46.0
GS 430 *6 [GS]
  2001-2007 sedan.lux
    4.3V8 290hp 18/25 A6 rwd: Base 52.0
GS 450h *1 [GS]
  2007-2018 sedan.lux
    3.5V6 338hp 29/34 hybrid CVT rwd: Base 63.6
GS F *1 [GS]
  2016-2020 sedan.lux
    5.0V8 467hp 16/24 A8 rwd: Base 84.9
GX 460 *28 [GX]
  2010-2023 suv.lux 7s
    4.6V8 301hp 15/19 A6 4wd: Base 56.9, Premium 59.7, Luxury 66.4, Black Line Special Edition 62.5 @2022-2023
GX 470 *30 [GX]
  2003-2009 suv.lux 7/8s
    4.7V8 263hp 14/18 A5 4wd: Base 47.8
GX 550 *28 [GX]
  2024- suv.lux 5/7s
    3.4V6T 349hp 15/21 A10 4wd: Premium 65.3, Premium Plus 70.0, Luxury 78.0, Luxury Plus 82.0, Overtrail 73.5, Overtrail Plus 80.0
HS 250h *10
  2010-2012 sedan.compact
    2.4I4 187hp 35/34 hybrid CVT fwd: Base 36.9, Premium 39.7
IS 200t *8 [IS]
  2016-2017 sedan.compact
    2.0I4T 241hp 22/32 A8 rwd: Base 37.8, F Sport 41.4
IS 250 *28 [IS]
  2006-2013 sedan.compact
    2.5V6 204hp 21/30 A6/M6 rwd/awd: Base 36.1, F Sport 39.5 @2011-2013
  2014-2015 sedan.compact
    2.5V6 204hp 21/30 A6 rwd/awd: Base 36.6, Crafted Line 38.0 @2015, F Sport 40.2
IS 250 C *4 [IS] ~IS 250C
  2010-2015 convert.soft
    2.5V6 204hp 21/30 A6/M6 rwd: Base 43.4
IS 300 *18 [IS]
  2001-2005 sedan.compact
    3.0I6 215hp 18/25 A5/M5 rwd: Base 30.2, SportCross 31.4 @2002-2005
  2016-2020 sedan.compact
    2.0I4T 241hp 21/30 A8 rwd: Base 38.6, F Sport 41.9
    3.5V6 260hp 19/26 A6 awd: AWD 41.0, F Sport AWD 44.1
  2021-2025 sedan.compact
    2.0I4T 241hp 21/31 A8 rwd: Base 41.8, F Sport Design 44.5 @2023-2025
    3.5V6 260hp 19/26 A6 awd: AWD 43.8
IS 350 *14 [IS]
  2006-2013 sedan.compact
    3.5V6 306hp 19/27 A6 rwd/awd: Base 39.7, F Sport 44.4 @2011-2013
  2014-2020 sedan.compact
    3.5V6 311hp 20/28 A8 rwd/awd: Base 42.0, Crafted Line 42.6 @2015-2015, F Sport 45.2
  2021- sedan.compact
    3.5V6 311hp 20/28 A8 rwd/awd: F Sport 46.2, F Sport Design 47.0 @2023-
IS 500 *2 [IS]
  2022-2025 sedan.compact
    5.0V8 472hp 17/25 A8 rwd: F Sport Performance 60.6, F Sport Performance Premium 65.1, Launch Edition 68.9 @2022, Ultimate Edition 69.5 @2025
IS F *2 [IS] ~IS-F
  2008-2014 sedan.compact 4s
    5.0V8 416hp 16/23 A8 rwd: Base 63.6
LC 500 *2 [LC]
  2018-2026 coupe.lux
    5.0V8 471hp 16/25 A10 rwd: Base 99.8, Inspiration Series 114.0 @2019-2026
  2021-2026 convert.soft
    5.0V8 472hp 15/25 A10 rwd: Base 107.0, Inspiration Series 121.0 @2021-2025
LC 500h *1 [LC]
  2018-2024 coupe.lux
    3.5V6 354hp 26/34 hybrid CVT rwd: Base 102.8
LFA *0.2
  2012-2012 coupe.sport 2s
    4.8V10 552hp 11/16 A6 rwd: Base 375.0
LS 400 *15 [LS]
  1995-2000 sedan.lux
    4.0V8 290hp 18/25 A5 rwd: Base 53.8
LS 430 *25 [LS]
  2001-2006 sedan.lux
    4.3V8 278hp 18/25 A6 rwd: Base 56.5
LS 460 *18 [LS]
  2007-2017 sedan.lux
    4.6V8 386hp 16/24 A8 rwd/awd: Base 72.5, L 78.8, F Sport 82.3 @2013-2017
LS 500 *4 [LS]
  2018-2026 sedan.lux
    3.4V6T 416hp 18/29 A10 rwd/awd: Base 81.3, F Sport 85.1 @2018-2025, Heritage Edition 99.3 @2026
LS 500h *0.5 [LS]
  2018-2025 sedan.lux
    3.5V6 354hp 22/29 hybrid CVT rwd/awd: Base 115.6
LS 600h L *1 [LS] ~LS 600hL
  2008-2016 sedan.lux
    5.0V8 438hp 19/23 hybrid CVT awd: Base 120.4
LX 450 *6 [LX]
  1996-1997 suv.lux 7s
    4.5I6 212hp 13/15 A4 4wd: Base 48.7
LX 470 *8 [LX]
  1998-2007 suv.lux 8s
    4.7V8 268hp 13/17 A5 4wd: Base 67.5
LX 570 *5 [LX]
  2008-2021 suv.lux 5/8s
    5.7V8 383hp 12/16 A8 4wd: Base 92.0, Two-Row 86.8 @2018-2021, Three-Row 91.8 @2018-2021, Inspiration Series 100.9 @2020-2021
LX 600 *6 [LX]
  2022- suv.lux 5/7s
    3.4V6T 409hp 17/22 A10 4wd: Base 96.3 @2022-2024, Premium 107.0, Luxury 116.0, F Sport Handling 111.8, Ultra Luxury 142.0
LX 700h *3 [LX]
  2025- suv.lux 5/7s
    3.4V6T 457hp 19/22 hybrid A10 4wd: Overtrail 116.9, Luxury 121.9, F Sport Handling 118.5, Ultra Luxury 143.0
NX 200t *28 [NX]
  2015-2017 suv.compact
    2.0I4T 235hp 22/28 A6 fwd/awd: Base 35.3, F Sport 38.1
NX 250 *15 [NX]
  2022-2025 suv.compact
    2.5I4 203hp 26/33 A8 fwd/awd: Base 40.5, Premium 42.8
NX 300 *40 [NX]
  2018-2021 suv.compact
    2.0I4T 235hp 22/28 A6 fwd/awd: Base 37.6, Luxury 44.8, F Sport 39.8, Black Line 43.0 @2021
NX 300h *10 [NX]
  2015-2021 suv.compact
    2.5I4 194hp 33/30 hybrid CVT awd: Base 40.2, Luxury 47.0 @2018-2021
NX 350 *30 [NX]
  2022- suv.compact
    2.4I4T 275hp 21/28 A8 awd: Base 44.7, Premium 48.0, Luxury 51.6, F Sport Handling 50.0
NX 350h *25 [NX]
  2022- suv.compact
    2.5I4 240hp 41/37 hybrid CVT awd/fwd: Base 44.5, Premium 48.2, Luxury 52.3, F Sport Handling 51.6 @2026-
NX 450h+ *8 [NX] ~NX 450h Plus
  2022- suv.compact
    2.5I4 304hp 38/33 37mi phev CVT awd: Luxury 61.2, F Sport Handling 62.5
RC 200t *2 [RC]
  2016-2017 coupe.lux
    2.0I4T 241hp 22/32 A8 rwd: Base 40.2, F Sport 44.0
RC 300 *3 [RC]
  2016-2025 coupe.lux
    2.0I4T 241hp 21/31 A8 rwd: Base 46.9, F Sport 50.2 @2018-2025
    3.5V6 260hp 19/26 A6 awd: AWD 49.7, F Sport AWD 52.9
RC 350 *5 [RC]
  2015-2025 coupe.lux
    3.5V6 311hp 20/28 A8 rwd/awd: Base 49.2 @2015-2023, F Sport 52.9, Black Line 55.0 @2020-2021
RC F *2 [RC]
  2015-2025 coupe.sport
    5.0V8 472hp 16/24 A8 rwd: Base 69.8, Fuji Speedway Edition 101.1 @2021-2023, Track Edition 99.3 @2020-2025, Final Edition 98.2 @2025
RX 300 *75 [RX]
  1999-2003 suv.mid
    3.0V6 220hp 18/23 A4 fwd/awd: Base 34.9
RX 330 *100 [RX]
  2004-2006 suv.mid
    3.3V6 230hp 20/26 A5 fwd/awd: Base 37.6, Thundercloud Edition 40.5 @2006
RX 350 *95 [RX]
  2007-2009 suv.mid
    3.5V6 270hp 18/23 A5 fwd/awd: Base 38.7, Pebble Beach Edition 40.6 @2009
  2010-2015 suv.mid
    3.5V6 275hp 18/25 A6 fwd/awd: Base 41.0, F Sport 48.4 @2013-2015, Crafted Line 47.4 @2015
  2016-2022 suv.mid
    3.5V6 295hp 20/27 A8 fwd/awd: Base 45.9, F Sport 49.2 @2016-2020, F Sport Handling 52.1 @2021-2022, F Sport Appearance 47.8 @2020-2022, F Sport Performance 50.3 @2020-2020, Black Line 49.9 @2021-2022, Luxury 52.0 @2016-2022, Premium 47.2 @2016-2022
  2023- suv.mid
    2.4I4T 275hp 22/29 A8 fwd/awd: Base 51.2, Premium 53.9, Premium Plus 56.6, Luxury 59.4, F Sport Handling 58.6, Black Line 58.9 @2025-
RX 350L *8 [RX] ~RX 350 L
  2018-2022 suv.mid 6/7s
    3.5V6 290hp 19/26 A8 fwd/awd: Base 49.1, Premium 50.5, Luxury 54.9
RX 350h *25 [RX]
  2023- suv.mid
    2.5I4 246hp 37/34 hybrid CVT awd: Base 53.1, Premium 55.8, Premium Plus 58.5, Luxury 61.3
RX 400h *20 [RX]
  2006-2008 suv.mid
    3.3V6 268hp 27/24 hybrid CVT fwd/awd: Base 43.5
RX 450h *14 [RX]
  2010-2015 suv.mid
    3.5V6 295hp 32/28 hybrid CVT fwd/awd: Base 47.8
  2016-2022 suv.mid
    3.5V6 308hp 31/28 hybrid CVT awd: Base 48.6, F Sport 51.6 @2016-2020, F Sport Handling 54.0 @2021-2022, Luxury 54.8 @2016-2022
RX 450hL *2 [RX] ~RX 450h L
  2018-2022 suv.mid 6/7s
    3.5V6 308hp 29/28 hybrid CVT awd: Base 51.8, Luxury 57.3
RX 450h+ *6 [RX] ~RX 450h Plus
  2024- suv.mid
    2.5I4 304hp 36/33 37mi phev CVT awd: Luxury 72.0
RX 500h *10 [RX]
  2023- suv.mid
    2.4I4T 366hp 27/28 hybrid A6 awd: F Sport Performance 64.8, F Sport Performance Premium 67.0
RZ 300e *3 [RZ]
  2024-2025 suv.compact
    201hp 266mi electric fwd: Premium 43.5, Luxury 48.8
RZ 450e *5 [RZ]
  2023-2025 suv.compact
    308hp 220mi electric awd: Premium 48.2, Luxury 53.4
RZ 550e *2 [RZ]
  2026- suv.compact
    402hp 228mi electric awd: F Sport 58.3
SC 300 *3 [SC]
  1995-2000 coupe.lux
    3.0I6 225hp 18/24 A4 rwd: Base 43.4
SC 400 *3 [SC]
  1995-2000 coupe.lux
    4.0V8 290hp 18/25 A5 rwd: Base 55.3
SC 430 *6 [SC]
  2002-2010 convert.soft
    4.3V8 288hp 16/23 A6 rwd: Base 67.4
TX 350 *35 [TX]
  2024- suv.mid 6/7s
    2.4I4T 275hp 20/26 A8 fwd/awd: Base 56.2, Premium 59.5, Luxury 62.0
TX 500h *12 [TX]
  2024- suv.mid 6s
    2.4I4T 366hp 27/28 hybrid A6 awd: F Sport Performance Premium 70.4, F Sport Performance Luxury 73.5
TX 550h+ *1 [TX] ~TX 550h Plus
  2024- suv.mid 6s
    3.5V6 404hp 30/30 33mi phev CVT awd: Luxury 79.9
UX 200 *12 [UX]
  2019-2022 suv.sub
    2.0I4 169hp 29/37 CVT fwd: Base 34.2, Luxury 39.7 @2019-2021, F Sport 36.2
UX 250h *14 [UX]
  2019-2024 suv.sub
    2.0I4 181hp 43/41 hybrid CVT awd: Base 37.5, Premium 40.1 @2023-2024, Luxury 42.0 @2019-2021, F Sport 39.0 @2019-2022, F Sport Design 42.6 @2023-2024, F Sport Handling 46.4 @2023-2024
UX 300h *14 [UX]
  2025- suv.sub
    2.0I4 196hp 45/41 hybrid CVT fwd/awd: Base 37.5, Premium 40.0, F Sport Design 42.3, F Sport Handling 46.0
`,
  },
  {
    code: 'SCION',
    label: 'Scion',
    wmi: ['JTK', 'JTN', 'JTL'],
    table: `
FR-S *15
  2013-2016 coupe.sport
    2.0H4 200hp 22/30 M6/A6 rwd: Base 26.3, Release Series 29.9 @2014-2016, Monogram 29.8 @2014
iA *20
  2016-2016 sedan.sub
    1.5I4 106hp 33/42 A6/M6 fwd: Base 15.7
iM *15
  2016-2016 hatch.compact
    1.8I4 137hp 28/37 CVT/M6 fwd: Base 18.5
iQ *8
  2012-2015 hatch.compact 3d 4s
    1.3I4 94hp 36/37 CVT fwd: Base 15.7, 10 Series 17.0 @2013-2014
tC *50
  2005-2010 coupe.sport 5s
    2.4I4 161hp 20/27 M5/A4 fwd: Base 18.3, Spec 16.3 @2005-2007, Release Series 20.4
  2011-2016 coupe.sport 5s
    2.5I4 179hp 23/31 M6/A6 fwd: Base 19.4, Release Series 21.6, Monogram 22.0 @2014
xA *25
  2004-2006 hatch.compact
    1.5I4 103hp 32/38 M5/A4 fwd: Base 12.8, Release Series 14.0
xB *40
  2004-2006 wagon.family
    1.5I4 103hp 31/35 M5/A4 fwd: Base 14.0, Release Series 15.5
  2008-2015 wagon.family
    2.4I4 158hp 22/28 M5/A4 fwd: Base 17.1, Release Series 19.5, 686 Parklan Edition 20.4 @2015
xD *20
  2008-2014 hatch.compact
    1.8I4 128hp 27/33 M5/A4 fwd: Base 15.9, Release Series 17.6
`,
  },
];
