import type { MakeSource } from '../types';

export const bmwGroup: MakeSource[] = [
  {
    code: 'BMW',
    label: 'BMW',
    wmi: ['WBA', '5UX', 'WBS', '5YM', '3MW', 'WBY'],
    table: `
128i *10 [1 Series] ~128
  2008-2013 coupe.sport
    3.0I6 230hp 18/28 M6/A6 rwd: Base 32.5
  2008-2013 convert.soft
    3.0I6 230hp 18/27 M6/A6 rwd: Base 37.5
135i *4 [1 Series] ~135
  2008-2013 coupe.sport
    3.0I6T 300hp 18/26 M6/D7 rwd: Base 40.7, is 44.0 @2013
  2008-2013 convert.soft
    3.0I6T 300hp 18/26 M6/D7 rwd: Base 45.7
228 Gran Coupe *8 [2 Series] ~228i Gran Coupe; 228i xDrive Gran Coupe; 228i sDrive Gran Coupe
  2020- sedan.compact
    2.0I4T 228hp 24/34 A8 fwd/awd: sDrive 39.6
    2.0I4T 241hp 25/34 D7 awd/fwd: xDrive 41.9
228i *12 [2 Series] ~228
  2014-2016 coupe.sport
    2.0I4T 240hp 23/35 A8/M6 rwd/awd: Base 33.1, xDrive 35.1, SULEV 33.1
  2015-2016 convert.soft
    2.0I4T 240hp 22/34 A8 rwd/awd: Base 39.0, xDrive 41.0
230i *8 [2 Series] ~230
  2017- coupe.sport
    2.0I4T 255hp 25/34 A8 rwd/awd: Base 39.6, xDrive 41.6
  2017-2021 convert.soft
    2.0I4T 248hp 23/32 A8 rwd/awd: Base 41.0, xDrive 43.0
318i *8 [3 Series]
  1995-1998 sedan.compact
    1.9I4 138hp 23/31 M5/A4 rwd: Base 26.5
318ti *6 [3 Series]
  1995-1999 hatch.sport 3d
    1.9I4 138hp 23/31 M5/A4 rwd: Base 22.5, Active 23.5, Club Sport 24.9 @1996-1998
320i *28 [3 Series] ~320
  2013-2018 sedan.compact
    2.0I4T 180hp 23/35 A8/M6 rwd/awd: Base 34.9, xDrive 36.9
323i *20 [3 Series] ~323
  1998-2000 sedan.compact
    2.5I6 170hp 20/29 M5/A5 rwd: Base 27.0
  2006-2006 sedan.compact
    2.5I6 184hp 20/29 M6/A6 rwd: Base 30.0
325i *45 [3 Series] ~325; 325xi; 325Ci
  1995-1995 sedan.compact
    2.5I6 189hp 19/28 M5/A4 rwd: Base 31.5
  2001-2006 sedan.compact
    3.0I6 215hp 20/29 M6/A6 rwd/awd: Base 30.9, xi 32.8
  2001-2006 coupe.lux
    2.5I6 184hp 20/29 M5/A5 rwd: Ci 32.0
328d *6 [3 Series]
  2014-2018 sedan.compact
    2.0I4T 180hp 31/43 diesel A8 rwd/awd: Base 40.0, xDrive 42.0
  2014-2018 wagon.family
    2.0I4T 180hp 30/40 diesel A8 awd: xDrive Wagon 44.7
328i *75 [3 Series] ~328; 328xi
  1996-2000 sedan.compact
    2.8I6 193hp 20/29 M5/A5 rwd: Base 33.4
  2007-2011 sedan.compact
    3.0I6 230hp 18/28 M6/A6 rwd/awd: Base 34.6, xDrive 36.6, xi 36.0 @2007-2008
  2007-2013 coupe.lux
    3.0I6 230hp 18/28 M6/A6 rwd/awd: Base 38.0, xDrive 40.0
  2007-2013 convert.soft
    3.0I6 230hp 18/27 M6/A6 rwd: Base 47.6
  2012-2016 sedan.compact
    2.0I4T 240hp 23/35 A8/M6 rwd/awd: Base 38.4, xDrive 40.4, SULEV 38.4
  2014-2016 wagon.family
    2.0I4T 240hp 22/33 A8 awd: xDrive Wagon 43.0
328i Gran Turismo *4 [3 Series] ~328 Gran Turismo
  2014-2016 hatch.sport
    2.0I4T 240hp 22/33 A8 awd: xDrive 43.5
330e *5 [3 Series]
  2016-2024 sedan.compact
    2.0I4T 288hp 28/30 22mi phev A8 rwd/awd: Base 46.3, xDrive 48.3 @2021-2024
330i *45 [3 Series] ~330; 330xi; 330Ci
  2001-2006 sedan.compact
    3.0I6 255hp 20/29 M6/A6 rwd/awd: Base 36.6, xi 38.5
  2001-2006 coupe.lux
    3.0I6 225hp 20/28 M5/A5 rwd: Ci 37.0
  2017-2018 sedan.compact
    2.0I4T 248hp 23/34 A8/M6 rwd/awd: Base 40.3, xDrive 42.3
  2019- sedan.compact
    2.0I4T 255hp 26/36 A8 rwd/awd: Base 46.5, xDrive 48.5
330i Gran Turismo *3 [3 Series] ~330 Gran Turismo
  2017-2019 hatch.sport
    2.0I4T 248hp 23/32 A8 awd: xDrive 45.0
335d *3 [3 Series]
  2009-2011 sedan.compact
    3.0I6T 265hp 23/36 diesel A6 rwd: Base 44.9
335i *22 [3 Series] ~335; 335xi
  2007-2013 coupe.lux
    3.0I6T 300hp 19/28 M6/A6 rwd/awd: Base 44.0, xDrive 46.0, is 49.9 @2011-2013
  2007-2013 convert.soft
    3.0I6T 300hp 18/26 M6/D7 rwd: Base 53.0, is 58.5 @2011-2013
  2007-2015 sedan.compact
    3.0I6T 300hp 22/33 A8/M6 rwd/awd: Base 46.0, xDrive 48.0, xi 43.0 @2007-2008
340i *12 [3 Series] ~340
  2016-2019 sedan.compact
    3.0I6T 320hp 21/32 A8/M6 rwd/awd: Base 49.9, xDrive 51.9
428i *18 [4 Series] ~428; 428i Gran Coupe; 428 Gran Coupe
  2014-2016 coupe.lux
    2.0I4T 240hp 23/35 A8/M6 rwd/awd: Base 42.0, xDrive 44.0, SULEV 42.0
  2014-2016 convert.soft
    2.0I4T 240hp 22/34 A8 rwd/awd: Base 50.5, xDrive 52.5
  2015-2016 sedan.compact
    2.0I4T 240hp 23/34 A8 rwd/awd: Gran Coupe 42.0, xDrive Gran Coupe 44.0
430i *14 [4 Series] ~430; 430i Gran Coupe; 430 Gran Coupe; 430i xDrive Gran Coupe
  2017- coupe.lux
    2.0I4T 255hp 25/34 A8 rwd/awd: Base 50.7, xDrive 52.7
  2017- convert.soft
    2.0I4T 255hp 25/34 A8 rwd/awd: Base 59.0, xDrive 61.0
  2017- sedan.compact
    2.0I4T 255hp 25/33 A8 rwd/awd: Gran Coupe 51.0, xDrive Gran Coupe 53.0
435i *8 [4 Series] ~435; 435i Gran Coupe; 435 Gran Coupe
  2014-2016 coupe.lux
    3.0I6T 300hp 22/32 A8/M6 rwd/awd: Base 48.0, xDrive 50.0
  2014-2016 convert.soft
    3.0I6T 300hp 21/31 A8 rwd/awd: Base 56.9, xDrive 58.9
  2015-2016 sedan.compact
    3.0I6T 300hp 22/32 A8 rwd/awd: Gran Coupe 48.4, xDrive Gran Coupe 50.4
440i *6 [4 Series] ~440; 440i Gran Coupe; 440 Gran Coupe
  2017-2020 coupe.lux
    3.0I6T 326hp 21/32 A8/M6 rwd/awd: Base 50.9, xDrive 52.9
  2017-2020 convert.soft
    3.0I6T 326hp 20/30 A8 rwd/awd: Base 60.9, xDrive 62.9
  2017-2020 sedan.compact
    3.0I6T 326hp 21/30 A8 rwd/awd: Gran Coupe 51.6, xDrive Gran Coupe 53.6
525i *14 [5 Series] ~525; 525xi
  1995-2007 sedan.mid
    3.0I6 215hp 20/29 M6/A6 rwd/awd: Base 43.5, xi 45.7 @2006-2007
528i *28 [5 Series] ~528; 528xi
  1997-2000 sedan.mid
    2.8I6 193hp 20/29 M5/A5 rwd: Base 40.0
  2008-2010 sedan.mid
    3.0I6 230hp 18/28 A6/M6 rwd/awd: Base 46.0, xDrive 48.3
  2011-2016 sedan.mid
    2.0I4T 240hp 23/34 A8 rwd/awd: Base 50.2, xDrive 52.5
530e *3 [5 Series]
  2018-2023 sedan.mid
    2.0I4T 288hp 26/31 21mi phev A8 rwd/awd: Base 57.6, xDrive 59.9
530i *22 [5 Series] ~530; 530xi
  2001-2007 sedan.mid
    3.0I6 255hp 20/30 M6/A6 rwd/awd: Base 48.0, xi 50.2 @2006-2007
  2017- sedan.mid
    2.0I4T 255hp 27/35 A8 rwd/awd: Base 59.9, xDrive 62.2
535d *2 [5 Series]
  2014-2016 sedan.mid
    3.0I6T 255hp 26/38 diesel A8 rwd/awd: Base 56.6, xDrive 58.9
535i *22 [5 Series] ~535; 535xi
  2008-2016 sedan.mid
    3.0I6T 300hp 20/30 A8 rwd/awd: Base 55.8, xDrive 58.1, xi 52.5 @2008-2008
535i Gran Turismo *3 [5 Series] ~535 Gran Turismo
  2010-2017 hatch.sport
    3.0I6T 300hp 18/27 A8 rwd/awd: Base 61.0, xDrive 63.3
540i *16 [5 Series] ~540
  1995-2003 sedan.mid
    4.4V8 290hp 18/26 A5/M6 rwd: Base 53.0
  2017- sedan.mid
    3.0I6T 375hp 26/34 A8 rwd/awd: Base 61.0 @2017-2023, xDrive 66.4
545i *6 [5 Series]
  2004-2005 sedan.mid
    4.4V8 325hp 18/26 A6/M6 rwd: Base 55.8
550e *2 [5 Series]
  2025- sedan.mid
    3.0I6T 483hp 23/27 34mi phev A8 awd: xDrive 74.2
550i *8 [5 Series] ~550
  2006-2016 sedan.mid
    4.4V8T 445hp 16/25 A8 rwd/awd: Base 66.2, xDrive 68.5
640i *4 [6 Series] ~640; 640i Gran Coupe; 640 Gran Coupe
  2012-2018 coupe.lux
    3.0I6T 315hp 21/31 A8 rwd/awd: Base 77.6, xDrive 80.6
  2012-2018 convert.soft
    3.0I6T 315hp 20/30 A8 rwd/awd: Base 86.2, xDrive 89.2
  2013-2019 sedan.lux
    3.0I6T 315hp 20/29 A8 rwd/awd: Gran Coupe 81.4, xDrive Gran Coupe 84.4
640i Gran Turismo *1 [6 Series] ~640 Gran Turismo
  2018-2019 hatch.sport
    3.0I6T 335hp 20/28 A8 awd: xDrive 70.3
645Ci *5 [6 Series]
  2004-2005 coupe.lux
    4.4V8 325hp 17/25 A6/M6 rwd: Base 70.0
  2004-2005 convert.soft
    4.4V8 325hp 16/24 A6/M6 rwd: Base 77.0
650i *6 [6 Series] ~650; 650i Gran Coupe; 650 Gran Coupe
  2006-2018 coupe.lux
    4.4V8T 445hp 17/25 A8 rwd/awd: Base 92.0, xDrive 95.0
  2006-2018 convert.soft
    4.4V8T 445hp 16/24 A8 rwd/awd: Base 99.6, xDrive 102.6
  2013-2019 sedan.lux
    4.4V8T 445hp 16/24 A8 rwd/awd: Gran Coupe 94.0, xDrive Gran Coupe 97.0
740e *1 [7 Series]
  2017-2019 sedan.lux
    2.0I4T 322hp 25/29 14mi phev A8 awd: xDrive 91.3
740i *10 [7 Series] ~740; 740Li; 740iL; 740 iL
  1995-2001 sedan.lux
    4.4V8 282hp 17/23 A5 rwd: Base 62.9, L 67.0
  2011-2022 sedan.lux
    3.0I6T 335hp 20/29 A8 rwd/awd: Base 86.8, xDrive 89.8, Li 84.0 @2011-2015, Li xDrive 87.0 @2013-2015
  2023- sedan.lux
    3.0I6T 375hp 25/31 A8 rwd/awd: Base 99.9, xDrive 102.9
745i *8 [7 Series] ~745; 745Li
  2002-2005 sedan.lux
    4.4V8 325hp 18/26 A6 rwd: Base 69.9, Li 73.9
745e *1 [7 Series]
  2020-2022 sedan.lux
    3.0I6T 389hp 20/25 17mi phev A8 awd: xDrive 95.9
750e *1 [7 Series]
  2024- sedan.lux
    3.0I6T 483hp 21/26 35mi phev A8 awd: xDrive 110.0
750i *9 [7 Series] ~750; 750Li
  2006-2022 sedan.lux
    4.4V8T 523hp 17/25 A8 rwd/awd: Base 92.0 @2006-2018, xDrive 103.0, Li 96.0 @2006-2015, Li xDrive 99.0 @2010-2015
760i *1 [7 Series] ~760; 760Li
  2003-2015 sedan.lux
    6.0V12T 535hp 13/21 A8 rwd: Base 118.0 @2003-2006, Li 141.2
  2023- sedan.lux
    4.4V8T 536hp 18/26 A8 awd: xDrive 124.0
840i *3 [8 Series] ~840; 840i Gran Coupe; 840 Gran Coupe
  2020-2026 coupe.lux
    3.0I6T 335hp 22/29 A8 rwd/awd: Base 90.6, xDrive 93.5
  2020-2026 convert.soft
    3.0I6T 335hp 21/28 A8 rwd/awd: Base 100.2, xDrive 103.1
  2020-2026 sedan.lux
    3.0I6T 335hp 22/29 A8 rwd/awd: Gran Coupe 92.0, xDrive Gran Coupe 95.0
840Ci *0.3 [8 Series]
  1995-1997 coupe.lux
    4.4V8 282hp 16/24 A5 rwd: Base 72.9
850Ci *0.2 [8 Series]
  1995-1997 coupe.lux
    5.4V12 322hp 14/20 A5 rwd: Base 95.0, CSi 100.5 @1995
ActiveHybrid 3 *1 [3 Series]
  2013-2015 sedan.compact
    3.0I6T 335hp 25/33 hybrid A8 rwd: Base 50.9
ActiveHybrid 5 *1 [5 Series]
  2012-2016 sedan.mid
    3.0I6T 335hp 23/30 hybrid A8 rwd: Base 62.1
ALPINA B7 *0.3 [7 Series]
  2007-2022 sedan.lux
    4.4V8T 600hp 17/24 A8 awd: Base 143.0
i3 *6 [i Series]
  2014-2021 hatch.compact 4s
    170hp 153mi electric rwd: Base 44.5
    0.6I2 170hp 30/31 126mi phev A1 rwd: Range Extender 48.3
  2018-2021 hatch.compact 4s
    181hp 153mi electric rwd: S 47.7
i4 *22 [i Series]
  2022- sedan.compact
    281hp 270mi electric rwd: eDrive35 52.8 @2023-
    335hp 318mi electric rwd: eDrive40 57.9
    396hp 287mi electric awd: xDrive40 62.8 @2024-
    536hp 269mi electric awd: M50 70.7
i5 *10 [i Series]
  2024- sedan.mid
    335hp 310mi electric rwd: eDrive40 67.1
    389hp 278mi electric awd: xDrive40 70.1 @2025-
    593hp 253mi electric awd: M60 84.1
i7 *4 [i Series]
  2023- sedan.lux
    449hp 314mi electric rwd: eDrive50 105.7 @2024-
    536hp 317mi electric awd: xDrive60 124.2
    650hp 285mi electric awd: M70 168.5 @2024-
i8 *1 [i Series]
  2014-2020 coupe.sport
    1.5I3T 369hp 26/27 18mi phev A6 awd: Base 147.5
  2019-2020 convert.road
    1.5I3T 369hp 26/27 18mi phev A6 awd: Roadster 163.3
iX *14 [i Series]
  2022- suv.mid
    402hp 312mi electric awd: xDrive45 75.2 @2026-
    516hp 307mi electric awd: xDrive50 87.3 @2022-2025
    610hp 285mi electric awd: M60 111.5 @2022-2025
    536hp 340mi electric awd: xDrive60 88.5 @2026-
iX3 *10 [i Series]
  2027- suv.compact
    463hp 400mi electric awd: 50 xDrive 60.0
M2 *5 [M]
  2016-2021 coupe.sport
    3.0I6T 405hp 17/24 M6/D7 rwd: Base 54.5 @2016-2018, Competition 59.9 @2019-2021, CS 83.6 @2020
  2023- coupe.sport
    3.0I6T 473hp 16/24 M6/A8 rwd: Base 66.1, CS 98.6 @2026
M235i *5 [2 Series] ~M235
  2014-2016 coupe.sport
    3.0I6T 320hp 22/32 A8/M6 rwd/awd: Base 44.2, xDrive 46.2
  2015-2016 convert.soft
    3.0I6T 320hp 21/31 A8/M6 rwd/awd: Base 48.7, xDrive 50.7
M235i Gran Coupe *3 [2 Series] ~M235 Gran Coupe
  2020-2026 sedan.compact
    2.0I4T 312hp 23/33 A8 awd: xDrive 50.4
M240i *6 [2 Series] ~M240
  2017- coupe.sport
    3.0I6T 382hp 23/32 A8 rwd/awd: Base 50.0, xDrive 52.0
  2017-2021 convert.soft
    3.0I6T 335hp 21/30 A8/M6 rwd/awd: Base 51.0, xDrive 53.0
M3 *6 [M]
  1995-1999 coupe.sport
    3.2I6 240hp 20/28 M5/A5 rwd: Base 40.7
  1997-1998 sedan.compact
    3.2I6 240hp 20/28 M5/A5 rwd: Base 39.7
  2001-2006 coupe.sport
    3.2I6 333hp 16/24 M6/A6 rwd: Base 48.9
  2001-2013 convert.soft
    4.0V8 414hp 13/20 M6/D7 rwd: Base 68.8
  2008-2013 coupe.sport
    4.0V8 414hp 14/20 M6/D7 rwd: Base 61.0
  2008-2011 sedan.compact
    4.0V8 414hp 14/20 M6/D7 rwd: Base 57.0
  2015-2018 sedan.compact
    3.0I6T 425hp 17/26 M6/D7 rwd: Base 66.5, CS 98.3 @2018, Competition 71.0 @2016-2018
  2021- sedan.compact
    3.0I6T 473hp 16/23 M6/A8 rwd/awd: Base 77.6, Competition 82.0, Competition xDrive 86.9, CS 118.7 @2024-2024
M340i *14 [3 Series] ~M340
  2020- sedan.compact
    3.0I6T 386hp 23/32 A8 rwd/awd: Base 61.0, xDrive 63.0
M4 *6 [M]
  2015-2020 coupe.sport
    3.0I6T 425hp 17/26 M6/D7 rwd: Base 69.2, CS 103.1 @2019-2020, GTS 133.2 @2016, Competition 73.9 @2016-2020
  2015-2020 convert.soft
    3.0I6T 425hp 16/25 M6/D7 rwd: Base 77.7
  2021- coupe.sport
    3.0I6T 473hp 16/23 M6/A8 rwd/awd: Base 80.1, Competition 84.5, Competition xDrive 89.4, CSL 139.9 @2023, CS 123.5 @2025
  2022- convert.soft
    3.0I6T 503hp 16/23 A8 awd: Competition xDrive 96.0
M440i *6 [4 Series] ~M440; M440i Gran Coupe; M440 Gran Coupe
  2021- coupe.lux
    3.0I6T 386hp 23/32 A8 rwd/awd: Base 65.8, xDrive 67.8
  2021- convert.soft
    3.0I6T 386hp 22/31 A8 rwd/awd: Base 73.0, xDrive 75.0
  2022- sedan.compact
    3.0I6T 386hp 22/30 A8 rwd/awd: Gran Coupe 64.6, xDrive Gran Coupe 66.6
M5 *3 [M]
  2000-2003 sedan.mid
    4.9V8 394hp 13/21 M6 rwd: Base 73.0
  2006-2010 sedan.mid
    5.0V10 500hp 11/17 M6/A7 rwd: Base 85.7
  2013-2016 sedan.mid
    4.4V8T 560hp 14/20 D7/M6 rwd: Base 94.1, Competition Edition 129.0 @2016
  2018-2023 sedan.mid
    4.4V8T 600hp 15/21 A8 awd: Base 108.9, Competition 116.6, CS 142.0 @2022
  2025- sedan.mid
    4.4V8T 717hp 12/17 25mi phev A8 awd: Base 119.5
  2025- wagon.family
    4.4V8T 717hp 12/17 25mi phev A8 awd: Touring 121.5
M550i *7 [5 Series] ~M550
  2018-2023 sedan.mid
    4.4V8T 523hp 17/25 A8 awd: xDrive 78.0
M6 *2 [M]
  2006-2010 coupe.sport
    5.0V10 500hp 11/17 A7/M6 rwd: Base 102.4
  2012-2018 coupe.sport
    4.4V8T 560hp 14/20 D7/M6 rwd: Base 113.4
  2007-2018 convert.soft
    4.4V8T 560hp 14/20 D7/M6 rwd: Base 119.7
  2014-2019 sedan.lux
    4.4V8T 560hp 14/20 D7/M6 rwd: Gran Coupe 117.2
M760i *0.5 [7 Series]
  2017-2022 sedan.lux
    6.6V12T 601hp 13/20 A8 awd: xDrive 159.9
M8 *1 [M]
  2020-2025 coupe.sport
    4.4V8T 617hp 15/22 A8 awd: Base 134.1 @2020-2020, Competition 140.0
  2020-2025 convert.soft
    4.4V8T 617hp 15/21 A8 awd: Competition 149.0
  2020-2025 sedan.lux
    4.4V8T 617hp 15/22 A8 awd: Competition Gran Coupe 140.0
M850i *3 [8 Series] ~M850; M850i Gran Coupe; M850 Gran Coupe
  2019-2026 coupe.lux
    4.4V8T 523hp 17/26 A8 awd: xDrive 107.0
  2019-2026 convert.soft
    4.4V8T 523hp 17/25 A8 awd: xDrive 116.7
  2020-2026 sedan.lux
    4.4V8T 523hp 17/25 A8 awd: xDrive Gran Coupe 108.0
X1 *28 [X]
  2013-2015 suv.sub
    2.0I4T 240hp 23/34 A8 rwd/awd: sDrive28i 31.9, xDrive28i 33.7
    3.0I6T 300hp 18/27 A6 awd: xDrive35i 39.5
  2016-2022 suv.sub
    2.0I4T 228hp 23/32 A8 fwd: sDrive28i 36.6
    2.0I4T 228hp 23/31 A8 awd: xDrive28i 38.6
  2023- suv.sub
    2.0I4T 241hp 25/34 D7 awd: xDrive28i 42.0
    2.0I4T 312hp 23/30 D7 awd: M35i 50.9 @2024-
X2 *9 [X]
  2018-2023 suv.sub
    2.0I4T 228hp 24/32 A8 fwd: sDrive28i 37.6
    2.0I4T 228hp 24/31 A8 awd: xDrive28i 39.6
    2.0I4T 302hp 23/29 A8 awd: M35i 47.6 @2019-2023
  2024- suv.sub
    2.0I4T 241hp 25/34 D7 awd: xDrive28i 43.0
    2.0I4T 312hp 23/32 D7 awd: M35i 52.8
X3 *65 [X]
  2004-2010 suv.compact
    2.5I6 184hp 17/24 A5/M6 awd: 2.5i 30.9 @2004-2006
    3.0I6 260hp 17/24 A6/M6 awd: 3.0i 37.9 @2004-2006, 3.0si 39.0 @2007-2008, xDrive30i 39.7 @2009-2010
  2011-2017 suv.compact
    2.0I4T 240hp 21/28 A8 awd: xDrive28i 41.0
    2.0I4T 240hp 21/28 A8 rwd: sDrive28i 39.5 @2015-2017
    3.0I6T 300hp 19/26 A8 awd: xDrive35i 47.2
    2.0I4T 180hp 27/34 diesel A8 awd: xDrive28d 42.7 @2015-2017
  2018-2024 suv.compact
    2.0I4T 248hp 23/29 A8 awd: xDrive30i 48.9
    2.0I4T 248hp 23/29 A8 rwd: sDrive30i 46.9
    2.0I4T 288hp 24/26 18mi phev A8 awd: xDrive30e 49.6 @2020-2021
    3.0I6T 382hp 21/27 A8 awd: M40i 60.8
  2025- suv.compact
    2.0I4T 255hp 27/33 A8 awd: 30 xDrive 50.7
    3.0I6T 393hp 25/30 A8 awd: M50 xDrive 65.6
X3 M *2 [X]
  2020-2024 suv.compact
    3.0I6T 503hp 15/20 A8 awd: Base 71.0 @2020-2022, Competition 77.0
X4 *8 [X]
  2015-2018 suv.compact
    2.0I4T 240hp 20/28 A8 awd: xDrive28i 46.0
    3.0I6T 300hp 19/26 A8 awd: xDrive35i 50.0 @2015-2016
    3.0I6T 355hp 19/26 A8 awd: M40i 59.0 @2016-2018
  2019-2025 suv.compact
    2.0I4T 248hp 23/28 A8 awd: xDrive30i 55.9
    3.0I6T 382hp 21/27 A8 awd: M40i 66.5
X4 M *0.5 [X]
  2020-2025 suv.compact
    3.0I6T 503hp 15/20 A8 awd: Competition 80.7, Base 74.4 @2020-2021
X5 *60 [X]
  2000-2006 suv.mid
    3.0I6 225hp 16/21 A5/M6 awd: 3.0i 43.0
    4.4V8 315hp 16/22 A6 awd: 4.4i 53.5, 4.6is 67.0 @2002-2003, 4.8is 71.1 @2004-2006
  2007-2010 suv.mid 5/7s
    3.0I6 260hp 15/21 A6 awd: 3.0si 46.0 @2007-2008, xDrive30i 48.5 @2009-2010
    4.8V8 350hp 14/19 A6 awd: 4.8i 55.0 @2007-2008, xDrive48i 57.2 @2009-2010
    3.0I6T 265hp 19/26 diesel A6 awd: xDrive35d 52.5 @2009-2010
  2011-2013 suv.mid 5/7s
    3.0I6T 300hp 16/23 A8 awd: xDrive35i 47.5, xDrive35i Premium 55.2
    3.0I6T 265hp 19/26 diesel A6 awd: xDrive35d 56.7
    4.4V8T 400hp 14/20 A8 awd: xDrive50i 64.2
  2014-2018 suv.mid 5/7s
    3.0I6T 300hp 18/25 A8 awd: xDrive35i 59.5
    3.0I6T 300hp 18/25 A8 rwd: sDrive35i 57.2
    3.0I6T 255hp 23/30 diesel A8 awd: xDrive35d 61.0
    4.4V8T 445hp 15/22 A8 awd: xDrive50i 75.6
    2.0I4T 308hp 23/25 13mi phev A8 awd: xDrive40e 63.8 @2016-2018
  2019-2023 suv.mid 5/7s
    3.0I6T 335hp 21/26 A8 awd: xDrive40i 67.5
    3.0I6T 335hp 21/26 A8 rwd: sDrive40i 65.2 @2020-2023
    4.4V8T 456hp 16/22 A8 awd: xDrive50i 77.0 @2019-2020
    3.0I6T 389hp 19/22 31mi phev A8 awd: xDrive45e 67.0 @2021-2023
    4.4V8T 523hp 16/22 A8 awd: M50i 84.9 @2020-2023
  2024- suv.mid 5/7s
    3.0I6T 375hp 23/27 A8 awd: xDrive40i 70.0
    3.0I6T 375hp 23/27 A8 rwd: sDrive40i 67.6
    3.0I6T 483hp 21/24 39mi phev A8 awd: xDrive50e 75.5
    4.4V8T 523hp 17/22 A8 awd: M60i 91.8
X5 M *2 [X]
  2010-2018 suv.mid
    4.4V8T 567hp 14/19 A8 awd: Base 101.7
  2020- suv.mid
    4.4V8T 617hp 13/18 A8 awd: Base 105.1 @2020-2020, Competition 128.2
X6 *8 [X]
  2008-2014 suv.mid
    3.0I6T 300hp 16/23 A8 awd: xDrive35i 61.0
    4.4V8T 400hp 14/20 A8 awd: xDrive50i 71.6
  2015-2019 suv.mid
    3.0I6T 300hp 18/26 A8 awd: xDrive35i 64.0
    3.0I6T 300hp 18/26 A8 rwd: sDrive35i 61.7
    4.4V8T 445hp 15/22 A8 awd: xDrive50i 77.5
  2020- suv.mid
    3.0I6T 375hp 23/26 A8 awd: xDrive40i 77.0
    3.0I6T 335hp 20/26 A8 rwd: sDrive40i 65.0 @2020-2023
    4.4V8T 523hp 16/22 A8 awd: M50i 89.0 @2020-2023
    4.4V8T 523hp 17/22 A8 awd: M60i 96.0 @2024-
X6 M *1 [X]
  2010-2019 suv.mid
    4.4V8T 567hp 14/19 A8 awd: Base 104.1
  2020- suv.mid
    4.4V8T 617hp 13/18 A8 awd: Competition 132.9
X7 *24 [X]
  2019-2022 suv.lux 6/7s
    3.0I6T 335hp 20/25 A8 awd: xDrive40i 77.9
    4.4V8T 456hp 15/21 A8 awd: xDrive50i 93.0 @2019-2020
    4.4V8T 523hp 15/21 A8 awd: M50i 103.0 @2020-2022
  2023- suv.lux 6/7s
    3.0I6T 375hp 22/25 A8 awd: xDrive40i 87.5
    4.4V8T 523hp 16/21 A8 awd: M60i 113.0
    4.4V8T 631hp 16/21 A8 awd: ALPINA XB7 152.0
XM *1 [X]
  2023- suv.lux
    4.4V8T 644hp 14/17 31mi phev A8 awd: Base 159.0 @2023-2024, Label 187.0
Z3 *12 [Z]
  1996-2002 convert.road
    1.9I4 138hp 23/31 M5/A4 rwd: 1.9 29.9 @1996-1998
    2.5I6 184hp 20/27 M5/A5 rwd: 2.3 31.9 @1999-2000, 2.5i 31.3 @2001-2002
    3.0I6 225hp 21/28 M5/A5 rwd: 2.8 36.9 @1997-2000, 3.0i 37.9 @2001-2002
Z3 M *1 [Z] ~M Roadster; M Coupe
  1998-2002 convert.road
    3.2I6 315hp 17/25 M5 rwd: Roadster 46.0
  1999-2002 coupe.sport 2s
    3.2I6 315hp 17/25 M5 rwd: M Coupe 45.4
Z4 *8 [Z]
  2003-2008 convert.road
    2.5I6 184hp 20/28 M5/A5 rwd: 2.5i 34.0 @2003-2005
    3.0I6 255hp 20/29 M6/A6 rwd: 3.0i 38.0 @2003-2008, 3.0si 43.0 @2006-2008
  2007-2008 coupe.sport 2s
    3.0I6 255hp 21/30 M6/A6 rwd: 3.0si Coupe 40.8
  2009-2016 convert.road
    2.0I4T 240hp 22/33 A8/M6 rwd: sDrive28i 49.7 @2012-2016
    3.0I6 255hp 18/28 M6/A6 rwd: sDrive30i 48.0 @2009-2011
    3.0I6T 335hp 17/24 M6/D7 rwd: sDrive35i 57.0, sDrive35is 66.4 @2011-2016
  2019- convert.road
    2.0I4T 255hp 25/33 A8 rwd: sDrive30i 55.3
    3.0I6T 382hp 23/31 A8/M6 rwd: M40i 67.8
`,
  },
  {
    code: 'MINI',
    label: 'MINI',
    wmi: ['WMW', 'WMZ'],
    table: `
Aceman *1
  2026- suv.sub
    215hp 250mi electric fwd: SE 38.0
Clubman *8 ~Cooper Clubman
  2008-2014 wagon.family 3d 4s
    1.6I4 121hp 27/35 M6/A6 fwd: Cooper 21.3
    1.6I4T 181hp 27/35 M6/A6 fwd: Cooper S 24.9
    1.6I4T 208hp 25/33 M6/A6 fwd: John Cooper Works 32.0
  2016-2024 wagon.family
    1.5I3T 134hp 26/33 A8/M6 fwd: Cooper 28.9
    2.0I4T 189hp 25/34 A7/M6 fwd: Cooper S 33.9
    2.0I4T 189hp 23/32 A8 awd: Cooper S ALL4 36.9
    2.0I4T 301hp 23/31 A8 awd: John Cooper Works ALL4 40.6
Convertible *7 ~Cooper Convertible
  2005-2015 convert.soft
    1.6I4 121hp 27/35 M6/A6 fwd: Cooper 25.9
    1.6I4T 181hp 26/34 M6/A6 fwd: Cooper S 29.2
    1.6I4T 208hp 25/33 M6/A6 fwd: John Cooper Works 36.0
  2016- convert.soft
    1.5I3T 134hp 27/36 D7/M6 fwd: Cooper 33.5 @2016-2024
    2.0I4T 201hp 26/37 D7 fwd: Cooper S 38.2
    2.0I4T 228hp 25/34 D7 fwd: John Cooper Works 43.5
Countryman *16 ~Cooper Countryman
  2011-2016 suv.sub
    1.6I4 121hp 27/34 M6/A6 fwd: Cooper 22.9
    1.6I4T 181hp 26/32 M6/A6 fwd: Cooper S 26.3
    1.6I4T 181hp 25/31 M6/A6 awd: Cooper S ALL4 28.0
    1.6I4T 208hp 23/30 M6/A6 awd: John Cooper Works ALL4 35.6
  2017-2024 suv.sub
    1.5I3T 134hp 26/33 D7/A8 fwd: Cooper 30.5
    2.0I4T 189hp 24/33 D7 fwd: Cooper S 33.5
    1.5I3T 134hp 23/32 A8 awd: Cooper ALL4 32.5
    2.0I4T 189hp 23/31 A8 awd: Cooper S ALL4 35.5
    1.5I3T 221hp 30/28 18mi phev A6 awd: Cooper SE ALL4 41.5 @2018-2024
    2.0I4T 301hp 23/30 A8 awd: John Cooper Works ALL4 43.0
  2025- suv.sub
    2.0I4T 241hp 24/32 D7 awd: S ALL4 38.9
    2.0I4T 312hp 23/30 D7 awd: John Cooper Works ALL4 46.9
    308hp 212mi electric awd: SE ALL4 45.2
Coupe *2 ~Cooper Coupe
  2012-2015 coupe.sport 2s
    1.6I4 121hp 28/36 M6/A6 fwd: Cooper 22.0
    1.6I4T 181hp 27/35 M6/A6 fwd: Cooper S 25.3
    1.6I4T 208hp 25/33 M6/A6 fwd: John Cooper Works 31.9
Hardtop *25 ~Cooper Hardtop; Hardtop 2 Door; Cooper
  2002-2006 hatch.compact 3d 4s
    1.6I4 115hp 25/32 M5/CVT fwd: Cooper 18.8
    1.6I4S 168hp 24/32 M6/A6 fwd: Cooper S 22.3
  2007-2013 hatch.compact 3d 4s
    1.6I4 121hp 29/37 M6/A6 fwd: Cooper 20.4
    1.6I4T 181hp 27/36 M6/A6 fwd: Cooper S 24.0
    1.6I4T 208hp 25/33 M6/A6 fwd: John Cooper Works 30.9
  2014-2024 hatch.compact 3d 4s
    1.5I3T 134hp 27/37 D7/M6 fwd: Cooper 26.9, Oxford Edition 22.4 @2019-2022
    2.0I4T 189hp 26/34 D7/M6 fwd: Cooper S 30.5
    2.0I4T 228hp 24/32 A8/M6 fwd: John Cooper Works 36.2
    181hp 114mi electric fwd: SE 30.9 @2020-2024
  2025- hatch.compact 3d 4s
    2.0I4T 161hp 28/39 D7 fwd: C 29.5
    2.0I4T 201hp 27/37 D7 fwd: S 33.0
    2.0I4T 228hp 26/36 D7 fwd: John Cooper Works 38.8
Hardtop 4 Door *15 ~Cooper Hardtop 4 Door; Hardtop 4-Door
  2015-2024 hatch.compact
    1.5I3T 134hp 27/36 D7/M6 fwd: Cooper 27.9
    2.0I4T 189hp 26/33 D7/M6 fwd: Cooper S 31.5
  2025- hatch.compact
    2.0I4T 161hp 28/39 D7 fwd: C 30.5
    2.0I4T 201hp 27/37 D7 fwd: S 34.0
Paceman *2
  2013-2016 suv.sub 2d 4s
    1.6I4 121hp 27/35 M6/A6 fwd: Cooper 24.0
    1.6I4T 181hp 25/32 M6/A6 fwd: Cooper S 27.5
    1.6I4T 181hp 24/31 M6/A6 awd: Cooper S ALL4 29.3
    1.6I4T 208hp 23/30 M6/A6 awd: John Cooper Works ALL4 36.9
Roadster *2 ~Cooper Roadster
  2012-2015 convert.road
    1.6I4 121hp 27/35 M6/A6 fwd: Cooper 25.7
    1.6I4T 181hp 26/34 M6/A6 fwd: Cooper S 29.2
    1.6I4T 208hp 25/33 M6/A6 fwd: John Cooper Works 36.1
`,
  },
  {
    code: 'RR',
    label: 'Rolls-Royce',
    wmi: ['SCA'],
    table: `
Cullinan *1
  2019- suv.lux
    6.7V12T 563hp 12/20 A8 awd: Base 407.0, Black Badge 474.0
Dawn *0.2
  2016-2021 convert.soft
    6.6V12T 563hp 12/18 A8 rwd: Base 359.3, Black Badge 413.0 @2018-2021
Ghost *0.6
  2010-2020 sedan.lux
    6.6V12T 563hp 11/18 A8 rwd: Base 315.0, Series II 311.9 @2015-2020, Black Badge 367.0 @2017-2019
  2021- sedan.lux
    6.7V12T 563hp 12/19 A8 awd: Base 370.0, Extended 420.0, Black Badge 428.0 @2022-
Phantom *0.3
  2004-2017 sedan.lux
    6.7V12 453hp 11/19 A8 rwd: Base 417.8, Extended 493.0
  2018- sedan.lux
    6.7V12T 563hp 12/20 A8 rwd: Base 517.8, Extended 608.0
Silver Seraph *0.1
  1999-2002 sedan.lux
    5.4V12 322hp 12/16 A5 rwd: Base 230.0
Spectre *0.4
  2024- coupe.lux
    577hp 291mi electric awd: Base 420.0, Black Badge 490.0 @2025-
Wraith *0.2
  2014-2021 coupe.lux
    6.6V12T 624hp 12/18 A8 rwd: Base 330.0, Black Badge 382.0 @2017-2021
`,
  },
];
