import type { MakeSource } from '../types';

export const nissanGroup: MakeSource[] = [
  {
    code: 'NISSAN',
    label: 'Nissan',
    wmi: ['1N4', '3N1', '5N1', 'JN8', '1N6'],
    table: `
200SX *12
  1995-1998 coupe.sport
    1.6I4 115hp 27/35 M5/A4 fwd: Base 13.2, SE 15.6
    2.0I4 140hp 23/30 M5/A4 fwd: SE-R 16.7
240SX *8
  1995-1998 coupe.sport
    2.4I4 155hp 20/26 M5/A4 rwd: Base 18.4, SE 22.4, LE 24.4 @1997-1998
300ZX *3
  1995-1996 coupe.sport 2s
    3.0V6 222hp 18/23 M5/A4 rwd: Base 37.4
    3.0V6T 300hp 18/23 M5/A4 rwd: Turbo 43.5
350Z *25
  2003-2009 coupe.sport 2s
    3.5V6 306hp 18/25 M6/A5 rwd: Base 28.6, Enthusiast 31.3, Touring 35.2, Track 34.8 @2003-2006, Grand Touring 39.2 @2005-2008, NISMO 38.7 @2007-2008
  2004-2009 convert.road
    3.5V6 306hp 17/24 M6/A5 rwd: Enthusiast 36.4, Touring 39.5, Grand Touring 42.5
370Z *8
  2009-2020 coupe.sport 2s
    3.7V6 332hp 18/26 M6/A7 rwd: Base 30.1, Sport 33.8, Sport Touring 39.5, Touring 35.3 @2009-2017, NISMO 45.8, Heritage Edition 33.0 @2018-2018, 50th Anniversary Edition 36.4 @2020
  2010-2019 convert.road
    3.7V6 332hp 17/25 M6/A7 rwd: Base 41.8, Touring 45.3, Touring Sport 49.4
Altima *250
  1995-1997 sedan.mid
    2.4I4 150hp 24/30 A4/M5 fwd: XE 16.0, GXE 17.4, SE 19.9, GLE 20.7
  1998-2001 sedan.mid
    2.4I4 155hp 24/31 A4/M5 fwd: XE 15.1, GXE 16.7, SE 18.6, GLE 20.4
  2002-2006 sedan.mid
    2.5I4 175hp 23/29 A4/M5 fwd: 2.5 17.8, 2.5 S 19.8, 2.5 SL 23.2
    3.5V6 250hp 20/30 A5/M5 fwd: 3.5 SE 23.6, 3.5 SL 26.8 @2005-2006, SE-R 29.9 @2005-2006
  2007-2012 sedan.mid
    2.5I4 175hp 23/32 CVT/M6 fwd: 2.5 20.4, 2.5 S 21.9, 2.5 SL 24.6 @2010-2012
    3.5V6 270hp 20/27 CVT/M6 fwd: 3.5 SR 25.3, 3.5 SE 25.0 @2007-2009, 3.5 SL 28.5
  2008-2013 coupe.lux
    2.5I4 175hp 23/32 CVT/M6 fwd: 2.5 S 25.2
    3.5V6 270hp 20/27 CVT/M6 fwd: 3.5 SR 29.4 @2008-2012
  2013-2018 sedan.mid
    2.5I4 179hp 27/39 CVT fwd: 2.5 22.6, 2.5 S 23.9, 2.5 SR 25.2 @2016-2018, 2.5 SV 26.1, 2.5 SL 29.1
    3.5V6 270hp 22/32 CVT fwd: 3.5 S 26.9 @2013-2015, 3.5 SV 28.9 @2013-2014, 3.5 SR 28.6 @2017-2017, 3.5 SL 33.6
  2019-2026 sedan.mid
    2.5I4 188hp 28/39 CVT fwd/awd: 2.5 S 26.4 @2019-2024, 2.5 SV 27.6, 2.5 SR 29.0, 2.5 SL 32.6 @2019-2025, 2.5 Platinum 33.3 @2019-2022
    2.0I4T 248hp 25/34 CVT fwd: 2.0 SR 35.4 @2019-2024, 2.0 Platinum 35.8 @2019-2020, Edition ONE 36.4 @2019
Altima Hybrid *7
  2007-2011 sedan.mid
    2.5I4 198hp 33/33 hybrid CVT fwd: Base 26.8
Ariya *16
  2023-2025 suv.compact
    214hp 216mi electric fwd/awd: Engage 39.8, Venture+ 41.2, Evolve+ 44.4, Empower+ 48.0, Engage+ 45.4, Platinum+ 54.4, Premiere 54.7 @2023
Armada *20
  2004-2015 suv.full 7/8s
    5.6V8 317hp 13/19 A5 rwd/4wd: SE 37.0 @2004-2011, LE 46.0 @2004-2010, SV 38.1 @2011-2015, SL 43.6 @2011-2015, Platinum 51.9 @2010-2015
  2017-2024 suv.full 7/8s
    5.6V8 400hp 14/19 A7 rwd/4wd: S 49.9 @2021-2023, SV 53.6, SL 58.0, Platinum 66.6, Midnight Edition 60.0 @2020-2024, Reserve 62.1 @2018-2019
  2025- suv.full 7/8s
    3.5V6T 425hp 16/20 A9 rwd/4wd: SV 58.5, SL 63.6, PRO-4X 75.0, Platinum 73.8, Platinum Reserve 79.0
    3.5V6T 460hp 16/19 A9 4wd: NISMO 80.8 @2026-
cube *15
  2009-2014 wagon.family
    1.8I4 122hp 27/31 CVT/M6 fwd: 1.8 14.9 @2009-2011, 1.8 S 17.5, 1.8 SL 20.2, 1.8 Krom 20.8 @2009-2010
Frontier *70
  1998-2004 truck.compact ext2d/std crew/short
    2.4I4 143hp 20/24 M5/A4 rwd/4wd: XE 16.9, Base 13.5
    3.3V6 180hp 15/19 A4/M5 rwd/4wd: XE V6 20.0, SE V6 22.9, SVE 24.5 @2002-2003, Desert Runner 18.4 @1999-2003
    3.3V6S 210hp 15/18 A4/M5 rwd/4wd: SC V6 25.6 @2001-2004
  2005-2021 truck.mid ext/std crew/short crew/std
    2.5I4 152hp 17/22 A5/M5 rwd: S 19.3 @2005-2019, SV I4 21.9 @2009-2019
    4.0V6 261hp 16/23 A5/M6 rwd/4wd: SV 26.8 @2009-2021, SE 23.9 @2005-2012, LE 26.9 @2005-2010, NISMO 27.4 @2005-2008, Desert Runner 24.9 @2013-2018, PRO-4X 33.3 @2009-2021, SL 34.6 @2010-2019, Midnight Edition 29.0 @2018-2020
  2022- truck.mid ext/std crew/short crew/std
    3.8V6 310hp 19/24 A9 rwd/4wd: S 32.2, SV 35.1, PRO-X 37.4, PRO-4X 40.8, SL 43.2 @2025-, Hardbody Edition 39.5 @2024
GT-R *1
  2009-2024 coupe.sport
    3.8V6T 565hp 16/22 D6 awd: Base 113.5 @2009-2021, Premium 121.1, Black Edition 112.8 @2010-2016, Track Edition 145.0 @2014-2023, T-spec 141.1 @2021-2024, NISMO 221.1 @2015-2024
Juke *30
  2011-2017 suv.sub
    1.6I4T 188hp 28/32 CVT/M6 fwd/awd: S 20.3, SV 22.3, SL 25.2, NISMO 25.3 @2013-2017, NISMO RS 28.0 @2014-2017, Black Pearl Edition 23.6 @2017
Kicks *85
  2018-2024 suv.sub
    1.6I4 122hp 31/36 CVT fwd: S 21.8, SV 23.7, SR 24.4
  2025- suv.sub
    2.0I4 141hp 28/35 CVT fwd/awd: S 22.4, SV 24.5, SR 27.0
Leaf *15
  2011-2017 hatch.compact
    107hp 107mi electric fwd: S 30.7 @2013-2017, SV 34.2, SL 36.8
  2018-2025 hatch.compact
    147hp 149mi electric fwd: S 28.1, SV 32.6 @2018-2022, SL 36.4 @2018-2019
    214hp 212mi electric fwd: S Plus 32.4 @2019-2022, SV Plus 36.2 @2019-2025, SL Plus 37.4 @2019-2022
  2026- suv.sub
    214hp 303mi electric fwd: S Plus 29.9, SV Plus 34.2, Platinum+ 38.9
Maxima *45
  1995-1999 sedan.mid
    3.0V6 190hp 22/27 M5/A4 fwd: GXE 22.1, SE 24.3, GLE 27.4
  2000-2003 sedan.mid
    3.5V6 255hp 20/28 M6/A4 fwd: GXE 24.8, SE 26.6, GLE 28.5
  2004-2008 sedan.mid
    3.5V6 255hp 19/25 CVT/A5 fwd: 3.5 SE 29.0, 3.5 SL 31.6
  2009-2014 sedan.mid
    3.5V6 290hp 19/26 CVT fwd: 3.5 S 31.2, 3.5 SV 35.1
  2016-2023 sedan.mid
    3.5V6 300hp 20/30 CVT fwd: 3.5 S 34.5 @2016-2020, 3.5 SV 38.1, 3.5 SL 37.9 @2016-2020, 3.5 SR 41.9, 3.5 Platinum 43.3
Murano *65
  2003-2007 suv.mid
    3.5V6 240hp 20/24 CVT fwd/awd: S 27.8, SL 29.4, SE 30.5
  2009-2014 suv.mid
    3.5V6 260hp 18/24 CVT fwd/awd: S 28.4, SV 32.4 @2011-2014, SL 37.0, LE 39.6
  2011-2014 convert.soft
    3.5V6 265hp 17/22 CVT awd: CrossCabriolet 42.1
  2015-2024 suv.mid
    3.5V6 260hp 20/28 CVT fwd/awd: S 32.9 @2015-2021, SV 38.6, SL 43.6, Platinum 47.7, Midnight Edition 40.3 @2018-2024
  2025- suv.mid
    2.0I4T 241hp 21/27 A9 fwd/awd: SV 41.5, SL 46.6, Platinum 49.8
NV Cargo *10 ~NV1500; NV2500; NV3500
  2012-2021 van.cargo upfit:cargo 3d
    4.0V6 261hp A5 rwd: NV1500 S 30.1, NV1500 SV 31.7, NV2500 HD S 32.0, NV2500 HD SV 34.0
    5.6V8 375hp A7 rwd: NV3500 HD S 34.9, NV3500 HD SV 36.1, NV3500 HD SL 41.0
NV Passenger *4
  2012-2021 van.pass 12s
    5.6V8 375hp A7 rwd: NV3500 HD S V8 37.2, NV3500 HD SV V8 39.2, NV3500 HD SL V8 43.0
NV200 *16
  2013-2021 van.cargo upfit:cargo 3d
    2.0I4 131hp 24/26 CVT fwd: S 23.6, SV 24.6
Pathfinder *75
  1996-2004 suv.mid
    3.3V6 170hp 15/19 A4/M5 rwd/4wd: XE 25.2 @1996-2000
    3.5V6 250hp 16/21 A4/M5 rwd/4wd: SE 29.4, LE 34.3
  2005-2012 suv.mid 7s
    4.0V6 266hp 15/21 A5 rwd/4wd: S 29.3, SE 29.9 @2005-2010, SV 31.9 @2011-2012, SE Off-Road 31.4 @2005-2010, LE 38.2, Silver Edition 36.4 @2011-2012
    5.6V8 310hp 13/18 A5 rwd/4wd: SE V8 35.7 @2008-2010, LE V8 40.5 @2008-2012
  2013-2020 suv.mid 7s
    3.5V6 284hp 20/27 CVT fwd/awd: S 31.9, SV 34.6, SL 37.9, Platinum 43.7, Rock Creek Edition 36.7 @2019-2020
  2022- suv.mid 7/8s
    3.5V6 284hp 20/27 A9 fwd/awd: S 36.4 @2022-2025, SV 39.0, SL 42.4, Rock Creek 44.3 @2023-, Platinum 49.4
Pathfinder Hybrid *1
  2014-2014 suv.mid 7s
    2.5I4S 250hp 25/28 hybrid CVT fwd/awd: SV 35.2, SL 38.2, Platinum 43.3
Quest *15
  1995-2002 van.mini
    3.3V6 170hp 17/23 A4 fwd: GXE 22.7, SE 26.5, GLE 27.9, XE 22.0 @1995-1998
  2004-2009 van.mini
    3.5V6 235hp 17/24 A5 fwd: 3.5 25.4, 3.5 S 26.5, 3.5 SL 28.8, 3.5 SE 36.0
  2011-2017 van.mini
    3.5V6 260hp 20/27 CVT fwd: S 26.6, SV 30.6, SL 35.3, LE 43.0 @2011-2014, Platinum 43.2 @2015-2017
Rogue *330
  2008-2013 suv.compact
    2.5I4 170hp 23/28 CVT fwd/awd: S 20.9, SV 23.1 @2010-2013, SL 25.4, Krom Edition 25.5 @2010-2012
  2014-2020 suv.compact 5/7s
    2.5I4 170hp 26/33 CVT fwd/awd: S 25.3, SV 26.7, SL 32.2
    2.0I4 176hp 33/35 hybrid CVT fwd/awd: SV Hybrid 27.6 @2017-2019, SL Hybrid 32.9 @2017-2019
  2021- suv.compact
    1.5I3T 201hp 29/36 CVT fwd/awd: S 29.6, SV 31.2, SL 37.2, Platinum 39.6, Rock Creek 33.7 @2025-, Dark Armor 33.5 @2026-
Rogue Select *20
  2014-2015 suv.compact
    2.5I4 170hp 23/28 CVT fwd/awd: S 20.5
Rogue Sport *55
  2017-2022 suv.sub
    2.0I4 141hp 25/32 CVT fwd/awd: S 24.0, SV 25.6, SL 29.1
Sentra *170
  1995-1999 sedan.compact
    1.6I4 115hp 28/37 M5/A4 fwd: Base 11.8, XE 13.9, GXE 15.2, SE 17.3 @1998-1999
  2000-2006 sedan.compact
    1.8I4 126hp 28/35 M5/A4 fwd: XE 12.0 @2000-2003, 1.8 13.6 @2004-2006, 1.8 S 15.8, GXE 14.0 @2000-2003
    2.5I4 165hp 23/28 M6/A4 fwd: SE-R 17.8 @2002-2006, SE-R Spec V 18.5 @2002-2006
  2007-2012 sedan.compact
    2.0I4 140hp 27/34 CVT/M6 fwd: 2.0 16.1, 2.0 S 18.1, 2.0 SR 18.0 @2009-2012, 2.0 SL 19.6
    2.5I4 200hp 24/30 CVT/M6 fwd: SE-R 20.3, SE-R Spec V 20.9
  2013-2019 sedan.compact
    1.8I4 130hp 29/37 CVT/M6 fwd: S 18.0, SV 19.5, SR 21.0, SL 23.0
    1.6I4T 188hp 25/30 CVT/M6 fwd: SR Turbo 22.5 @2017-2019, NISMO 25.9 @2017-2018
  2020- sedan.compact
    2.0I4 149hp 30/40 CVT fwd: S 22.4, SV 23.2, SR 25.6, SL 27.9 @2026-
Titan *30
  2004-2015 truck.full ext6/std crew6/short
    5.6V8 317hp 13/18 A5 rwd/4wd: XE 27.0 @2004-2010, S 29.8 @2011-2015, SE 31.0 @2004-2010, SV 32.4 @2011-2015, LE 38.6 @2004-2010, PRO-4X 38.0 @2008-2015, SL 40.4 @2011-2015
  2017-2024 truck.full ext6/std crew/short
    5.6V8 400hp 15/21 A9 rwd/4wd: S 41.5 @2017-2023, SV 47.7, PRO-4X 55.9, SL 58.7 @2017-2021, Platinum Reserve 63.2
Titan XD *10
  2016-2024 truck.heavy crew/std
    5.0V8T 310hp diesel A6 rwd/4wd: S Diesel 37.4 @2016-2019, SV Diesel 41.5 @2016-2019, PRO-4X Diesel 52.1 @2016-2019, SL Diesel 55.3 @2016-2019, Platinum Reserve Diesel 60.6 @2016-2019
    5.6V8 400hp A9 rwd/4wd: S 47.0, SV 51.2, PRO-4X 59.7, SL 57.0 @2016-2021, Platinum Reserve 66.2
Versa *90
  2007-2012 hatch.compact
    1.8I4 122hp 26/32 A4/M6/CVT fwd: 1.8 S 15.6, 1.8 SL 18.6
  2007-2011 sedan.sub
    1.6I4 107hp 26/34 A4/M5 fwd: 1.6 12.3 @2009-2011, 1.6 Base 10.9 @2009-2011
    1.8I4 122hp 27/33 CVT/M6 fwd: 1.8 S 14.4, 1.8 SL 17.6
  2012-2019 sedan.sub
    1.6I4 109hp 31/40 CVT/M5 fwd: 1.6 S 12.5, 1.6 S+ 14.1, 1.6 SV 16.0, 1.6 SL 17.2 @2012-2017
  2020-2025 sedan.sub
    1.6I4 122hp 32/40 CVT/M5 fwd: S 17.3, SV 20.1, SR 20.9
Versa Note *35
  2014-2019 hatch.compact
    1.6I4 109hp 31/39 CVT fwd: S 14.8, S Plus 15.7, SV 16.9, SR 18.4 @2015-2019, SL 18.8 @2014-2017
Xterra *40
  2000-2004 suv.off
    2.4I4 143hp 19/24 M5 rwd: XE 18.3
    3.3V6 180hp 15/19 A4/M5 rwd/4wd: XE V6 21.7, SE 26.1
    3.3V6S 210hp 15/18 A4/M5 rwd/4wd: SE Supercharged 27.5 @2002-2004
  2005-2015 suv.off
    4.0V6 261hp 16/22 A5/M6 rwd/4wd: X 25.0 @2008-2015, S 27.0, SE 28.9 @2005-2010, Off-Road 28.4 @2005-2010, PRO-4X 32.2 @2011-2015
Z *5
  2023- coupe.sport 2s
    3.0V6T 400hp 19/28 A9/M6 rwd: Sport 42.9, Performance 52.9, Proto Spec 54.2 @2023
    3.0V6T 420hp 17/24 A9 rwd: NISMO 65.8 @2024-
`,
  },
  {
    code: 'INFIN',
    label: 'INFINITI',
    wmi: ['JN1', 'JN8', '5N1', '3PC'],
    table: `
EX35 *9 [EX]
  2008-2012 suv.compact
    3.5V6 297hp 17/24 A7 rwd/awd: Base 36.0, Journey 38.2
EX37 *2 [EX]
  2013-2013 suv.compact
    3.7V6 325hp 17/24 A7 rwd/awd: Base 37.2, Journey 40.1
FX35 *20 [FX]
  2003-2008 suv.mid
    3.5V6 275hp 16/22 A5 rwd/awd: Base 38.5, Touring 41.0 @2005-2008
  2009-2012 suv.mid
    3.5V6 303hp 16/23 A7 rwd/awd: Base 43.9, Limited Edition 52.5 @2012
FX37 *5 [FX]
  2013-2013 suv.mid
    3.7V6 325hp 16/22 A7 rwd/awd: Base 44.3, Limited Edition 53.6
FX45 *5 [FX]
  2003-2008 suv.mid
    4.5V8 320hp 13/17 A5 awd: Base 50.3
FX50 *2 [FX]
  2009-2013 suv.mid
    5.0V8 390hp 14/20 A7 awd: Base 60.6, Sport 63.5
G20 *15 [G]
  1995-2002 sedan.compact
    2.0I4 145hp 23/30 M5/A4 fwd: Base 22.0, Touring 23.6, Luxury 23.0 @1999-2002
G25 *10 [G]
  2011-2012 sedan.compact
    2.5V6 218hp 20/29 A7 rwd/awd: Base 31.2, Journey 32.9, x 34.9
G35 *50 [G]
  2003-2006 sedan.compact
    3.5V6 298hp 18/25 A5/M6 rwd: Base 31.8
    3.5V6 280hp 17/23 A5 awd: x 33.8 @2004-2006
  2003-2007 coupe.lux
    3.5V6 293hp 19/26 A5/M6 rwd: Base 35.7
  2007-2008 sedan.compact
    3.5V6 306hp 17/24 A5/M6 rwd: Base 32.0, Journey 32.6, Sport 34.2
    3.5V6 306hp 17/23 A5 awd: x 34.7
G37 *55 [G]
  2009-2013 sedan.compact
    3.7V6 328hp 19/27 A7/M6 rwd: Base 36.0 @2009-2012, Journey 37.0, Sport 41.0
    3.7V6 328hp 18/25 A7 awd: x 38.6
  2008-2013 coupe.lux
    3.7V6 330hp 19/27 A7/M6 rwd: Base 37.9 @2008-2012, Journey 40.6, Sport 44.6, IPL 50.7 @2011-2013
    3.7V6 330hp 18/25 A7 awd: x 42.3
  2009-2013 convert.soft
    3.7V6 325hp 17/25 A7/M6 rwd: Base 48.7, Sport 51.9, IPL 61.1 @2013
I30 *20 [I]
  1996-2001 sedan.mid
    3.0V6 227hp 20/28 A4/M5 fwd: Base 29.5, Touring 31.6
I35 *15 [I]
  2002-2004 sedan.mid
    3.5V6 255hp 20/27 A4 fwd: Base 29.0, Luxury 29.9, Sport 31.2
J30 *10
  1995-1997 sedan.lux
    3.0V6 210hp 18/23 A4 rwd: Base 38.6, Touring 40.6
JX35 *25 [JX]
  2013-2013 suv.mid 7s
    3.5V6 265hp 18/24 CVT fwd/awd: Base 41.2
M35 *15 [M]
  2006-2010 sedan.lux
    3.5V6 303hp 18/25 A7 rwd: Base 46.9, Sport 45.9 @2006-2007
    3.5V6 303hp 16/23 A7 awd: x 49.0
M35h *1 [M]
  2012-2013 sedan.lux
    3.5V6 360hp 27/32 hybrid A7 rwd: Base 54.8
M37 *8 [M]
  2011-2013 sedan.lux
    3.7V6 330hp 18/26 A7 rwd: Base 48.7
    3.7V6 330hp 17/24 A7 awd: x 50.9
M45 *4 [M]
  2003-2010 sedan.lux
    4.5V8 325hp 16/21 A5 rwd: Base 52.0, Sport 52.7 @2006-2008
    4.5V8 325hp 14/20 A5 awd: x 54.5 @2008-2010
M56 *2 [M]
  2011-2013 sedan.lux
    5.6V8 420hp 16/25 A7 rwd: Base 61.7
    5.6V8 420hp 16/23 A7 awd: x 64.2
Q40 *12
  2015-2015 sedan.compact
    3.7V6 328hp 19/27 A7 rwd/awd: Base 33.7
Q45 *5
  1995-2006 sedan.lux
    4.5V8 340hp 17/23 A5 rwd: Base 58.0, Premium 64.0 @2002-2006, Sport 59.6 @2003-2005
Q50 *30
  2014-2015 sedan.compact
    3.7V6 328hp 20/29 A7 rwd/awd: Base 37.2, Premium 40.3, Sport 43.7
  2014-2018 sedan.compact
    3.5V6 360hp 27/32 hybrid A7 rwd/awd: Hybrid Luxe 50.6, Hybrid Premium 46.4 @2014-2015
  2016-2019 sedan.compact
    2.0I4T 208hp 22/31 A7 rwd/awd: 2.0t Pure 35.6, 2.0t Luxe 38.4, 2.0t Premium 36.9 @2016-2017
  2016-2024 sedan.compact
    3.0V6T 300hp 20/29 A7 rwd/awd: 3.0t Pure 38.0 @2019-2021, 3.0t Premium 40.5 @2016-2017, 3.0t Luxe 43.4, 3.0t Sport 45.0 @2017-2020, 3.0t Signature Edition 45.0 @2019-2021, 3.0t Sensory 49.2 @2021-2024
    3.0V6T 400hp 20/26 A7 rwd/awd: 3.0t Red Sport 400 58.0
Q60 *10
  2014-2015 coupe.lux
    3.7V6 330hp 19/27 A7/M6 rwd/awd: Base 40.9, Journey 41.5, Sport 46.0 @2014-2015, IPL 52.0 @2014-2015
  2014-2015 convert.soft
    3.7V6 325hp 17/24 A7/M6 rwd: Base 49.2, Sport 55.8, IPL 62.0
  2017-2022 coupe.lux
    2.0I4T 208hp 22/30 A7 rwd/awd: 2.0t Pure 39.6 @2018-2019, 2.0t Luxe 43.0 @2018-2019, 2.0t Premium 40.4 @2017
    3.0V6T 300hp 20/28 A7 rwd/awd: 3.0t Pure 41.9 @2020-2021, 3.0t Luxe 46.7, 3.0t Sport 47.8 @2017-2019
    3.0V6T 400hp 20/27 A7 rwd/awd: 3.0t Red Sport 400 60.4
Q70 *5
  2014-2019 sedan.lux
    3.7V6 330hp 18/25 A7 rwd: 3.7 51.0, 3.7 Luxe 51.0 @2018-2019
    3.7V6 330hp 18/24 A7 awd: 3.7X 53.2, 3.7X Luxe 53.2 @2018-2019
    5.6V8 420hp 16/24 A7 rwd/awd: 5.6 64.0, 5.6X 66.5 @2014-2017
    3.5V6 360hp 29/34 hybrid A7 rwd: Hybrid Base 55.9 @2014-2018
Q70L *3
  2015-2019 sedan.lux
    3.7V6 330hp 18/25 A7 rwd/awd: 3.7 53.1, 3.7 Luxe 53.1 @2018-2019
    5.6V8 420hp 16/23 A7 rwd/awd: 5.6 67.5 @2015-2018
QX30 *9
  2017-2019 suv.sub
    2.0I4T 208hp 24/33 D7 fwd/awd: Base 30.0 @2017, Pure 30.2 @2018-2019, Luxe 33.2 @2018-2019, Essential 38.7 @2018-2019, Premium 33.8 @2017, Luxury 33.6 @2017, Sport 38.8
QX4 *20
  1997-2003 suv.mid
    3.5V6 240hp 15/19 A4 rwd/4wd: Base 36.6
QX50 *22
  2014-2017 suv.compact
    3.7V6 325hp 17/24 A7 rwd/awd: Base 35.0, Journey 37.0 @2014-2014
  2019-2025 suv.compact
    2.0I4T 268hp 23/29 CVT fwd/awd: Pure 41.3, Luxe 45.6, Essential 46.4 @2019-2021, Sensory 53.0 @2020-2024, Autograph 58.6 @2020-2024, Sport 51.8 @2023-2025, Base 36.6 @2019
QX55 *6
  2022-2025 suv.compact
    2.0I4T 268hp 22/28 CVT awd: Luxe 51.0, Essential 53.3 @2022-2023, Sensory 59.2
QX56 *12
  2004-2010 suv.lux 7/8s
    5.6V8 320hp 12/18 A5 rwd/4wd: Base 57.0
  2011-2013 suv.lux 7/8s
    5.6V8 400hp 14/20 A7 rwd/4wd: Base 61.3
QX60 *42
  2014-2020 suv.mid 7s
    3.5V6 295hp 20/27 CVT fwd/awd: Base 42.8 @2014-2017, Pure 44.4 @2019-2020, Luxe 48.0 @2019-2020, Essential 51.1 @2019-2020, Signature Edition 48.5 @2020-2020
    2.5I4S 250hp 26/28 hybrid CVT fwd/awd: Hybrid Base 45.4 @2014-2017
  2022-2025 suv.mid 7s
    3.5V6 295hp 21/26 A9 fwd/awd: Pure 49.8 @2022-2024, Luxe 53.6, Sensory 59.5, Autograph 66.5
  2026- suv.mid 7s
    2.0I4T 268hp 22/27 A9 fwd/awd: Pure 50.2, Luxe 54.6, Sport 59.6, Sensory 60.5, Autograph 67.3
QX70 *6
  2014-2017 suv.mid
    3.7V6 325hp 17/24 A7 rwd/awd: Base 45.9, Limited 56.0 @2017
    5.0V8 390hp 14/20 A7 awd: 5.0 61.5 @2014-2014
QX80 *15
  2014-2024 suv.lux 7/8s
    5.6V8 400hp 14/20 A7 rwd/4wd: Base 65.0 @2014-2017, Luxe 73.5 @2019-2024, Premium Select 78.4 @2021-2024, Sensory 84.6 @2021-2024, Limited 91.0 @2015-2020, Signature Edition 71.0 @2017-2018
  2025- suv.lux 7/8s
    3.5V6T 450hp 16/20 A9 rwd/4wd: Pure 82.5, Luxe 89.5, Sensory 100.6, Autograph 110.6, Sport 103.0 @2026-
`,
  },
];
