import type { MakeSource } from '../types';

export const britishGroup: MakeSource[] = [
  {
    code: 'ASTON',
    label: 'Aston Martin',
    aliases: ['Aston'],
    wmi: ['SCF', 'SD7'],
    table: `
DB7 *0.2
  1997-2003 coupe.lux
    5.9V12 420hp 11/18 M6/A5 rwd: Vantage 145.0, GT 155.0 @2003
  1997-2003 convert.soft
    5.9V12 420hp 11/18 M6/A5 rwd: Vantage Volante 155.0
DB9 *0.4
  2005-2016 coupe.lux
    5.9V12 510hp 13/19 A6/M6 rwd: Base 186.0, GT 199.0 @2016
  2005-2016 convert.soft
    5.9V12 510hp 13/19 A6 rwd: Volante 202.0
DB11 *0.5
  2017-2023 coupe.lux
    4.0V8T 528hp 18/24 A8 rwd: V8 208.0
    5.2V12T 630hp 15/21 A8 rwd: V12 230.0 @2017-2018, AMG 245.0 @2019-2023
  2019-2023 convert.soft
    4.0V8T 528hp 18/24 A8 rwd: Volante 225.0
DB12 *0.5
  2024- coupe.lux
    4.0V8T 671hp 15/22 A8 rwd: Base 248.0, S 280.0 @2026-
  2024- convert.soft
    4.0V8T 671hp 15/22 A8 rwd: Volante 265.0
DBS *0.3
  2008-2023 coupe.lux
    5.2V12T 715hp 14/22 A8 rwd: Superleggera 317.0 @2019-2023, V12 271.0 @2008-2012
  2010-2023 convert.soft
    5.2V12T 715hp 14/22 A8 rwd: Volante 335.0
DBX *0.9
  2021- suv.lux
    4.0V8T 542hp 14/20 A9 awd: V8 195.0 @2021-2024, Straight-Six 185.0 @2022-2023
    4.0V8T 697hp 15/20 A9 awd: 707 248.0 @2022-, S 275.0 @2026-
Rapide *0.2
  2010-2020 sedan.lux 4s
    5.9V12 552hp 14/21 A8 rwd: Base 200.0 @2010-2012, S 207.0 @2014-2019, AMR 240.0 @2019-2020
Vanquish *0.2
  2002-2018 coupe.lux
    5.9V12 568hp 13/21 A8 rwd: Base 288.0, S 312.0 @2018
  2025- coupe.lux
    5.2V12T 824hp 13/21 A8 rwd: Base 429.0 @2025-
Vantage *0.7 ~V8 Vantage; V12 Vantage
  2006-2017 coupe.sport 2s
    4.7V8 430hp 14/21 M6/A7 rwd: Base 120.0, GT 103.3 @2015-2017, S 138.0 @2012-2017
    5.9V12 565hp 12/18 A7/M6 rwd: V12 S 186.0 @2011-2017
  2019- coupe.sport 2s
    4.0V8T 656hp 15/22 A8/M7 rwd: V8 Base 191.0, F1 Edition 162.0 @2021-2023, S 200.0 @2026-
  2007- convert.road
    4.0V8T 656hp 15/22 A8/A7 rwd: Roadster 200.0
Virage *0.1
  2012-2012 coupe.lux
    5.9V12 490hp 13/18 A6 rwd: Base 210.0
`,
  },
  {
    code: 'INEOS',
    label: 'INEOS',
    aliases: ['INEOS Automotive'],
    wmi: ['SC6'],
    table: `
Grenadier *8
  2024- suv.off
    3.0I6T 281hp 15/15 A8 4wd: Base 71.5, Trialmaster Edition 79.2, Fieldmaster Edition 79.2
Grenadier Quartermaster *2
  2025- truck.mid crew/short
    3.0I6T 281hp 14/14 A8 4wd: Quartermaster 86.9, Trialmaster 94.6, Fieldmaster 94.6
`,
  },
  {
    code: 'JAG',
    label: 'Jaguar',
    wmi: ['SAJ', 'SAD'],
    table: `
E-PACE *6
  2018-2024 suv.sub
    2.0I4T 246hp 21/28 A9 awd: Base 39.0 @2018-2020, S 42.0 @2018-2020, SE 45.0, HSE 49.0 @2018-2020, P250 45.4, P250 SE 46.0 @2019-2024, First Edition 53.6 @2018, Checkered Flag 47.0 @2019-2020
    2.0I4T 296hp 21/28 A9 awd: R-Dynamic S 45.0 @2018-2020, R-Dynamic SE 50.0, P300 R-Dynamic HSE 55.0 @2018-2021
F-PACE *14
  2017-2020 suv.mid
    2.0I4T 247hp 22/27 A8 awd: 25t 44.6, 25t Premium 47.4, 25t Prestige 51.6, 25t R-Sport 54.0, 25t Portfolio 58.0 @2018-2019
    2.0I4T 296hp 22/27 A8 awd: 30t Prestige 53.6, 30t R-Sport 56.0, 30t Portfolio 60.9 @2018-2020
    3.0V6S 340hp 18/23 A8 awd: 35t Premium 45.0 @2017, 35t Prestige 50.0 @2017, 35t R-Sport 54.0 @2017
    3.0V6S 380hp 18/23 A8 awd: S 61.2
    5.0V8S 550hp 16/21 A8 awd: SVR 80.9 @2019-2020
  2021-2026 suv.mid
    2.0I4T 246hp 22/27 A8 awd: P250 R-Dynamic S 56.5, P250 S 52.4 @2021-2023
    3.0I6T 395hp 19/26 A8 awd: P400 R-Dynamic S 67.0, 400 Sport 72.0 @2023-2024
    5.0V8S 543hp 15/21 A8 awd: SVR P550 92.0
F-TYPE *4
  2014-2020 coupe.sport 2s
    2.0I4T 296hp 23/30 A8 rwd: P300 62.8 @2018-2020, P300 Checkered Flag 68.9 @2020
    3.0V6S 340hp 20/28 A8/M6 rwd/awd: Base 68.0, Premium 71.0 @2016-2018, S 82.0, R-Dynamic 74.0 @2018-2020
    5.0V8S 550hp 15/23 A8 awd: R 105.0, SVR 125.0 @2017-2020
  2021-2024 coupe.sport 2s
    5.0V8S 444hp 16/24 A8 rwd/awd: P450 75.0, P450 R-Dynamic 80.0, 75 82.0 @2024, R34 115.0 @2024
  2014-2024 convert.road
    5.0V8S 444hp 16/24 A8 rwd/awd: P450 Roadster 79.5 @2021-2024, S Roadster 86.0 @2014-2020, R Roadster 108.0, Base Roadster 66.0 @2014-2017
I-PACE *2.5
  2019-2024 suv.mid
    394hp 246mi electric awd: S 69.9, SE 75.8 @2019-2020, HSE 81.0, R-Dynamic HSE 73.4 @2023-2024, First Edition 85.9 @2019, 400 Sport 79.0 @2024
S-TYPE *15
  2000-2008 sedan.mid
    3.0V6 235hp 18/26 A6/M5 rwd: 3.0 48.8
    4.2V8 300hp 18/25 A6 rwd: 4.2 57.0
    4.2V8S 400hp 16/23 A6 rwd: R 63.6 @2003-2008
X-TYPE *14
  2002-2008 sedan.compact
    3.0V6 227hp 17/24 A5/M5 awd: 2.5 30.0 @2002-2005, 3.0 35.0
  2005-2008 wagon.family
    3.0V6 227hp 17/24 A5 awd: Sportwagon 37.9
XE *6
  2017-2020 sedan.compact
    2.0I4T 247hp 24/34 A8 rwd/awd: 25t 36.0, 25t Premium 38.0, 25t Prestige 42.0, 25t R-Sport 44.0
    2.0I4T 180hp 30/40 diesel A8 rwd/awd: 20d Premium 39.0 @2017-2019, 20d Prestige 43.0 @2017-2019, 20d R-Sport 46.0 @2017-2018
    3.0V6S 340hp 20/29 A8 rwd/awd: 35t Premium 42.0 @2017, 35t Prestige 46.0 @2017, 35t R-Sport 49.0 @2017, 35t First Edition 54.0 @2017, S 56.0 @2018-2019
    2.0I4T 296hp 22/30 A8 awd: P300 R-Dynamic S 46.3 @2020, P250 S 39.9 @2020, P250 SE 42.0 @2020
XF *8
  2009-2015 sedan.mid
    4.2V8 300hp 16/25 A6 rwd: Luxury 49.5 @2009-2010, Premium Luxury 55.2 @2009-2010
    3.0V6S 340hp 17/28 A8 rwd/awd: I4 T 50.2 @2013-2015, 3.0 Base 57.0 @2013-2015, Sport 61.0 @2014-2015, Portfolio 61.0 @2011-2015
    5.0V8S 510hp 15/23 A8 rwd: Supercharged 69.0 @2009-2015, R 83.0 @2010-2015
  2016-2024 sedan.mid
    2.0I4T 246hp 23/31 A8 rwd/awd: 25t Premium 48.5 @2017-2019, 25t Prestige 53.0 @2017-2020, 25t R-Sport 55.0 @2017-2019, P250 SE 48.0 @2021-2023, P250 R-Dynamic S 49.8 @2021-2024
    3.0V6S 380hp 20/28 A8 rwd/awd: 35t Premium 52.0 @2016-2017, 35t Prestige 56.0 @2016-2017, 35t R-Sport 60.0 @2016-2017, S 67.0 @2016-2020
    2.0I4T 296hp 22/30 A8 awd: P300 R-Dynamic SE 52.0 @2021-2024
XJ *4 ~XJ6; XJ8; XJR
  1995-2009 sedan.lux
    4.2V8 300hp 17/26 A6 rwd: XJ8 64.0 @1998-2009, XJ8 L 67.5 @1998-2009, XJ6 55.0 @1995-1997, Vanden Plas 75.0
    4.2V8S 400hp 16/24 A6 rwd: XJR 81.5 @1998-2007, Super V8 93.0 @2004-2009
  2010-2019 sedan.lux
    5.0V8 385hp 15/23 A8 rwd: Base 73.2 @2010-2014
    3.0V6S 340hp 18/27 A8 rwd/awd: XJL Portfolio 85.0 @2010-2019, R-Sport 76.0 @2016-2019, XJ 74.4 @2015-2017
    5.0V8S 550hp 15/23 A8 rwd: Supercharged 90.5 @2010-2019, XJL Supercharged 93.5 @2010-2019, XJR575 122.4 @2018-2019
XJS *2
  1995-1996 coupe.lux
    4.0I6 237hp 17/24 A4 rwd: Base 53.4
  1995-1996 convert.soft 2s
    4.0I6 237hp 17/24 A4 rwd: Convertible Base 61.6
XK *3 ~XK8; XKR
  1997-2006 coupe.lux
    4.2V8 294hp 18/26 A6 rwd: XK8 70.5
    4.2V8S 390hp 16/23 A6 rwd: XKR 82.0 @2000-2006
  2007-2015 coupe.lux
    5.0V8 385hp 16/24 A6 rwd: Base 84.5, Touring 79.0 @2012-2013
    5.0V8S 510hp 15/22 A6 rwd: R 97.5 @2007-2015, R-S 132.0 @2012-2014
  1997-2015 convert.soft
    5.0V8 385hp 16/22 A6 rwd: XK8 Convertible 75.0 @1997-2006, Convertible Base 90.5 @2007-2015, R Convertible 103.5 @2007-2015
`,
  },
  {
    code: 'LOTUS',
    label: 'Lotus',
    wmi: ['SCC', 'LVK'],
    table: `
Eletre *0.3
  2025- suv.lux 4/5s
    905hp 280mi electric awd: Carbon 229.9
Elise *0.5
  2005-2011 convert.road
    1.8I4 190hp 21/27 M6 rwd: Base 47.3, SC 54.5 @2008-2011, R 49.0 @2008-2011
Emira *0.7
  2023- coupe.sport 2s
    3.5V6S 400hp 16/24 M6/A6 rwd: V6 First Edition 99.9 @2023-2024, V6 Base 105.4 @2025-, V6 SE 110.0 @2025-
    2.0I4T 360hp 22/30 D8 rwd: I4 First Edition 92.5 @2024, Turbo Base 102.0 @2025-, Turbo SE 106.9 @2025-
Esprit *0.1
  1995-2004 coupe.sport 2s
    3.5V8T 350hp 15/23 M5 rwd: V8 89.8, S4 69.0 @1995-1997
Evora *0.3
  2010-2021 coupe.sport
    3.5V6S 416hp 17/26 M6/A6 rwd: Base 68.0 @2010-2014, S 78.5 @2011-2014, 400 94.9 @2017-2019, GT 98.0 @2020-2021
Exige *0.2
  2006-2011 coupe.sport 2s
    1.8I4S 240hp 20/26 M6 rwd: Base 52.0 @2006-2006, S 240 66.0 @2008-2011, S 260 75.0 @2009-2011
`,
  },
  {
    code: 'MCLAREN',
    label: 'McLaren',
    wmi: ['SBM'],
    table: `
540C *0.1 [Sports Series]
  2016-2021 coupe.sport 2s
    3.8V8T 533hp 15/22 D7 rwd: Base 168.0
570GT *0.2 [Sports Series]
  2017-2020 coupe.sport 2s
    3.8V8T 562hp 15/22 D7 rwd: Base 203.0
570S *0.5 [Sports Series]
  2016-2021 coupe.sport 2s
    3.8V8T 562hp 16/23 D7 rwd: Base 192.5
  2018-2021 convert.road
    3.8V8T 562hp 16/23 D7 rwd: Spider 208.8
600LT *0.2 [Sports Series]
  2019-2021 coupe.sport 2s
    3.8V8T 592hp 15/22 D7 rwd: Base 242.5
  2020-2021 convert.road
    3.8V8T 592hp 15/22 D7 rwd: Spider 258.5
650S *0.3 [Super Series]
  2015-2016 coupe.sport 2s
    3.8V8T 641hp 16/22 D7 rwd: Base 265.5
  2015-2016 convert.road
    3.8V8T 641hp 16/22 D7 rwd: Spider 280.2
675LT *0.1 [Super Series]
  2016-2016 coupe.sport 2s
    3.8V8T 666hp 16/22 D7 rwd: Base 349.5
720S *0.4 [Super Series]
  2018-2022 coupe.sport 2s
    4.0V8T 710hp 15/22 D7 rwd: Base 299.0, Performance 310.5, Luxury 310.5
  2020-2022 convert.road
    4.0V8T 710hp 15/22 D7 rwd: Spider 315.0
750S *0.3 [Super Series]
  2024- coupe.sport 2s
    4.0V8T 740hp 14/21 D7 rwd: Base 331.7
  2024- convert.road
    4.0V8T 740hp 14/21 D7 rwd: Spider 352.7
765LT *0.1 [Super Series]
  2021-2022 coupe.sport 2s
    4.0V8T 755hp 14/18 D7 rwd: Base 358.0
Artura *0.3
  2023- coupe.sport 2s
    3.0V6T 690hp 18/20 11mi phev D8 rwd: Base 253.0, Performance 261.0 @2023-2024, TechLux 258.0 @2023-2024
  2025- convert.road
    3.0V6T 690hp 18/20 11mi phev D8 rwd: Spider 276.0
GT *0.2 ~GTS
  2020-2026 coupe.sport 2s
    4.0V8T 612hp 15/22 D7 rwd: Base 213.0 @2020-2023, Luxe 216.0 @2020-2023, GTS 227.0 @2024-2026
MP4-12C *0.3 ~12C
  2012-2014 coupe.sport 2s
    3.8V8T 616hp 15/22 D7 rwd: Base 239.4
  2013-2014 convert.road
    3.8V8T 616hp 15/22 D7 rwd: Spider 268.3
P1 *0.05
  2014-2015 coupe.sport 2s
    3.8V8T 903hp 16/20 19mi phev D7 rwd: Base 1150.0
`,
  },
  {
    code: 'ROV',
    label: 'Land Rover',
    aliases: ['Land', 'LandRover'],
    wmi: ['SAL'],
    table: `
Defender *26 ~Defender 90; Defender 110; Defender 130
  1995-1997 suv.off 2d
    4.0V8 182hp 13/16 A4/M5 4wd: 90 32.0
  2020- suv.off
    2.0I4T 296hp 18/21 A8 4wd: 110 60.6, 110 S 63.0, 110 SE 62.0 @2020-2022, 110 HSE 66.0 @2020-2021
    3.0I6T 395hp 17/22 A8 4wd: 110 X-Dynamic SE 71.0, 110 X-Dynamic HSE 76.0, 110 X 91.0, 110 First Edition 69.0 @2020-2021, 110 SE P400 66.0 @2020-2023, Octa Base 155.0 @2025-
    5.0V8S 518hp 14/19 A8 4wd: 110 V8 118.0 @2022-
  2021- suv.off 2d 5/6s
    2.0I4T 296hp 18/21 A8 4wd: 90 S 59.5, 90 Base 56.4 @2021-
    3.0I6T 395hp 17/22 A8 4wd: 90 X-Dynamic SE 67.5, 90 X 85.0 @2021-2023, 90 First Edition 65.0 @2021
    5.0V8S 518hp 15/19 A8 4wd: 90 V8 115.0 @2022-
  2023- suv.off 8s
    3.0I6T 395hp 17/21 A8 4wd: 130 SE 72.0 @2023-2023, 130 S 73.4, 130 X-Dynamic SE 80.0, 130 X 103.0, 130 First Edition 84.0 @2023
Discovery *12
  1995-2004 suv.mid 5/7s
    4.6V8 217hp 12/16 A4 4wd: SD 34.0 @1995-2003, SE 38.0 @1996-2004, LE 36.0 @1998-2003, HSE 40.0 @2003-2004, S 35.0 @2003-2004, SE7 41.0 @1996-2004
  2017-2020 suv.mid 5/7s
    3.0V6S 340hp 16/21 A8 4wd: SE 52.3, HSE 58.0, HSE Luxury 66.0, First Edition 74.9 @2017, Landmark Edition 61.0 @2019-2020, Landmark 61.0 @2020
    3.0V6T 254hp 21/26 diesel A8 4wd: SE Td6 54.3 @2017-2019, HSE Td6 60.0 @2017-2019, HSE Luxury Td6 68.0 @2017-2019
  2021- suv.mid 5/7s
    2.0I4T 296hp 18/22 A8 4wd: P300 S 60.6, P300 S R-Dynamic 57.0 @2021-2022
    3.0I6T 355hp 18/24 A8 4wd: P360 S 64.0 @2021-2024, P360 HSE R-Dynamic 73.0 @2021-2023, P360 Dynamic SE 69.0 @2024-, Metropolitan Edition 80.0 @2022-2025
Discovery Sport *14
  2015-2019 suv.compact 5/7s
    2.0I4T 237hp 21/25 A9 4wd: SE 37.8, HSE 41.9, HSE Lux 46.0 @2015-2018, HSE Luxury 46.0 @2015-2019, Landmark Edition 45.0 @2019
  2020- suv.compact 5/7s
    2.0I4T 246hp 19/24 A9 4wd: P250 S 45.0, P250 SE 47.0 @2020-2023, P250 SE R-Dynamic 47.5 @2020-2023, P250 Core S 49.9 @2025-, P250 Dynamic SE 52.0 @2024-
    2.0I4T 286hp 19/24 A9 4wd: P290 HSE R-Dynamic 54.0 @2020-2022
Freelander *5
  2002-2005 suv.compact
    2.5V6 174hp 17/21 A5 4wd: S 26.0 @2002-2003, SE 27.0, HSE 29.9 @2002-2003, SE3 28.0 @2003-2005
LR2 *4
  2008-2015 suv.compact
    2.0I4T 240hp 17/24 A6 4wd: Base 37.3, HSE 39.0, HSE Lux 41.9 @2010-2015
LR3 *8
  2005-2009 suv.mid 5/7s
    4.4V8 300hp 12/17 A6 4wd: Base 45.0, SE 47.5 @2005-2008, HSE 53.0
    4.0V6 216hp 13/17 A6 4wd: V6 SE 41.0 @2005-2008
LR4 *8
  2010-2016 suv.mid 5/7s
    3.0V6S 340hp 15/19 A8 4wd: Base 50.4, HSE 55.3, HSE Lux 61.0, HSE Silver Edition 58.0 @2016, Landmark Edition 60.0 @2016
Range Rover *18
  1995-2002 suv.lux
    4.6V8 222hp 12/16 A4 4wd: 4.0 SE 58.0, 4.6 HSE 68.0 @1996-2002
  2003-2012 suv.lux
    5.0V8 375hp 12/18 A6 4wd: HSE 79.4, HSE Lux 85.0 @2010-2012, Westminster 80.0 @2005-2009
    5.0V8S 510hp 12/18 A6 4wd: Supercharged 94.8 @2006-2012, Autobiography 130.0 @2011-2012
  2013-2021 suv.lux
    3.0V6S 340hp 17/23 A8 4wd: Base 89.0, 3.0L V6 Supercharged 85.0 @2014-2019, 3.0L V6 Supercharged HSE 92.0 @2014-2019, HSE 95.0, SWB 91.0
    3.0V6T 254hp 22/28 diesel A8 4wd: 3.0L Turbocharged Diesel Td6 87.0 @2016-2020, HSE Td6 93.0 @2016-2020
    3.0I6T 395hp 18/23 A8 4wd: P400 92.0 @2020-2021, Westminster Edition 97.0 @2021, HSE Westminster 98.0 @2020-2021
    5.0V8S 518hp 16/21 A8 4wd: 5.0L Supercharged 105.0 @2013-2018, 5.0L V8 Supercharged 104.0 @2013-2019, 5.0L V8 Supercharged Autobiography 142.0 @2013-2019, P525 HSE 108.0 @2019-2021, P525 Westminster 110.0 @2020-2021, P525 HSE LWB 112.0 @2019-2021, Autobiography P525 145.0 @2019-2021, SV Autobiography 212.0 @2016-2021, SV Autobiography Dynamic 180.0 @2017-2020
  2022- suv.lux 5/7s
    3.0I6T 395hp 18/24 A8 4wd: P400 SE 109.0
    4.4V8T 523hp 16/21 A8 4wd: P530 SE 125.0, P530 Autobiography 158.0, P530 First Edition 159.0 @2022, SV 220.0 @2023-
    3.0I6T 542hp 21/24 53mi phev A8 4wd: P550e Autobiography 132.0 @2024-, P440e SE 116.0 @2023-2023
Range Rover Evoque *14
  2012-2019 suv.sub
    2.0I4T 240hp 21/29 A9 4wd: Pure 42.0 @2012-2016, Pure Plus 44.0 @2012-2016, Pure Premium 46.0 @2012-2015, SE 43.0 @2016-2019, SE Premium 46.0 @2016-2019, HSE 49.0 @2016-2019, HSE Dynamic 53.0 @2016-2019, Autobiography 57.0 @2016-2018, Landmark Edition 52.0 @2018-2019, Dynamic 50.0 @2012-2015, Prestige 48.0 @2012-2015
  2020- suv.sub
    2.0I4T 246hp 20/27 A9 4wd: S 47.0 @2020-2024, SE 50.0 @2020-2022, P250 S 47.8, P250 SE 49.0 @2020-2022, SE R-Dynamic 51.0 @2020-2023, P250 Core S 51.6 @2025-, Dynamic SE 55.0 @2024-
Range Rover Sport *26
  2006-2013 suv.mid
    5.0V8 375hp 13/18 A6 4wd: HSE 60.5, HSE Lux 66.0 @2010-2013
    5.0V8S 510hp 12/17 A6 4wd: Supercharged 76.0, Autobiography 87.0 @2010-2013
  2014-2022 suv.mid 5/7s
    3.0V6S 340hp 17/23 A8 4wd: SE 68.5, 3.0L Supercharged SE 66.0 @2014-2019, HSE 74.0, 3.0L Supercharged HSE 71.5 @2014-2019, HSE Dynamic 79.0 @2017-2020, 3.0L Supercharged HSE Dynamic 78.0 @2017-2019, HSE Silver Edition 80.0 @2020-2022, HSE Lux 75.0 @2016-2017
    3.0V6T 254hp 22/28 diesel A8 4wd: SE Td6 68.0 @2016-2020, HSE Td6 73.6 @2016-2020
    5.0V8S 518hp 15/20 A8 4wd: 5.0L Supercharged 81.0 @2014-2017, 5.0L Supercharged Dynamic 85.0 @2017-2019, Supercharged HSE 83.0 @2018-2020, 5.0L Supercharged Autobiography 96.0 @2014-2019, Autobiography P525 99.0 @2019-2022, 5.0L Supercharged SVR 114.5 @2015-2019, SVR Base 117.0 @2020-2022
  2023- suv.mid
    3.0I6T 355hp 19/25 A8 4wd: P360 SE 84.0
    3.0I6T 395hp 18/23 A8 4wd: P400 Dynamic SE 92.0
    4.4V8T 523hp 16/21 A8 4wd: P530 First Edition 122.0 @2023, P530 Autobiography 116.0 @2024-
    4.4V8T 626hp 15/20 A8 4wd: SV Edition One 181.0 @2024, SV 146.0 @2025-
    3.0I6T 454hp 21/24 53mi phev A8 4wd: P460e Autobiography 118.0 @2024-, P440e Autobiography 105.0 @2023
Range Rover Velar *15
  2018- suv.mid
    2.0I4T 247hp 20/26 A8 4wd: S 60.0, P250 S 60.9, P250 SE R-Dynamic 62.0 @2018-2021, S R-Dynamic 62.0 @2019-2023, P250 HSE R-Dynamic 68.0 @2018-2020, P250 Dynamic SE 65.0 @2024-
    2.0I4T 296hp 20/25 A8 4wd: P300 SE R-Dynamic 66.0 @2019-2020, P300 S 60.0 @2019-2020
    3.0I6T 395hp 18/24 A8 4wd: P340 S 65.0 @2021-2023, P340 SE R-Dynamic 68.0 @2020-2021, P400 Dynamic HSE 78.0 @2024-, P400 HSE R-Dynamic 76.0 @2021-2023
    3.0V6S 380hp 18/24 A8 4wd: P380 S 65.0 @2018-2020, P380 SE R-Dynamic 68.0 @2018-2020, P380 HSE R-Dynamic 76.0 @2018-2020, First Edition 90.3 @2018
    2.0I4T 180hp 26/30 diesel A8 4wd: D180 S 60.0 @2018-2020, D180 SE R-Dynamic 62.9 @2018-2020
    5.0V8S 550hp 15/20 A8 4wd: SVAutobiography Dynamic 91.4 @2019-2020
`,
  },
];
