import type { MakeSource } from '../types';

export const volkswagenGroup: MakeSource[] = [
  {
    code: 'AUDI',
    label: 'Audi',
    wmi: ['WAU', 'WA1', 'TRU', 'WUA'],
    table: `
A3 *18
  2006-2013 hatch.compact
    2.0I4T 200hp 21/30 D6/M6 fwd/awd: 2.0T 27.3, 2.0T Premium 27.3 @2009-2013, 2.0T Premium Plus 29.3 @2009-2013
    2.0I4T 140hp 30/42 diesel D6 fwd: TDI Premium 30.3 @2010-2013
  2015-2020 sedan.compact
    1.8I4T 170hp 23/33 D6 fwd: 1.8T Premium 30.9 @2015-2016, 1.8T Premium Plus 33.6 @2015-2016, 1.8T Prestige 39.0 @2015
    2.0I4T 220hp 24/31 D6/D7 fwd/awd: 2.0T Premium 33.5, 2.0T Premium Plus 36.6, 2.0T Prestige 40.0 @2015-2018, S line 34.5 @2019-2020
  2015-2020 convert.soft
    2.0I4T 220hp 23/32 D6/D7 fwd/awd: 2.0T Premium Cabriolet 39.5, 2.0T Premium Plus Cabriolet 42.5 @2015-2019
  2022- sedan.compact
    2.0I4T 201hp 28/38 D7 fwd/awd: 40 Premium 36.4 @2022-2024, 40 Premium Plus 38.6 @2022-2024, 40 Prestige 40.8 @2022-2024, Premium 38.2 @2025-, Premium Plus 41.0 @2025-
A3 e-tron *2
  2016-2018 hatch.compact
    1.4I4T 204hp 34/39 16mi phev D6 fwd: Premium 39.5, Premium Plus 42.5, Prestige 47.0
A4 *32
  1996-2001 sedan.compact
    1.8I4T 170hp 22/30 M5/A5 fwd/awd: 1.8T 24.5
    2.8V6 190hp 18/27 M5/A5 fwd/awd: 2.8 29.0
  2002-2008 sedan.compact
    1.8I4T 170hp 22/31 M5/CVT fwd/awd: 1.8T 27.0 @2002-2006
    2.0I4T 200hp 22/31 M6/CVT fwd/awd: 2.0T 29.0 @2005-2008, 2.0T Special Edition 31.0 @2008
    3.2V6 255hp 17/26 A6 awd: 3.2 37.0 @2005-2008, 3.0 34.0 @2002-2005
  2002-2008 wagon.family
    2.0I4T 200hp 20/28 A6 awd: Avant 2.0T 33.0 @2005-2008, Avant 1.8T 30.0 @2002-2005
  2003-2009 convert.soft
    2.0I4T 200hp 20/29 CVT/A6 fwd/awd: Cabriolet 2.0T 41.0 @2006-2009, Cabriolet 1.8T 37.0 @2003-2006
  2009-2016 sedan.compact
    2.0I4T 220hp 24/31 CVT/A8/M6 fwd/awd: 2.0T Premium 35.9, 2.0T Premium Plus 40.2, 2.0T Prestige 44.0
  2017-2020 sedan.compact
    2.0I4T 252hp 24/31 D7 fwd/awd: 2.0T Premium 37.4 @2017-2019, 2.0T Premium Plus 41.0 @2017-2019, 2.0T Prestige 46.6 @2017-2018, 2.0T Titanium Premium 39.9 @2019, 40 Premium 37.4 @2019-2020, 40 Premium Plus 41.0 @2019-2020, 45 Premium 42.0 @2019-2020, 45 S line Premium 43.4 @2019-2020
  2021-2025 sedan.compact
    2.0I4T 201hp 26/34 D7 awd: 40 Premium 42.0, 40 Premium Plus 44.5, 40 Prestige 49.0
    2.0I4T 261hp 24/31 D7 awd: 45 S line Premium 47.2, 45 S line Premium Plus 49.0, 45 S line Prestige 54.0
A4 allroad *4
  2013-2016 wagon.outdoor
    2.0I4T 220hp 21/28 A8 awd: Premium 43.0, Premium Plus 46.0, Prestige 53.0
  2017-2025 wagon.outdoor
    2.0I4T 261hp 24/30 D7 awd: 2.0T Premium 45.0 @2017-2020, 2.0T Premium Plus 48.0 @2017-2020, 45 Premium 47.8 @2021-2025, 45 Premium Plus 51.0 @2021-2025
A5 *14
  2008-2017 coupe.lux
    2.0I4T 220hp 22/32 A8/M6 awd: 2.0T Premium 41.2 @2010-2017, 2.0T Premium Plus 43.0 @2010-2017, 2.0T Sport 43.6 @2017
    3.2V6 265hp 18/28 A6/M6 awd: 3.2 40.7 @2008-2010
  2010-2017 convert.soft
    2.0I4T 220hp 21/30 A8/CVT awd: 2.0T Premium Cabriolet 49.0, 2.0T Premium Plus Cabriolet 51.0
  2018-2024 coupe.lux
    2.0I4T 261hp 24/32 D7 awd: 2.0T Premium 44.0 @2018-2020, 2.0T Premium Plus 46.9 @2018-2020, 45 S line Premium 48.0 @2021-2024, 45 S line Premium Plus 51.0 @2021-2024
  2018-2024 convert.soft
    2.0I4T 261hp 23/31 D7 awd: 45 S line Premium Cabriolet 57.0 @2021-2024
  2025- hatch.sport
    2.0I4T 268hp 22/31 D7 awd: Premium 50.4, Premium Plus 53.3, Prestige 56.8
A5 Sportback *12
  2018-2020 hatch.sport
    2.0I4T 252hp 24/31 D7 awd: 2.0T Premium 44.2, 2.0T Premium Plus 47.0, 2.0T Prestige 52.0
  2021-2024 hatch.sport
    2.0I4T 201hp 26/34 D7 awd: 40 Premium 44.0 @2022-2024
    2.0I4T 261hp 24/31 D7 awd: 45 S line Premium 47.0, 45 S line Premium Plus 50.0, 45 S line Prestige 55.0
A6 *20
  1995-2004 sedan.mid
    2.7V6T 250hp 17/25 A5/M6 awd: 2.7T 42.0 @2000-2004, 2.7T S-Line 44.0 @2003-2004
    3.0V6 220hp 20/27 A5/CVT fwd/awd: 2.8 33.5 @1995-2001, 3.0 38.0 @2002-2004
  2005-2011 sedan.mid
    3.2V6 265hp 18/28 CVT/A6 fwd/awd: 3.2 46.0
    3.0V6S 300hp 18/26 A6 awd: 3.0T Premium 50.0 @2009-2011, 3.0T Premium Plus 51.0 @2009-2011, 3.0T Prestige 54.0 @2009-2011
  2012-2018 sedan.mid
    2.0I4T 252hp 24/34 A8/CVT fwd/awd: 2.0T Premium 49.7, 2.0T Premium Plus 52.9, 2.0T Sport 52.4 @2018
    3.0V6S 340hp 20/29 A8 awd: 3.0T Premium Plus 59.9, 3.0T Prestige 63.5, 3.0T Sport 62.0 @2018
    3.0V6T 240hp 24/38 diesel A8 awd: TDI Premium Plus 60.6 @2014-2016
  2019-2025 sedan.mid
    2.0I4T 261hp 23/31 D7 awd: 45 Premium 58.0, 45 Premium Plus 60.0
    3.0V6T 335hp 22/30 D7 awd: 55 Premium 59.8 @2019-2022, 55 Premium Plus 65.0, 55 Prestige 69.5
A6 allroad *3 ~allroad
  2001-2005 wagon.outdoor
    2.7V6T 250hp 15/21 A5/M6 awd: 2.7T 40.6
  2020-2025 wagon.outdoor
    3.0V6T 335hp 20/26 D7 awd: 55 Premium Plus 70.0, 55 Prestige 75.0
A6 e-tron *4
  2025- hatch.sport
    362hp 392mi electric rwd: Premium 65.9, Premium Plus 68.7, Prestige 72.4
    422hp 377mi electric awd: quattro Premium 67.9, quattro Prestige 74.4
A7 *7
  2012-2018 hatch.sport 4s
    3.0V6S 333hp 20/29 A8 awd: 3.0T Premium 65.0, 3.0T Premium Plus 69.7, 3.0T Prestige 73.0
    3.0V6T 240hp 24/38 diesel A8 awd: TDI Prestige 74.0 @2014-2016
  2019-2025 hatch.sport
    3.0V6T 335hp 22/29 D7 awd: 55 Premium 71.2 @2019-2024, 55 Premium Plus 75.5, 55 Prestige 79.5
A8 *4
  1997-2010 sedan.lux
    4.2V8 350hp 16/23 A6 awd: 4.2 74.0, L 4.2 78.9 @2000-2010
  2011-2018 sedan.lux
    4.0V8T 450hp 18/29 A8 awd: L 4.0T 90.5 @2013-2018, L 4.0T Sport 92.0 @2016-2018
    3.0V6S 333hp 19/29 A8 awd: L 3.0T 82.5 @2013-2018, 3.0T 75.0 @2013-2015
  2019- sedan.lux
    3.0V6T 335hp 19/28 A8 awd: L 55 90.0
    4.0V8T 453hp 15/23 A8 awd: L 60 99.0 @2020-2021
Cabriolet *2
  1995-1998 convert.soft
    2.8V6 172hp 18/25 A4 fwd: Base 34.6
e-tron *8
  2019-2023 suv.mid
    402hp 226mi electric awd: Premium 70.8 @2021-2023, Premium Plus 76.0, Prestige 81.0, Chronos Edition 84.0 @2022-2023, Edition One 86.7 @2019
e-tron GT *3
  2022- sedan.lux
    522hp 300mi electric awd: Premium Plus 106.5, Prestige 113.9, S 125.5 @2025-
Q3 *30
  2015-2018 suv.sub
    2.0I4T 200hp 20/28 A6 fwd/awd: 2.0T Premium 32.9, 2.0T Premium Plus 36.0, 2.0T Prestige 39.0 @2015-2016, 2.0T Sport Premium 35.4 @2018
  2019-2025 suv.sub
    2.0I4T 228hp 21/28 A8 awd: 45 Premium 37.0 @2019-2022, 45 S line Premium 39.0, 45 S line Premium Plus 42.0, 45 Premium Plus 38.4 @2019-2022
    2.0I4T 184hp 23/30 A8 awd: 40 Premium 37.4 @2021-2025, 40 Premium Plus 40.0 @2021-2025
  2026- suv.sub
    2.0I4T 255hp 22/30 D7 awd: Premium 43.7, Premium Plus 46.9, Prestige 50.0
Q4 e-tron *12
  2022- suv.compact
    282hp 288mi electric rwd: 45 Premium 49.8, 40 Premium 48.8 @2022-2023
    335hp 258mi electric awd: 55 Premium 55.2, 55 Premium Plus 59.0, 50 Premium 55.9 @2022-2023, 55 Prestige 62.9
Q5 *50
  2009-2017 suv.compact
    2.0I4T 220hp 20/28 A8 awd: 2.0T Premium 40.9 @2011-2017, 2.0T Premium Plus 44.5 @2011-2017
    3.2V6 270hp 18/23 A6 awd: 3.2 Premium 37.4 @2009-2012, 3.2 Premium Plus 41.0 @2009-2012
    3.0V6S 272hp 18/26 A8 awd: 3.0T Premium Plus 48.0 @2013-2017, 3.0T Prestige 53.0 @2013-2017
    3.0V6T 240hp 24/31 diesel A8 awd: TDI Premium Plus 51.0 @2014-2016
  2018-2020 suv.compact
    2.0I4T 248hp 22/28 D7 awd: 2.0T Premium 42.0 @2018-2019, 2.0T Tech Premium 43.0 @2018-2018, 2.0T Premium Plus 46.0 @2018-2019, 2.0T Prestige 51.0 @2018-2019, 45 Premium 43.3 @2019-2020, 45 Premium Plus 48.0 @2019-2020, 45 Titanium Premium 44.6 @2020, 45 Prestige 52.0 @2019-2020
  2021-2024 suv.compact
    2.0I4T 201hp 23/29 D7 awd: 40 Premium 44.6 @2022-2024, 40 Premium Plus 48.0 @2022-2024
    2.0I4T 261hp 23/28 D7 awd: 45 S line Premium 48.5, 45 S line Premium Plus 51.9, 45 S line Prestige 57.5
  2025- suv.compact
    2.0I4T 268hp 22/30 D7 awd: Premium 52.2, Premium Plus 55.1, Prestige 58.0
Q5 e *4 ~Q5 TFSI e
  2020-2024 suv.compact
    2.0I4T 362hp 25/28 23mi phev D7 awd: 55 Premium 59.5, 55 Premium Plus 63.0, 55 Prestige 67.9
Q5 Sportback *9
  2021- suv.compact
    2.0I4T 268hp 22/29 D7 awd: 45 S line Premium 51.9 @2021-2024, 45 S line Premium Plus 54.9 @2021-2024, 45 S line Prestige 60.4 @2021-2024, Premium 55.6 @2025-, Premium Plus 58.0 @2025-
Q6 e-tron *8
  2025- suv.mid
    322hp 321mi electric rwd: Premium 63.8, Prestige 70.6
    456hp 307mi electric awd: quattro Premium 65.8, quattro Premium Plus 68.6, quattro Prestige 72.6
Q7 *32
  2007-2015 suv.mid 7s
    3.0V6S 333hp 16/22 A8 awd: 3.0T Premium 48.3 @2011-2015, 3.0T Premium Plus 52.0 @2011-2015, 3.0T S line Prestige 60.0 @2011-2015
    3.6V6 280hp 14/19 A6 awd: 3.6 Premium 43.5 @2007-2010, 3.6 Premium Plus 47.0 @2009-2010
    3.0V6T 240hp 19/28 diesel A8 awd: TDI Premium 53.6 @2009-2015, TDI Premium Plus 57.0 @2009-2015
  2017-2019 suv.mid 7s
    2.0I4T 252hp 19/25 A8 awd: 2.0T Premium 50.0, 2.0T Premium Plus 54.0, 2.0T SE Premium 54.5 @2019
    3.0V6S 333hp 19/25 A8 awd: 3.0T Premium 56.9, 3.0T Premium Plus 60.9, 3.0T Prestige 66.0, 3.0 Premium Plus 60.9
  2020- suv.mid 7s
    2.0I4T 261hp 19/25 A8 awd: 45 Premium 60.5, 45 Premium Plus 64.5
    3.0V6T 335hp 18/23 A8 awd: 55 Premium 65.9, 55 Premium Plus 69.0, 55 Prestige 74.0
Q8 *14
  2019-2020 suv.mid
    3.0V6T 335hp 17/22 A8 awd: 3.0T Premium 67.4 @2019, 3.0T Premium Plus 71.4 @2019, 3.0T Prestige 76.8 @2019
  2020- suv.mid
    3.0V6T 335hp 18/23 A8 awd: 55 Premium 74.4, 55 Premium Plus 78.0, 55 Prestige 84.5
Q8 e-tron *8
  2024-2025 suv.mid
    402hp 285mi electric awd: Premium 74.4, Premium Plus 78.8, Prestige 84.8
R8 *1
  2008-2015 coupe.sport 2s
    4.2V8 430hp 13/20 M6/D7 awd: 4.2 117.0
    5.2V10 525hp 12/19 M6/D7 awd: 5.2 154.0 @2010-2015, V10 plus 172.0 @2014-2015
  2017-2023 coupe.sport 2s
    5.2V10 602hp 13/20 D7 awd/rwd: 5.2 quattro 170.0 @2017-2020, 5.2 quattro Plus 194.0 @2017-2018, V10 performance 209.0 @2020-2023, V10 performance RWD 162.0 @2021-2023
  2011-2023 convert.road
    5.2V10 562hp 13/19 D7 awd/rwd: Spyder V10 182.0, Spyder V10 performance 222.0 @2020-2023
RS 3 *1.5
  2017- sedan.compact
    2.5I5T 401hp 20/29 D7 awd: 2.5T 63.4
RS 5 *2 ~RS5
  2013-2015 coupe.sport
    4.2V8 450hp 16/23 D7 awd: 4.2 72.0
  2018-2025 coupe.sport
    2.9V6T 444hp 18/25 A8 awd: 2.9T 78.0
  2019-2025 hatch.sport
    2.9V6T 444hp 18/25 A8 awd: Sportback 2.9T 78.3
RS 6 *1.5 ~RS6
  2003-2003 sedan.mid
    4.2V8T 450hp 14/21 A5 awd: Base 79.5
  2021-2026 wagon.family
    4.0V8T 621hp 14/21 A8 awd: Avant 121.9 @2021-2023, Avant performance 127.0 @2024-2026
RS 7 *1.5 ~RS7
  2014-2018 hatch.sport
    4.0V8T 560hp 15/25 A8 awd: 4.0T 113.9, 4.0T performance 130.7 @2016-2018
  2021-2026 hatch.sport
    4.0V8T 621hp 14/21 A8 awd: 4.0T Base 118.5 @2021-2023, performance 129.0 @2024-2026
RS Q8 *1.5 ~RSQ8
  2020- suv.mid
    4.0V8T 631hp 14/20 A8 awd: 4.0T 127.8 @2020-2024, performance 137.0 @2025-
S3 *4
  2015- sedan.compact
    2.0I4T 328hp 23/32 D7 awd: 2.0T Premium 46.5 @2021-2024, 2.0T Premium Plus 48.0, 2.0T Prestige 51.0
S4 *6
  2000-2009 sedan.compact
    4.2V8 340hp 15/21 M6/A6 awd: Base 48.0
  2010-2016 sedan.compact
    3.0V6S 333hp 18/28 D7/M6 awd: 3.0T Premium Plus 49.5, 3.0T Prestige 55.9, 3.0 Premium Plus 49.0 @2010-2016
  2018-2025 sedan.compact
    3.0V6T 349hp 21/30 A8 awd: 3.0T Premium 53.9, 3.0T Premium Plus 56.5, 3.0T Prestige 61.4
S5 *6
  2008-2017 coupe.lux
    4.2V8 354hp 14/22 M6/A6 awd: 4.2 Premium Plus 54.0 @2008-2012, 4.2 Prestige 60.0 @2009-2012
    3.0V6S 333hp 18/28 D7/M6 awd: 3.0T Premium Plus 55.4 @2013-2017, 3.0T Prestige 61.0 @2013-2017
  2018-2024 hatch.sport
    3.0V6T 349hp 21/30 A8 awd: 3.0T Premium 57.9, 3.0T Premium Plus 60.4, 3.0T Prestige 65.4
  2025- hatch.sport
    3.0V6T 362hp 20/30 D7 awd: Premium 63.6, Premium Plus 66.5, Prestige 69.7
S6 *2
  2007-2018 sedan.mid
    4.0V8T 450hp 18/27 D7 awd: 4.0T Premium Plus 73.0 @2013-2018, 4.0T Prestige 77.0 @2013-2018, 5.2 Prestige 77.0 @2007-2011
  2020-2025 sedan.mid
    2.9V6T 444hp 18/28 A8 awd: 2.9T Premium Plus 76.0, 2.9T Prestige 80.6
S7 *1.5
  2013-2018 hatch.sport
    4.0V8T 450hp 17/27 D7 awd: 4.0T Premium Plus 84.0, 4.0T Prestige 87.0
  2020-2025 hatch.sport
    2.9V6T 444hp 18/28 A8 awd: 2.9T Premium Plus 86.0, 2.9T Prestige 90.4
S8 *1
  2001-2003 sedan.lux
    4.2V8 360hp 14/21 A5 awd: Base 72.5
  2007-2018 sedan.lux
    4.0V8T 605hp 15/25 A8 awd: 4.0T plus 116.0 @2016-2018, 5.2 95.0 @2007-2009, 4.0T 114.9 @2013-2015
  2020- sedan.lux
    4.0V8T 563hp 14/23 A8 awd: 4.0T Base 124.0
SQ5 *11
  2014-2017 suv.compact
    3.0V6S 354hp 17/24 A8 awd: 3.0T Premium Plus 54.3, 3.0T Prestige 61.0
  2018-2024 suv.compact
    3.0V6T 349hp 18/24 A8 awd: 3.0T Premium 57.0, 3.0T Premium Plus 60.0, 3.0T Prestige 66.0
  2025- suv.compact
    3.0V6T 362hp 19/26 D7 awd: Premium 66.0, Premium Plus 69.0, Prestige 72.0
SQ7 *2
  2020- suv.mid 7s
    4.0V8T 500hp 15/21 A8 awd: 4.0T Premium Plus 92.0, 4.0T Prestige 97.0
SQ8 *2
  2020- suv.mid
    4.0V8T 500hp 15/21 A8 awd: 4.0T Premium Plus 98.0, 4.0T Prestige 104.0
TT *6
  2000-2006 coupe.sport
    1.8I4T 225hp 20/28 M6/A6 fwd/awd: 1.8T 34.0
    3.2V6 250hp 21/27 D6 awd: 3.2 42.0 @2004-2006
  2001-2006 convert.road
    1.8I4T 225hp 20/28 M6/A6 fwd/awd: 1.8T Roadster 37.0
  2008-2023 coupe.sport
    2.0I4T 228hp 23/31 D7/D6 awd: 2.0T 46.0 @2016-2022, 2.0T Premium Plus 39.5 @2009-2015, 45 quattro 52.2 @2019-2023
  2008-2023 convert.road
    2.0I4T 228hp 23/31 D7/D6 awd: 2.0T Roadster 49.0 @2016-2022, 45 quattro Roadster 56.3 @2019-2023
TTS *1.5
  2009-2023 coupe.sport
    2.0I4T 288hp 23/31 D7/D6 awd: 2.0T 61.5, Premium Plus 47.0 @2009-2015
`,
  },
  {
    code: 'BENTL',
    label: 'Bentley',
    wmi: ['SCB', 'SJA'],
    table: `
Arnage *0.3
  1999-2009 sedan.lux
    6.8V8T 500hp 10/15 A6 rwd: R 229.0, T 252.0 @2002-2009, RL 261.0 @2002-2009, Red Label 205.0 @2000-2001
Azure *0.2
  1996-2009 convert.soft
    6.8V8T 450hp 9/15 A6 rwd: Base 331.0, T 358.0 @2009, Mulliner 380.0 @2000-2003
Bentayga *1.8
  2017- suv.lux 4/5/7s
    6.0W12T 600hp 12/19 A8 awd: W12 Signature 232.0 @2018-2020, Speed 253.0 @2020-2024, First Edition 297.0 @2017
    4.0V8T 542hp 15/24 A8 awd: V8 205.0 @2019-, S 239.0 @2022-, Azure 243.0 @2022-, Design Edition 195.0 @2020, A 210.0 @2025-
Continental Flying Spur *0.8 ~Flying Spur
  2006-2013 sedan.lux 4/5s
    6.0W12T 552hp 11/19 A6 awd: Base 181.0, Speed 205.0 @2009-2013
  2014-2019 sedan.lux 4/5s
    4.0V8T 500hp 14/24 A8 awd: V8 196.0, V8 S 215.0 @2017-2019
    6.0W12T 616hp 12/20 A8 awd: W12 225.0, W12 S 246.0 @2017-2019
  2020- sedan.lux 4/5s
    4.0V8T 542hp 15/20 D8 awd: V8 Base 205.0, Azure 242.0 @2023-
    6.0W12T 626hp 12/19 D8 awd: W12 Base 227.0, Speed W12 288.0 @2023-2024
Continental GT *1.6 ~Continental
  2004-2011 coupe.lux
    6.0W12T 552hp 11/17 A6 awd: Base 189.0, Speed 208.0 @2008-2011
  2012-2018 coupe.lux
    4.0V8T 500hp 15/25 A8 awd: V8 198.0, V8 S 213.0 @2014-2018
    6.0W12T 582hp 12/21 A8 awd: W12 218.0, Speed 242.0
  2020- coupe.lux
    4.0V8T 542hp 16/26 D8 awd: V8 Base 215.0 @2020-2024, Azure 264.0 @2023-, S 250.0 @2023-
    6.0W12T 650hp 12/20 D8 awd: W12 Base 228.0 @2020-2022, Speed W12 294.0 @2022-2024
  2007- convert.soft
    6.0W12T 552hp 11/19 A8 awd: GTC W12 240.0 @2007-2022, GTC V8 246.0 @2013-, GTC Speed 265.0 @2010-2024
Mulsanne *0.2
  2011-2020 sedan.lux
    6.8V8T 530hp 10/16 A8 rwd: Base 304.0, Speed 336.0 @2015-2020
`,
  },
  {
    code: 'LAM',
    label: 'Lamborghini',
    wmi: ['ZHW', 'ZPB'],
    table: `
Aventador *0.4
  2012-2022 coupe.sport 2s
    6.5V12 730hp 9/15 A7 awd: LP700-4 400.0 @2012-2016, S 424.0 @2017-2021, LP750-4 SV 494.0 @2015-2017, SVJ 517.8 @2019-2021, Ultimae 498.3 @2022
  2013-2022 convert.road
    6.5V12 730hp 9/15 A7 awd: LP700-4 Roadster 446.0 @2013-2016, S Roadster 460.0 @2018-2021, SVJ Roadster 574.0 @2020-2021
Diablo *0.1
  1995-2001 coupe.sport 2s
    6.0V12 549hp 10/13 M5 awd/rwd: VT 275.0, SV 252.0 @1996-1999
Gallardo *0.5
  2004-2014 coupe.sport 2s
    5.2V10 552hp 12/20 A6/M6 awd/rwd: Base 175.0 @2004-2008, LP560-4 202.0 @2009-2014, LP570-4 Superleggera 238.0 @2011-2013, LP550-2 185.0 @2010-2014
  2006-2014 convert.road
    5.2V10 552hp 12/20 A6/M6 awd: Spyder 195.0 @2006-2008, LP560-4 Spyder 222.0 @2009-2014
Huracan *0.9
  2015-2024 coupe.sport 2s
    5.2V10 602hp 13/18 D7 awd/rwd: LP610-4 200.0 @2015-2019, LP580-2 200.0 @2016-2019, Performante 274.0 @2018-2019, EVO 262.0 @2020-2022, EVO RWD 209.0 @2020-2022, STO 334.0 @2021-2023, Tecnica 249.0 @2023-2024, Sterrato 279.0 @2023-2024
  2016-2022 convert.road
    5.2V10 602hp 13/18 D7 awd/rwd: LP610-4 Spyder 241.0 @2016-2019, EVO Spyder 288.0 @2020-2022
Murcielago *0.2
  2002-2010 coupe.sport 2s
    6.5V12 632hp 8/13 A6/M6 awd: Base 320.0 @2002-2006, LP640 354.0 @2007-2010, LP670-4 SV 450.0 @2010
Revuelto *0.3
  2024- coupe.sport 2s
    6.5V12 1001hp 10/17 6mi phev D8 awd: Base 608.0
Temerario *0.3
  2026- coupe.sport 2s
    4.0V8T 907hp 14/21 6mi phev D8 awd: Base 387.0
Urus *1.6
  2019- suv.lux 4/5s
    4.0V8T 657hp 14/19 A8 awd: Base 222.0 @2019-2022, Pearl Capsule 245.0 @2021-2022, S 236.0 @2023-2024, Performante 270.0 @2023-2024
    4.0V8T 789hp 17/21 37mi phev A8 awd: SE 262.0 @2025-
`,
  },
  {
    code: 'POR',
    label: 'Porsche',
    wmi: ['WP0', 'WP1'],
    table: `
718 Boxster *2.2 [718]
  2017-2025 convert.road
    2.0H4T 300hp 21/27 M6/D7 rwd: Base 74.9, T 82.0 @2020-2023, Style Edition 79.0 @2023-2025
    2.5H4T 350hp 19/25 M6/D7 rwd: S 86.0
    4.0H6 394hp 19/24 M6/D7 rwd: GTS 100.0 @2018-2025, 25 Years 98.6 @2021, Spyder 103.0 @2020-2023, Spyder RS 163.0 @2024-2025
718 Cayman *2.4 [718]
  2017-2025 coupe.sport 2s
    2.0H4T 300hp 21/27 M6/D7 rwd: Base 72.8, T 79.9 @2020-2023, Style Edition 77.0 @2023-2025
    2.5H4T 350hp 19/25 M6/D7 rwd: S 83.9
    4.0H6 394hp 19/24 M6/D7 rwd: GTS 97.9 @2018-2025, GT4 110.0 @2020-2023, GT4 RS 162.0 @2022-2025
911 *11
  1995-1998 coupe.sport
    3.6H6 282hp 17/25 M6/A4 rwd/awd: Carrera 63.8, Carrera 4 69.0, Carrera 4S 74.0 @1996-1998, Targa 70.8 @1996-1998
    3.6H6T 400hp 15/22 M6 awd: Turbo 105.0 @1996-1997
  1999-2004 coupe.sport
    3.6H6 315hp 18/26 M6/A5 rwd/awd: Carrera 70.0, Carrera 4S 83.4 @2002-2004, Targa 78.0 @2002-2004
    3.6H6T 415hp 15/22 M6/A5 awd: Turbo 118.0 @2001-2004, GT3 100.0 @2004, GT2 192.0 @2002-2004
  2005-2012 coupe.sport
    3.8H6 385hp 19/26 M6/D7 rwd/awd: Carrera 79.0, Carrera 4 85.0, Carrera S 92.8, Carrera 4S 98.8, Carrera GTS 103.1 @2011-2012, Targa 4 92.0 @2007-2012, Targa 4S 106.0 @2007-2012
    3.8H6T 500hp 17/25 M6/D7 awd: Turbo 137.6 @2007-2012, Turbo S 160.7 @2011-2012, GT3 116.0 @2007-2011, GT2 RS 245.0 @2011
  2005-2012 convert.soft
    3.8H6 385hp 18/26 M6/D7 rwd/awd: Carrera Cabriolet 90.0, Carrera S Cabriolet 104.0, Carrera 4S Cabriolet 110.0
  2012-2019 coupe.sport
    3.0H6T 420hp 21/28 M7/D7 rwd/awd: Carrera 91.1, Carrera S 105.1, Carrera 4 97.9 @2013-2019, Carrera 4S 112.0 @2013-2019, Carrera T 102.1 @2018-2019, Carrera GTS 120.7 @2015-2019, Carrera 4 GTS 127.6 @2015-2019, Targa 4 110.3 @2014-2019, Targa 4S 124.3 @2014-2019
    3.8H6T 540hp 19/24 D7 awd: Turbo 161.8 @2014-2019, Turbo S 190.7 @2014-2019
    4.0H6 500hp 15/20 M6/D7 rwd: GT3 143.6 @2014-2019, GT3 RS 187.5 @2016-2019, R 184.9 @2016, GT2 RS 293.2 @2018-2019
  2012-2019 convert.soft
    3.0H6T 420hp 20/28 M7/D7 rwd/awd: Carrera Cabriolet 103.4, Carrera S Cabriolet 117.4, Carrera 4S Cabriolet 124.3, Turbo S Cabriolet 203.0 @2014-2019
  2020- coupe.sport
    3.0H6T 388hp 18/25 D8/M7 rwd/awd: Carrera 127.7, Carrera T 141.0 @2023-, Carrera S 146.4, Carrera 4 121.0 @2020-2024, Carrera 4S 153.0, Carrera GTS 172.0 @2022-, Carrera 4 GTS 179.9 @2022-, Targa 4 135.0 @2021-2024, Targa 4S 167.0 @2021-, Dakar 223.0 @2023-2024
    3.7H6T 640hp 15/20 D8 awd: Turbo 197.2 @2021-2024, Turbo S 270.3 @2021-
    4.0H6 502hp 15/18 M6/D7 rwd: GT3 222.5 @2022-, GT3 RS 241.3 @2023-2025, S/T 290.0 @2024, GT3 Touring 222.5 @2022-
  2020- convert.soft
    3.0H6T 388hp 18/24 D8 rwd/awd: Carrera Cabriolet 141.0, Carrera S Cabriolet 160.0, Carrera 4S Cabriolet 167.0, Turbo S Cabriolet 284.3 @2021-
918 Spyder *0.1
  2014-2015 convert.road
    4.6V8 887hp 20/24 12mi phev D7 awd: Base 845.0
928 *0.2
  1995-1995 coupe.sport
    5.4V8 345hp 15/19 M5/A4 rwd: GTS 82.3
968 *0.4
  1995-1995 coupe.sport
    3.0I4 236hp 17/26 M6/A4 rwd: Base 39.9
Boxster *4.5 [Boxster]
  1997-2004 convert.road
    2.7H6 225hp 20/29 M5/A5 rwd: Base 42.6
    3.2H6 258hp 18/26 M6/A5 rwd: S 51.6 @2000-2004
  2005-2012 convert.road
    2.9H6 255hp 20/29 M6/D7 rwd: Base 48.1
    3.4H6 310hp 20/29 M6/D7 rwd: S 58.9, RS 60 64.9 @2008, Spyder 61.2 @2011-2012, Black Edition 65.2 @2012
  2013-2016 convert.road
    2.7H6 265hp 22/32 M6/D7 rwd: Base 52.1
    3.4H6 315hp 21/30 M6/D7 rwd: S 63.9, GTS 74.6 @2015-2016, Black Edition 60.3 @2016
    3.8H6 375hp 18/24 M6 rwd: Spyder 82.1 @2016
Carrera GT *0.2
  2004-2005 convert.road
    5.7V10 605hp 10/16 M6 rwd: Base 440.0
Cayenne *22 [Cayenne]
  2003-2010 suv.mid
    3.6V6 290hp 14/20 A6/M6 awd: Base 47.7, AWD 46.6 @2004-2009
    4.8V8 385hp 13/19 A6 awd: S 61.7, GTS 73.7 @2008-2010, Transsyberia 72.0 @2009
    4.8V8T 500hp 12/19 A6 awd: Turbo 100.8, Turbo S 126.3 @2006-2010
  2011-2018 suv.mid
    3.6V6 300hp 19/24 A8 awd: Base 60.6, Platinum Edition 66.4 @2013-2018
    3.6V6T 420hp 17/24 A8 awd: S 77.2, GTS 97.2 @2013-2018
    3.0V6T 240hp 20/29 diesel A8 awd: Diesel Base 62.3 @2013-2016
    3.0V6S 416hp 21/24 14mi phev A8 awd: S E-Hybrid 80.0 @2015-2018
    4.8V8T 520hp 14/21 A8 awd: Turbo 117.4, Turbo S 160.5 @2014-2018
  2019-2023 suv.mid
    3.0V6T 335hp 19/23 A8 awd: Base 72.2, Platinum Edition 83.0 @2022-2023
    2.9V6T 434hp 17/22 A8 awd: S 89.5
    3.0V6T 455hp 20/22 17mi phev A8 awd: E-Hybrid 86.5
    4.0V8T 541hp 15/19 A8 awd: Turbo 133.0, GTS 114.0 @2021-2023
  2020- suv.mid 4/5s
    3.0V6T 348hp 17/23 A8 awd: Coupe Base 91.0, Coupe AWD 85.0 @2020-2023
    4.0V8T 541hp 15/20 A8 awd: Turbo Coupe 146.5 @2020-2023, Turbo Coupe AWD 146.5 @2020-2023, Turbo GT 196.3 @2022-, GTS Coupe 132.0
  2024- suv.mid
    3.0V6T 348hp 17/23 A8 awd: Base 87.0, AWD 87.0
    4.0V8T 468hp 15/20 A8 awd: S 106.0, GTS 127.0 @2025-
    3.0V6T 463hp 20/22 30mi phev A8 awd: E-Hybrid 102.0, S E-Hybrid 110.0, Turbo E-Hybrid 156.0
Cayman *4 [Cayman]
  2006-2012 coupe.sport 2s
    2.9H6 265hp 20/29 M6/D7 rwd: Base 51.9
    3.4H6 320hp 19/26 M6/D7 rwd: S 62.1, R 66.3 @2012, Black Edition 67.5 @2012
  2014-2016 coupe.sport 2s
    2.7H6 275hp 22/32 M6/D7 rwd: Base 53.4
    3.4H6 325hp 21/30 M6/D7 rwd: S 64.3, GTS 76.2 @2015-2016
    3.8H6 385hp 18/23 M6 rwd: GT4 84.6 @2016
Macan *24 [Macan]
  2015-2018 suv.compact
    2.0I4T 252hp 20/25 D7 awd: Base 48.8 @2017-2018, Sport Edition 55.4 @2018
    3.0V6T 340hp 17/23 D7 awd: S 56.6, GTS 69.9 @2017-2018
    3.6V6T 400hp 17/23 D7 awd: Turbo 78.6
  2019-2026 suv.compact
    2.0I4T 261hp 19/25 D7 awd: Base 63.1, T 66.0 @2023-2025
    2.9V6T 375hp 17/23 D7 awd: S 72.5, GTS 88.0, Turbo 84.9 @2020-2021
Macan Electric *10 [Macan]
  2024- suv.compact
    355hp 315mi electric rwd: Electric Base 78.8
    402hp 308mi electric awd: 4 82.5, 4S 88.7
    630hp 288mi electric awd: Turbo 110.0
Panamera *6 [Panamera]
  2010-2016 sedan.lux 4s
    3.6V6 310hp 18/28 D7 rwd/awd: Base 78.1, 4 82.8 @2011-2016, Edition 84.0 @2016
    3.0V6T 420hp 17/27 D7 rwd/awd: S 93.2, 4S 98.3, GTS 113.4 @2013-2016
    4.8V8T 520hp 15/24 D7 awd: Turbo 141.3, Turbo S 180.3 @2012-2016
  2017-2023 sedan.lux 4s
    2.9V6T 325hp 18/26 D8 rwd/awd: Base 92.4, 4 96.8, 4 Platinum Edition 105.8 @2022-2023
    2.9V6T 443hp 18/24 D8 awd: 4S 108.9, 4S E-Hybrid 113.2 @2021-2023, 4 E-Hybrid 108.0 @2018-2023
    4.0V8T 620hp 15/21 D8 awd: GTS 136.0 @2019-2023, Turbo 153.0 @2017-2020, Turbo S 184.0 @2021-2023
  2018-2023 wagon.family 4/5s
    2.9V6T 325hp 17/24 D8 awd: 4 Sport Turismo 103.0, 4S Sport Turismo 115.0, Turbo Sport Turismo 160.0 @2018-2020, GTS Sport Turismo 142.0
  2024- sedan.lux 4s
    2.9V6T 348hp 17/25 D8 rwd/awd: Base 106.0, 4 113.0
    4.0V8T 493hp 15/23 D8 awd: GTS 158.0
    2.9V6T 463hp 20/24 30mi phev D8 awd: 4 E-Hybrid 119.0, 4S E-Hybrid 131.0, Turbo E-Hybrid 195.0
Taycan *6 [Taycan]
  2020- sedan.lux 4/5s
    402hp 318mi electric rwd/awd: Base 103.9, 4 107.9 @2025-
    536hp 295mi electric awd: 4S 122.0, GTS 152.9 @2022-
    871hp 292mi electric awd: Turbo 178.8, Turbo S 216.3, Turbo GT 234.8 @2025-
  2021- wagon.family 4/5s
    469hp 277mi electric awd: 4 Cross Turismo 115.0, 4S Cross Turismo 129.0, Turbo Cross Turismo 182.0
`,
  },
  {
    code: 'VOLKS',
    label: 'Volkswagen',
    aliases: ['VW'],
    wmi: ['3VW', '1VW', '1V2', '3VV', 'WVW'],
    table: `
Arteon *4
  2019-2020 hatch.sport
    2.0I4T 268hp 22/31 A8 fwd/awd: 2.0T SE 36.0, 2.0T SEL 39.6, 2.0T SEL R-Line 41.8, 2.0T SEL Premium 46.2, 2.0T SEL Premium R-Line 47.6
  2021-2024 hatch.sport
    2.0I4T 300hp 25/34 D7/A8 fwd/awd: 2.0T SE R-Line 39.0 @2021-2022, 2.0T SEL R-Line 45.0, 2.0T SEL Premium R-Line 50.6
Atlas *75
  2018-2020 suv.mid 6/7s
    2.0I4T 235hp 21/24 A8 fwd: 2.0T S 31.6, 2.0T SE 34.0
    3.6V6 276hp 17/23 A8 fwd/awd: 3.6L S 33.0 @2018-2020, 3.6L SE 35.9, 3.6L SE w/Technology 37.9, 3.6L SEL 42.4, 3.6L SEL Premium 49.9
  2021-2023 suv.mid 6/7s
    2.0I4T 235hp 20/24 A8 fwd/awd: 2.0T SE 35.5 @2021-2023, 2.0T SE w/Technology 38.0, 2.0T SEL 43.5
    3.6V6 276hp 17/23 A8 awd: 3.6L V6 SE w/Technology 40.0, 3.6L V6 SE w/Technology R-Line 42.0 @2021-2022, 3.6L V6 SEL 45.0, 3.6L V6 SEL Premium 50.6
  2024- suv.mid 6/7s
    2.0I4T 269hp 20/27 A8 fwd/awd: SE 38.2, SE w/Technology 41.0, Peak Edition SE w/Technology 44.4, SEL 48.6, Peak Edition SEL 48.8, SEL Premium R-Line 54.0
Atlas Cross Sport *38
  2020-2023 suv.mid
    2.0I4T 235hp 21/24 A8 fwd/awd: 2.0T S 31.5 @2020-2021, 2.0T SE 34.6, 2.0T SE w/Technology 37.0, 2.0T SEL 42.0
    3.6V6 276hp 17/23 A8 fwd/awd: 3.6L V6 SE w/Technology 38.6, 3.6L V6 SEL 42.9, 3.6L V6 SEL R-Line 45.0, 3.6L V6 SEL Premium R-Line 50.0
  2024- suv.mid
    2.0I4T 269hp 20/28 A8 fwd/awd: SE 37.6, SE w/Technology 40.4, SEL 47.6, SEL R-Line Black 49.6, SEL Premium R-Line 53.0
Beetle *20
  2012-2019 hatch.compact 3d 4s
    1.8I4T 170hp 24/33 A6/M5 fwd: 1.8T 21.0, 1.8T SE 23.0, 1.8T SEL 26.0 @2015-2017, Auto 1.8T 22.0 @2014-2016, Classic 22.0 @2015-2017
    2.0I4T 174hp 26/33 A6 fwd: S 20.9 @2018-2019, SE 24.4 @2018-2019, Final Edition SE 23.0 @2019, Final Edition SEL 26.0 @2019
    2.5I5 170hp 22/31 A6/M5 fwd: 2.5L 20.3 @2012-2014
    2.0I4T 210hp 24/30 D6/M6 fwd: R-Line 26.0 @2012-2016, Dune 24.0 @2016-2018, Turbo 24.4 @2012-2013
    2.0I4T 140hp 31/41 diesel D6/M6 fwd: TDI Base 25.0 @2013-2015
  2013-2019 convert.soft
    1.8I4T 170hp 24/33 A6 fwd: 1.8T Cabrio 25.6, SE Cabrio 27.3, Final Edition SE Cabrio 27.6 @2019
Cabrio *8
  1995-2002 convert.soft
    2.0I4 115hp 22/28 M5/A4 fwd: Base 21.0, GL 20.8 @1999-2002, GLS 22.4 @1999-2002, GLX 23.8 @2000-2002
CC *16
  2009-2017 sedan.mid 4/5s
    2.0I4T 200hp 22/31 D6/M6 fwd: Sport 32.9 @2009-2016, R-Line 34.4 @2012-2017, Sport Plus 33.5 @2012-2013, Luxury 31.6 @2009-2012, Lux 36.0 @2012-2012, Executive 38.0 @2013-2016, 2.0T Trend 32.8 @2016-2016
    3.6V6 280hp 17/25 A6 awd: VR6 4Motion Executive 43.3 @2011-2017
Eos *7
  2007-2016 convert.soft
    2.0I4T 200hp 22/30 D6 fwd: Komfort 36.0, Sport 36.5 @2013-2016, Lux 38.0 @2008-2013, Executive 41.6 @2012-2016, Base 30.0 @2007-2008
EuroVan *3
  1995-2003 van.mini
    2.8V6 201hp 15/20 A4 fwd: GLS 26.8, MV 28.4
Golf *30
  1995-1999 hatch.compact
    2.0I4 115hp 24/31 M5/A4 fwd: GL 14.0
  2000-2006 hatch.compact
    2.0I4 115hp 24/31 M5/A4 fwd: GL 16.0, GLS 18.0
    1.9I4T 100hp 36/43 diesel M5/A5 fwd: GL TDI 18.5, GLS TDI 20.0
  2010-2014 hatch.compact
    2.5I5 170hp 23/33 A6/M5 fwd: 2.5L 20.0, 2.5L 2-Door 18.0
    2.0I4T 140hp 30/42 diesel D6/M6 fwd: TDI Base 24.9
  2015-2021 hatch.compact
    1.8I4T 170hp 25/36 A6/M5 fwd: TSI S 20.0 @2015-2018, TSI S 2-Door 18.9 @2015-2016, TSI SE 25.0 @2015-2018, TSI SEL 27.5 @2015-2016
    1.4I4T 147hp 29/36 A8/M6 fwd: 1.4T S 22.5 @2019, 1.4T SE 24.9 @2019, 1.4T TSI 23.2 @2020-2021
    2.0I4T 150hp 31/43 diesel D6/M6 fwd: TDI S 22.4 @2015, TDI SE 27.0 @2015
Golf Alltrack *10
  2017-2019 wagon.outdoor
    1.8I4T 168hp 22/30 D6/M6 awd: TSI S 26.0, TSI SE 29.8, TSI SEL 36.0
Golf GTI *18 ~GTI
  1995-2005 hatch.sport 3d
    1.8I4T 180hp 24/31 M5/A5 fwd: 1.8T 19.6 @2000-2005, VR6 22.3
  2006-2014 hatch.sport
    2.0I4T 200hp 24/32 M6/D6 fwd: 2.0T 24.5, Autobahn 29.9 @2010-2014, Wolfsburg Edition 25.9 @2013-2014
  2015-2021 hatch.sport
    2.0I4T 228hp 24/32 M6/D7 fwd: 2.0T S 28.9, 2.0T SE 32.0, 2.0T Autobahn 36.5, 2.0T Sport 30.0 @2017, Rabbit Edition 30.8 @2019
  2022- hatch.sport
    2.0I4T 241hp 24/33 D7/M6 fwd: S 32.8, SE 37.9, Autobahn 41.2
Golf R *5
  2012-2013 hatch.sport
    2.0I4T 256hp 19/27 M6 awd: 4-Door 34.8, 2-Door 33.9
  2015-2019 hatch.sport
    2.0I4T 288hp 21/29 M6/D7 awd: 2.0T 40.4, 2.0T w/DCC & Navigation 42.0
  2022- hatch.sport
    2.0I4T 328hp 22/31 D7/M6 awd: Base 48.3, 20th Anniversary Edition 46.9 @2023, Black Edition 49.6 @2025-
Golf SportWagen *14
  2015-2019 wagon.family
    1.8I4T 168hp 25/35 A6/D6 fwd/awd: TSI S 22.0, TSI SE 29.0, TSI SEL 31.4 @2015-2016
    2.0I4T 150hp 31/43 diesel D6/M6 fwd: TDI S 25.0 @2015, TDI SE 28.0 @2015, TDI SEL 31.0 @2015
ID. Buzz *6
  2025- van.mini 6/7s
    282hp 234mi electric rwd: Pro S 60.0
    335hp 231mi electric awd: Pro S Plus 64.0, 1st Edition 66.0 @2025
ID.4 *34
  2021-2026 suv.compact
    201hp 206mi electric rwd: Standard 39.7 @2022-2024, S 43.9 @2022-2024
    282hp 291mi electric rwd/awd: Pro 45.1, Pro S 50.2, Pro S Plus 53.4 @2023-2025, 1st Edition 43.9 @2021, AWD Pro 48.9, AWD Pro S 53.9
Jetta *120
  1995-1999 sedan.compact
    2.0I4 115hp 23/30 M5/A4 fwd: GL 15.0, GLS 17.0
    2.8V6 172hp 18/25 M5/A4 fwd: GLX 21.0
  2000-2005 sedan.compact
    2.0I4 115hp 24/31 M5/A4 fwd: GL 18.0, GLS 19.4
    1.8I4T 180hp 24/31 M5/A5 fwd: GLI 24.0 @2002-2005, Wolfsburg Edition 21.0 @2001-2004
    1.9I4T 100hp 36/43 diesel M5/A5 fwd: GL TDI 19.5, GLS TDI 21.6
  2006-2010 sedan.compact
    2.5I5 170hp 21/30 M5/A6 fwd: 2.5L 17.9, S 18.0 @2008-2010, SE 20.5 @2008-2010, SEL 23.0 @2008-2010, Value Edition 16.9 @2006-2006
    2.0I4T 140hp 30/41 diesel M6/D6 fwd: TDI Base 23.0
  2011-2018 sedan.compact
    2.0I4 115hp 23/30 M5/A6 fwd: 2.0L S 17.0 @2011-2015, 2.0L Base 16.9 @2011-2015, 2.0L S w/Technology 18.4 @2014-2015
    1.4I4T 150hp 28/40 A6/M5 fwd: 1.4T S 18.9 @2016-2018, 1.4T SE 22.2 @2016-2018, Wolfsburg Edition 1.4T 21.9 @2018
    1.8I4T 170hp 25/36 A6/M5 fwd: 1.8T SE 21.5 @2014-2018, 1.8T SEL 26.4 @2014-2018, 1.8T Sport 22.4 @2016-2017
    2.5I5 170hp 24/33 A6/M5 fwd: 2.5L SE 20.5 @2011-2013, 2.5L SEL 24.0 @2011-2013
    2.0I4T 140hp 31/45 diesel D6/M6 fwd: TDI SE 24.5 @2014-2015, TDI SEL 27.5 @2014-2015
    1.4I4T 170hp 42/48 hybrid D7 fwd: Hybrid SE 27.8 @2013-2016, Hybrid SEL Premium 32.0 @2013-2016
  2019-2021 sedan.compact
    1.4I4T 147hp 30/40 A8/M6 fwd: S 19.2, SE 22.4, R-Line 23.5, SEL 25.6, SEL Premium 28.2
  2022- sedan.compact
    1.5I4T 158hp 31/41 A8/M6 fwd: S 22.5, Sport 23.9, SE 25.4, SEL 29.4
Jetta GLI *12
  2006-2018 sedan.compact
    2.0I4T 210hp 24/33 D6/M6 fwd: 2.0T 26.0, 2.0T Autobahn 28.9 @2012-2015, 2.0T SEL 30.4 @2016-2018, 2.0T SE 27.0 @2016-2016
  2019- sedan.compact
    2.0I4T 228hp 26/36 D7/M6 fwd: 2.0T S 27.0 @2019-2021, 2.0T Autobahn 33.2, 2.0T 35th Anniversary Edition 27.9 @2019
Jetta SportWagen *16
  2009-2014 wagon.family
    2.5I5 170hp 23/30 A6/M5 fwd: S 20.9, SE 25.0
    2.0I4T 140hp 30/42 diesel D6/M6 fwd: TDI Base 27.0
New Beetle *25
  1998-2010 hatch.compact 3d 4s
    2.0I4 115hp 23/29 M5/A4 fwd: GL 17.0 @1998-2005, GLS 19.5 @1998-2005
    2.5I5 150hp 20/29 M5/A6 fwd: 2.5L 18.0 @2006-2010, S 18.7 @2008-2010, SE 20.6 @2008-2009
    1.8I4T 150hp 23/30 M5/A6 fwd: Turbo S 24.0 @2002-2004, GLX 21.6 @1999-2003
  2003-2010 convert.soft
    2.5I5 150hp 20/28 A6/M5 fwd: GLS Cabriolet 23.5 @2003-2005, 2.5L Cabriolet 25.0 @2006-2010, Final Edition Cabriolet 27.2 @2010
Passat *75
  1995-1997 sedan.mid
    2.0I4 115hp 21/30 M5/A4 fwd: GLS 19.0, GLX 23.0
  1998-2005 sedan.mid
    1.8I4T 170hp 22/31 M5/A5 fwd/awd: GLS 23.0, GL 22.5 @2003-2005
    2.8V6 190hp 19/27 M5/A5 fwd/awd: GLX 30.0, GLS V6 26.0
  2001-2010 wagon.family
    2.0I4T 200hp 19/28 A6/M5 fwd: Komfort Wagon 29.0 @2008-2010, GLS Wagon 23.9 @2001-2005
  2006-2010 sedan.mid
    2.0I4T 200hp 19/29 A6/M6 fwd: 2.0T 24.0 @2006-2007, Komfort 27.0 @2008-2010, Lux 30.0 @2008-2008, Value Edition 23.0 @2006-2006
    3.6V6 280hp 18/26 A6 fwd/awd: 3.6L 31.0 @2006-2007, VR6 36.6 @2008
  2012-2019 sedan.mid
    2.5I5 170hp 22/31 A6/M5 fwd: 2.5L S 21.0 @2012-2014, 2.5L SE 25.0 @2012-2014, 2.5L SEL 29.0 @2012-2014
    1.8I4T 170hp 24/36 A6/M5 fwd: 1.8T S 22.4 @2014-2017, 1.8T SE 26.3 @2014-2017, 1.8T Wolfsburg Edition 24.0 @2014-2015, 1.8T Limited Edition 24.5 @2014-2015, 1.8T R-Line 24.0 @2016-2017, 1.8T SEL Premium 34.0 @2014-2017
    2.0I4T 174hp 25/36 A6 fwd: 2.0T S 23.0 @2018, 2.0T SE 26.0 @2018, 2.0T SE R-Line 27.6 @2019, 2.0T Wolfsburg Edition 25.3 @2019, 2.0T SEL 31.0 @2018
    3.6V6 280hp 20/28 D6 fwd: V6 SEL Premium 34.9 @2012-2017, V6 GT 29.1 @2018
    2.0I4T 150hp 30/42 diesel D6/M6 fwd: 2.0L TDI SE 28.0 @2012-2015, 2.0L TDI SEL Premium 34.0 @2012-2015, 2.0 TDI SEL Premium 34.0 @2014-2015
  2020-2022 sedan.mid
    2.0I4T 174hp 24/36 A6 fwd: 2.0T S 24.0, 2.0T SE 27.0, 2.0T R-Line 28.5, 2.0T SEL 31.5 @2020-2021, 2.0T Limited Edition 30.3 @2022
Phaeton *1
  2004-2006 sedan.lux 4/5s
    4.2V8 335hp 16/22 A6 awd: V8 66.7
    6.0W12 420hp 12/19 A5 awd: W12 96.6
Rabbit *20
  2006-2009 hatch.compact
    2.5I5 170hp 20/29 M5/A6 fwd: 2-Door 15.6, 4-Door 17.6, S 16.0 @2008-2009
Routan *12
  2009-2014 van.mini
    3.6V6 283hp 17/25 A6 fwd: S 27.0, SE 32.0, SEL 38.0, SEL Premium 44.0 @2009-2013
Taos *62
  2022-2024 suv.sub
    1.5I4T 158hp 28/36 A8/D7 fwd/awd: 1.5T S 24.2, 1.5T SE 28.0, 1.5T SEL 33.0
  2025- suv.sub
    1.5I4T 174hp 28/36 A8 fwd/awd: S 26.0, SE 29.0, SE Black 30.4, SEL 34.5
Tiguan *90
  2009-2017 suv.compact
    2.0I4T 200hp 21/26 A6/M6 fwd/awd: S 25.5, 2.0T S 25.5, SE 29.0 @2009-2016, SEL 35.0, Wolfsburg Edition 27.0 @2010-2017, R-Line 29.0 @2014-2016, 2.0T Sport 31.5 @2017, Sport 31.5 @2017
  2018-2021 suv.compact 5/7s
    2.0I4T 184hp 22/29 A8 fwd/awd: 2.0T 25.5, 2.0T S 25.2, 2.0T SE 27.4, 2.0T SE R-Line Black 29.9 @2020-2021, 2.0T SEL 32.0, 2.0T SEL R-Line 33.8 @2018-2020, 2.0T SEL Premium 37.8 @2018-2019, 2.0T SEL Premium R-Line 39.2
  2022-2024 suv.compact 5/7s
    2.0I4T 184hp 23/30 A8 fwd/awd: 2.0T S 28.9, 2.0T SE 32.5, 2.0T SE R-Line Black 33.9, 2.0T SEL 34.6 @2022-2023, 2.0T SEL R-Line 38.7
  2025- suv.compact
    2.0I4T 201hp 26/34 A8 fwd/awd: 2.0T Base 29.5, SE 32.2, SE R-Line Black 34.4, SEL R-Line 38.6
    2.0I4T 268hp 22/30 A8 awd: SEL R-Line Turbo 43.5 @2026-
Tiguan Limited *10
  2017-2018 suv.compact
    2.0I4T 200hp 20/24 A6 fwd/awd: 2.0T 22.9
Touareg *9
  2004-2010 suv.mid
    3.6V6 280hp 14/19 A6 awd: V6 40.0, VR6 FSI 42.0 @2007-2010
    4.2V8 350hp 13/18 A6 awd: V8 49.0
    3.0V6T 225hp 17/25 diesel A6 awd: V6 TDI 44.0 @2009-2010, V10 TDI 68.0 @2004-2008
  2011-2017 suv.mid
    3.6V6 280hp 17/23 A8 awd: VR6 Sport 44.9, VR6 Lux 48.6 @2011-2016, VR6 Executive 60.0, Wolfsburg Edition 50.0 @2016-2017
    3.0V6T 240hp 20/29 diesel A8 awd: TDI Sport 51.5 @2011-2016, TDI Lux 55.0 @2011-2016, TDI Executive 62.0 @2011-2016
`,
  },
];
