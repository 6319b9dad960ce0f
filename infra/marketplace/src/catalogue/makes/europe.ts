import type { MakeSource } from '../types';

export const europeGroup: MakeSource[] = [
  {
    code: 'BUGATTI',
    label: 'Bugatti',
    wmi: ['VF9'],
    table: `
Chiron *0.02
  2018-2023 coupe.sport 2s
    8.0W16T 1479hp 9/14 D7 awd: Base 2998.0, Sport 3260.0 @2019-2022, Super Sport 3825.0 @2022-2023
Veyron *0.02
  2006-2015 coupe.sport 2s
    8.0W16T 1001hp 8/15 D7 awd: 16.4 1700.0, Grand Sport 2100.0 @2009-2015, Super Sport 2400.0 @2011-2013
`,
  },
  {
    code: 'FER',
    label: 'Ferrari',
    wmi: ['ZFF', 'ZSG'],
    table: `
12Cilindri *0.1
  2025- coupe.sport 2s
    6.5V12 819hp 11/17 D8 rwd: Base 433.0
  2025- convert.road
    6.5V12 819hp 11/17 D8 rwd: Spider 466.0
296 GTB *0.3
  2022- coupe.sport 2s
    3.0V6T 818hp 17/21 8mi phev D8 rwd: Base 346.0, Assetto Fiorano 385.0
296 GTS *0.3
  2023- convert.road
    3.0V6T 818hp 17/21 8mi phev D8 rwd: Base 378.0
360 *0.3 ~360 Modena; 360 Spider
  1999-2005 coupe.sport 2s
    3.6V8 400hp 11/16 M6/A6 rwd: Modena 154.0, Challenge Stradale 195.0 @2004
  2001-2005 convert.road
    3.6V8 400hp 10/16 M6/A6 rwd: Spider 176.0
458 Italia *0.4 ~458; 458 Spider; 458 Speciale
  2010-2015 coupe.sport 2s
    4.5V8 562hp 13/17 D7 rwd: Base 240.0, Speciale 298.0 @2014-2015
  2012-2015 convert.road
    4.5V8 562hp 13/17 D7 rwd: Spider 264.0
488 GTB *0.4
  2016-2019 coupe.sport 2s
    3.9V8T 661hp 15/22 D7 rwd: Base 256.0
488 Pista *0.1
  2019-2020 coupe.sport 2s
    3.9V8T 710hp 15/20 D7 rwd: Base 350.0
488 Spider *0.3
  2016-2019 convert.road
    3.9V8T 661hp 15/22 D7 rwd: Base 284.7
599 *0.2 ~599 GTB; 599 GTB Fiorano
  2007-2012 coupe.sport 2s
    6.0V12 612hp 11/15 A6 rwd: GTB Fiorano 320.0, GTO 410.0 @2011
612 Scaglietti *0.1
  2005-2011 coupe.lux
    5.7V12 533hp 9/16 A6/M6 rwd: Base 313.0
812 Superfast *0.2 ~812
  2018-2024 coupe.sport 2s
    6.5V12 789hp 12/16 D7 rwd: Base 340.7, Competizione 601.0 @2022-2024
  2020-2024 convert.road
    6.5V12 789hp 12/15 D7 rwd: GTS 404.0
California *0.4
  2009-2017 convert.soft
    3.9V8T 553hp 16/23 D7 rwd: Base 198.0 @2009-2014, T 202.7 @2015-2017
F12berlinetta *0.2 ~F12 Berlinetta
  2013-2017 coupe.sport 2s
    6.3V12 731hp 11/16 D7 rwd: Base 320.0, tdf 485.0 @2016-2017
F355 *0.2
  1995-1999 coupe.sport 2s
    3.5V8 375hp 10/15 M6/A6 rwd: Berlinetta 130.0, GTS 137.0
  1996-1999 convert.road
    3.5V8 375hp 10/15 M6/A6 rwd: Spider 145.0
F430 *0.4
  2005-2009 coupe.sport 2s
    4.3V8 483hp 11/16 A6/M6 rwd: Base 186.9, Scuderia 272.0 @2008-2009
  2005-2009 convert.road
    4.3V8 483hp 11/16 A6/M6 rwd: Spider 217.0
F8 Spider *0.3
  2020-2023 convert.road
    3.9V8T 710hp 15/18 D7 rwd: Base 302.0
F8 Tributo *0.3
  2020-2023 coupe.sport 2s
    3.9V8T 710hp 15/19 D7 rwd: Base 276.6
FF *0.1
  2012-2016 hatch.sport 3d 4s
    6.3V12 651hp 11/17 D7 awd: Base 295.0
GTC4Lusso *0.1
  2017-2020 hatch.sport 3d 4s
    6.3V12 680hp 12/17 D7 awd: V12 300.0
    3.9V8T 602hp 15/22 D7 rwd: T 264.5 @2018-2020
Portofino *0.4
  2019-2023 convert.soft
    3.9V8T 591hp 16/22 D8 rwd: Base 215.0 @2019-2020, M 226.0 @2021-2023
Purosangue *0.3
  2024- suv.lux 4s
    6.5V12 715hp 12/16 D8 awd: Base 430.0
Roma *0.4
  2021-2025 coupe.lux
    3.9V8T 612hp 17/22 D8 rwd: Base 247.0
  2024-2025 convert.soft
    3.9V8T 612hp 16/21 D8 rwd: Spider 277.0
SF90 Stradale *0.2 ~SF90
  2021-2025 coupe.sport 2s
    4.0V8T 986hp 16/18 9mi phev D8 awd: Base 528.0, Assetto Fiorano 580.0
  2022-2025 convert.road
    4.0V8T 986hp 16/18 8mi phev D8 awd: Spider 583.0
`,
  },
  {
    code: 'MAS',
    label: 'Maserati',
    wmi: ['ZAM', 'ZN6'],
    table: `
Ghibli *5
  2014-2024 sedan.mid
    3.0V6T 345hp 18/25 A8 rwd/awd: Base 73.5 @2014-2021, S 83.0 @2017-2020, GT 87.0 @2022-2024, Modena 95.0 @2022-2024
    3.0V6T 424hp 16/24 A8 awd: S Q4 85.9 @2014-2021, Modena Q4 98.0 @2022-2024
    3.8V8T 572hp 13/20 A8 rwd: Trofeo 123.0 @2021-2023
GranCabrio *0.5
  2025- convert.soft
    3.0V6T 542hp 18/27 A8 awd: Trofeo 205.0
GranTurismo *2
  2008-2019 coupe.lux
    4.7V8 454hp 13/21 A6 rwd: Base 122.0 @2008-2012, Sport 135.0 @2013-2019, MC 151.0 @2012-2019, S 127.0 @2009-2012
  2024- coupe.lux
    3.0V6T 483hp 18/27 A8 awd: Modena 175.0 @2024-2025, Trofeo 206.0
    751hp 233mi electric awd: Folgore 190.0 @2024-2025
GranTurismo Convertible *1
  2010-2019 convert.soft
    4.7V8 454hp 13/20 A6 rwd: Base 140.0 @2010-2012, Sport 151.0 @2013-2019, MC 165.0 @2013-2019
Grecale *4
  2023- suv.compact
    2.0I4T 296hp 22/29 A8 awd: Base 77.0, GT 69.0 @2023-2024, Modena 85.0
    3.0V6T 523hp 18/25 A8 awd: Trofeo 114.0
    542hp 245mi electric awd: Folgore 120.0 @2024-
Levante *5
  2017-2024 suv.mid
    3.0V6T 345hp 16/22 A8 awd: Base 80.0 @2017-2021, GT 92.0 @2021-2024, GranLusso 86.0 @2018-2020
    3.0V6T 424hp 16/22 A8 awd: S 92.0 @2017-2021, S GranSport 99.0 @2018-2021, Modena 104.0 @2022-2024, Modena Ultima 111.0 @2023-2024
    3.8V8T 580hp 14/18 A8 awd: GTS 125.0 @2019-2021, Trofeo 156.0 @2019-2023
MC20 *0.3
  2022- coupe.sport 2s
    3.0V6T 621hp 15/25 D8 rwd: Base 245.0
  2023- convert.road
    3.0V6T 621hp 15/25 D8 rwd: Cielo 285.0
Quattroporte *2
  2004-2012 sedan.lux
    4.7V8 433hp 12/19 A6 rwd: Base 120.0, S 127.0 @2009-2012, Sport GT S 136.0 @2009-2012, Executive GT 127.0 @2007-2008
  2014-2024 sedan.lux
    3.0V6T 424hp 16/24 A8 awd/rwd: S Q4 112.0 @2014-2021, Modena 118.0 @2022-2024, S GranLusso 117.0 @2018-2021
    3.8V8T 523hp 14/20 A8 rwd: GTS 145.0 @2014-2020, Trofeo 154.0 @2021-2023
Spyder *0.5 ~Coupe; GranSport
  2002-2007 convert.road
    4.2V8 390hp 11/17 A6/M6 rwd: Cambiocorsa 92.0, GT 88.0 @2002-2004
  2002-2007 coupe.sport
    4.2V8 390hp 11/17 A6/M6 rwd: Coupe Cambiocorsa 88.0, Coupe GT 84.0 @2002-2006, GranSport 98.0 @2005-2007
`,
  },
  {
    code: 'POLESTAR',
    label: 'Polestar',
    wmi: ['LPS', 'YSR'],
    table: `
Polestar 1 *0.2 ~1
  2020-2021 coupe.lux
    2.0I4T 619hp 26/26 52mi phev A8 awd: Base 155.0
Polestar 2 *9 ~2
  2021-2025 hatch.sport
    231hp 270mi electric fwd: Standard Range Single Motor 46.0 @2022-2022, Long Range Single Motor 48.4 @2022-2023
    299hp 320mi electric rwd: Single Motor 49.9 @2024-2024
    408hp 276mi electric awd: Long Range Dual Motor 64.8, Launch Edition 59.9 @2021, BST Edition 75.5 @2022-2023, Performance Pack 66.0 @2022-2025
Polestar 3 *6 ~3
  2025- suv.mid
    299hp 350mi electric rwd: Long Range Single Motor 67.5
    489hp 315mi electric awd: Long Range Dual Motor 73.4, Long Range Dual Motor Performance 79.4
Polestar 4 *4 ~4
  2025- suv.mid
    272hp 310mi electric rwd: Long Range Single Motor 56.4
    544hp 280mi electric awd: Long Range Dual Motor 62.9
`,
  },
  {
    code: 'VOLVO',
    label: 'Volvo',
    wmi: ['YV1', 'YV4', '7JR', 'LYV', 'LVY'],
    table: `
850 *35
  1995-1997 sedan.mid
    2.4I5 168hp 20/29 M5/A4 fwd: Base 26.7, GLT 29.9, Turbo 31.9 @1995-1996, R 37.8 @1996-1997
  1995-1997 wagon.family
    2.4I5 168hp 20/28 M5/A4 fwd: Wagon Base 28.0, GLT Wagon 31.0, T-5R Wagon 38.0 @1995
940 *12
  1995-1995 sedan.mid
    2.3I4 114hp 20/28 A4 rwd: Base 23.4, Turbo 24.7
960 *10
  1995-1997 sedan.mid
    2.9I6 181hp 18/26 A4 rwd: Base 34.0
C30 *5
  2008-2013 hatch.sport 3d 4s
    2.5I5T 227hp 21/30 M6/A5 fwd: T5 25.5, T5 R-Design 28.0, 2.0 24.0 @2008-2008, T5 Premier Plus 27.5 @2012-2013, T5 Platinum 30.6 @2012-2013
C40 Recharge *4 ~C40
  2022-2024 suv.sub
    402hp 257mi electric awd: Twin Core 55.3, Twin Plus 57.6, Twin Ultimate 60.0
    248hp 297mi electric rwd: Single Core 52.3 @2024, Single Plus 54.6 @2024
C70 *7
  1998-2004 convert.soft
    2.3I5T 236hp 20/26 M5/A5 fwd: LT 41.0 @1999-2004, HT 43.0 @1999-2004
  1998-2002 coupe.lux
    2.3I5T 236hp 20/26 M5/A5 fwd: HT Coupe 37.0
  2006-2013 convert.soft
    2.5I5T 227hp 19/28 A5/M6 fwd: T5 41.0, T5 Premier Plus 44.0 @2012-2013, T5 Platinum 46.0 @2012-2013
EX30 *6
  2025- suv.sub
    268hp 261mi electric rwd: Single Core 38.9 @2026-, Single Plus 40.3 @2026-
    422hp 253mi electric awd: Twin Plus 46.2, Twin Ultra 47.9, Cross Country Ultra 48.0 @2026-
EX40 *4 ~XC40 Recharge
  2021-2024 suv.sub
    402hp 254mi electric awd: Twin Core 53.6 @2023-2024, Twin Plus 55.9 @2022-2024, Twin Ultimate 59.0 @2022-2024, P8 55.1 @2021-2022
  2025- suv.sub
    248hp 296mi electric rwd: Single Plus 53.8, Single Ultra 57.0
    402hp 260mi electric awd: Twin Plus AWD 55.6, Twin Ultra 58.8
EX90 *5
  2025- suv.mid 6/7s
    402hp 308mi electric awd: Twin Plus 81.3, Twin Ultra 86.0
    496hp 300mi electric awd: Twin Performance Plus 86.3, Twin Performance Ultra 91.0
S40 *16
  2000-2004 sedan.compact
    1.9I4T 170hp 22/30 A5 fwd: 1.9T 24.9, LSE 25.9 @2003-2004
  2004-2011 sedan.compact
    2.4I5 168hp 20/29 A5/M5 fwd: 2.4i 25.0 @2004-2010
    2.5I5T 227hp 20/30 A5/M6 fwd/awd: T5 27.9, T5 R-Design 30.0 @2008-2011
S60 *22
  2001-2009 sedan.mid
    2.5I5T 208hp 20/28 A5/M5 fwd/awd: 2.4 28.0 @2001-2005, 2.4T 29.8 @2001-2003, 2.5T 32.0 @2003-2009, T5 35.0, R 39.0 @2004-2007
  2011-2018 sedan.mid
    2.0I4T 240hp 25/36 A8 fwd/awd: T5 35.3, T5 Premier 36.9 @2014-2016, T5 Premier Plus 38.2 @2014-2015, T5 Drive-E Premier 37.0 @2015-2016, T5 Platinum 40.0 @2012-2016, T5 Inscription 38.7 @2016-2018, T5 Dynamic 36.5 @2017-2018
    2.0I4T 302hp 23/32 A8 fwd/awd: T6 41.0, T6 R-Design 45.0, T6 Platinum 44.0 @2012-2015
  2019-2025 sedan.mid
    2.0I4T 250hp 24/36 A8 fwd: T5 Momentum 37.0 @2019-2021, T5 Inscription 41.0 @2019-2021, T5 R-Design 40.0 @2019-2021
    2.0I4T 316hp 22/32 A8 awd: T6 Momentum 41.0 @2019-2021, T6 Inscription 44.5 @2019-2021, T6 R-Design AWD 44.0 @2019-2021
    2.0I4T 247hp 26/34 A8 fwd/awd: B5 Momentum 39.0 @2021-2022, B5 Inscription 44.0 @2021-2022, B5 R-Design 43.0 @2022, Core 42.0 @2023-2025, Plus 44.4 @2023-2025, Ultimate 49.0 @2023-2024
    2.0I4T 455hp 28/33 41mi phev A8 awd: Recharge Plus 52.0 @2023-2025, Recharge Ultimate 57.0 @2023-2024, T8 Inscription 55.0 @2019-2022, Polestar Engineered 67.0 @2019-2024
S60 Cross Country *1
  2016-2018 sedan.mid
    2.0I4T 240hp 22/30 A8 awd: T5 44.0
S70 *20
  1998-2000 sedan.mid
    2.4I5 162hp 20/29 M5/A4 fwd: Base 27.5, GLT 32.0, T5 34.0, SE 29.0 @2000
S80 *15
  1999-2006 sedan.mid
    2.9I6 194hp 19/27 A4 fwd: 2.9 36.0, T6 45.0, 2.5T 37.0 @2004-2006
  2007-2016 sedan.mid
    3.2I6 240hp 20/29 A6 fwd: 3.2 39.0 @2007-2014, T5 43.5 @2015-2016, T5 Drive-E 43.4 @2015-2016
    3.0I6T 300hp 18/27 A6 awd: T6 44.0 @2008-2015, T6 Platinum 47.0 @2012-2014
    4.4V8 311hp 15/23 A6 awd: V8 50.0 @2007-2010
S90 *7
  2017-2025 sedan.lux
    2.0I4T 250hp 23/34 A8 fwd: T5 Momentum 48.0 @2017-2019, T5 Inscription 51.0 @2018-2019, T5 R-Design 50.0 @2018-2019
    2.0I4T 316hp 22/32 A8 awd: T6 Momentum 54.0 @2017-2021, T6 Inscription 58.0 @2017-2021, T6 R-Design 57.0 @2018-2021
    2.0I4T 295hp 23/31 A8 awd: B6 Momentum 53.0 @2021-2022, B6 Inscription 59.0 @2021-2022, B6 Plus 58.0 @2023-2024, B6 Ultimate 63.0 @2023-2024
    2.0I4T 455hp 29/31 38mi phev A8 awd: Recharge Plus 67.0 @2022-2024, Recharge Ultimate 72.0 @2022-2025, T8 Inscription 65.0 @2018-2022
V40 *6
  2000-2004 wagon.family
    1.9I4T 170hp 22/29 A5 fwd: 1.9T 26.0
V50 *5
  2005-2011 wagon.family
    2.5I5T 227hp 20/28 A5/M6 fwd/awd: T5 29.9, T5 R-Design 32.0 @2008-2011, 2.4i 27.0 @2005-2010
V60 *5
  2015-2018 wagon.family
    2.0I4T 240hp 25/36 A8 fwd/awd: T5 37.0, T5 Premier 38.7 @2015-2017, T5 Platinum 41.6 @2015-2016, T6 R-Design 47.0, T5 Dynamic 38.4 @2018
  2019-2025 wagon.family
    2.0I4T 250hp 23/33 A8 fwd: T5 Momentum 39.9 @2019-2021, T5 Inscription 44.7 @2019-2021, T5 R-Design 44.0 @2020-2021
    2.0I4T 455hp 30/33 41mi phev A8 awd: Polestar Engineered 71.0 @2020-2025
V60 Cross Country *6
  2015- wagon.outdoor
    2.0I4T 247hp 23/30 A8 awd: T5 45.6 @2015-2021, T5 Premier 42.0 @2015-2017, T5 Platinum 45.0 @2015-2016, B5 Plus 50.5 @2023-, B5 Ultimate 55.5 @2023-, B5 Base 48.5 @2022
V70 *16
  1998-2010 wagon.family
    2.4I5 168hp 20/28 A5/M5 fwd/awd: Base 30.0 @1998-2001, 2.4 30.0 @2001-2007, 2.5T 35.0 @2003-2007, T5 37.0 @1998-2006, R 42.0 @1998-2007, 3.2 34.0 @2008-2010
V90 *1
  2018-2021 wagon.family
    2.0I4T 316hp 22/31 A8 awd: T6 Inscription 57.0, T5 Inscription 53.0 @2018-2019, T5 R-Design 51.0 @2018-2019, T6 R-Design 56.0
V90 Cross Country *4
  2017-2025 wagon.outdoor
    2.0I4T 316hp 22/30 A8 awd: T5 52.0 @2018-2019, T6 55.8 @2017-2021, T6 Ocean Race 65.0 @2018-2019, B6 Plus 60.0 @2023-2025, B6 Ultimate 65.0 @2022-2025
XC40 *25
  2019-2022 suv.sub
    2.0I4T 187hp 23/32 A8 fwd: T4 Momentum 35.0, T4 Inscription 39.5 @2020-2021, T4 R-Design 38.0
    2.0I4T 248hp 22/30 A8 awd: T5 Momentum 37.0, T5 R-Design 40.5, T5 Inscription 41.5
  2023- suv.sub
    2.0I4T 247hp 23/30 A8 awd: B5 Core 43.0, B5 Plus 45.4, B5 Ultimate 48.8 @2023-2024, B4 Core 40.9 @2023-2025, B5 Ultra 49.8 @2025-, B5 Dark Core 44.0 @2025-
XC60 *42
  2010-2017 suv.compact
    3.2I6 240hp 18/25 A6 fwd/awd: 3.2 35.0 @2010-2015, 3.2 Premier 37.0 @2011-2015, 3.2 Premier Plus 38.0 @2012-2015, 3.2 Platinum 41.0 @2012-2015
    2.0I4T 240hp 23/30 A8 fwd/awd: T5 37.6 @2015-2017, T5 Premier 39.5 @2015-2016, T5 Drive-E Premier Plus 41.0 @2015-2016, T5 Dynamic 40.4 @2017, T5 Inscription 41.4 @2017, T5 Platinum 43.0 @2015-2016
    2.0I4T 302hp 20/27 A8 awd: T6 44.0, T6 R-Design 48.0, T6 Dynamic 46.0 @2017, T6 Platinum 47.0 @2012-2016
  2018-2021 suv.compact
    2.0I4T 250hp 22/28 A8 fwd/awd: T5 Momentum 42.0, T5 R-Design 46.0, T5 Inscription 47.0
    2.0I4T 316hp 20/27 A8 awd: T6 Momentum 46.0, T6 R-Design 50.0, T6 Inscription 51.0
    2.0I4T 400hp 27/28 19mi phev A8 awd: T8 Momentum 54.0, T8 R-Design 58.0, T8 Inscription 59.0, T8 Polestar Engineered 70.0 @2020-2021
  2022- suv.compact
    2.0I4T 247hp 23/29 A8 awd: B5 Momentum 45.0 @2022, B5 Inscription 50.6 @2022, B5 R-Design 49.6 @2022, B5 Core 49.0 @2023-, B5 Plus 51.4 @2023-, B5 Ultimate 56.5 @2023-2024, B5 Ultra 57.0 @2025-
    2.0I4T 455hp 28/28 35mi phev A8 awd: Recharge Core 59.0 @2023-2024, Recharge Plus 61.6 @2023-2024, Recharge Ultimate 66.0 @2022-2024, T8 Plus 62.5 @2025-, T8 Ultra 68.0 @2025-, T8 Polestar Engineered Ultra 73.5 @2025-
XC70 *10
  2001-2007 wagon.outdoor
    2.5I5T 208hp 18/24 A5 awd: Base 37.0
  2008-2016 wagon.outdoor
    3.2I6 240hp 18/25 A6 fwd/awd: 3.2 35.0 @2008-2015, 3.2 Premier 37.0 @2012-2015, T6 40.9 @2009-2015, T5 37.6 @2015-2016, T5 Drive-E Premier 39.0 @2015-2016, T5 Platinum 43.0 @2015-2016
XC90 *36
  2003-2014 suv.mid 5/7s
    2.5I5T 208hp 16/22 A5 fwd/awd: 2.5T 36.0 @2003-2006
    3.2I6 240hp 16/23 A6 fwd/awd: 3.2 41.0 @2007-2014, 3.2 Premier Plus 43.6 @2012-2014, 3.2 Platinum 45.4 @2012-2014, 3.2 R-Design 44.5 @2008-2014
    4.4V8 311hp 13/19 A6 awd: V8 48.0 @2005-2011, V8 Sport 52.0 @2007-2008, T6 42.0 @2003-2005
  2016-2022 suv.mid 6/7s
    2.0I4T 250hp 21/28 A8 fwd/awd: T5 Momentum 50.0, T5 Momentum 7 Passenger 50.0 @2018-2020, T5 R-Design 54.0 @2017-2020, T5 Inscription 54.6 @2018-2019
    2.0I4T 316hp 20/27 A8 awd: T6 Momentum 55.0, T6 Momentum 7 Passenger 55.0 @2019-2020, T6 R-Design 60.0, T6 Inscription 61.5, T6 Inscription 7 Passenger 61.5 @2019-2020, T6 Inscription 6 Passenger 62.0 @2019-2020, T6 First Edition 65.7 @2016
    2.0I4T 400hp 26/28 18mi phev A8 awd: T8 Momentum 64.0 @2016-2021, T8 R-Design 69.0 @2016-2021, T8 Inscription 70.0, T8 Excellence 104.9 @2016-2019
  2023- suv.mid 6/7s
    2.0I4T 247hp 23/29 A8 awd: B5 Core 59.5, B5 Plus 62.0, B5 Ultimate 66.0 @2023-2024
    2.0I4T 295hp 20/26 A8 awd: B6 Core 61.0 @2023-2024, B6 Plus 65.9, B6 Ultimate 70.0 @2023-2024, B6 Ultra 71.5 @2025-
    2.0I4T 455hp 26/27 33mi phev A8 awd: Recharge Core 72.0 @2023-2024, Recharge Plus 75.5 @2023-2024, Recharge Ultimate 81.0 @2023-2024, T8 Plus 77.0 @2025-, T8 Ultra 83.0 @2025-
`,
  },
];
