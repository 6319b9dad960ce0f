import type { MakeSource } from '../types';

export const mercedesGroup: MakeSource[] = [
  {
    code: 'MAYBACH',
    label: 'Maybach',
    wmi: ['WDB'],
    table: `
57 *0.1
  2003-2012 sedan.lux 4s
    5.5V12T 543hp 10/16 A5 rwd: Base 379.0, S 417.0 @2006-2012
62 *0.1
  2003-2012 sedan.lux 4s
    5.5V12T 543hp 10/16 A5 rwd: Base 430.0, S 463.0 @2007-2012
`,
  },
  {
    code: 'MB',
    label: 'Mercedes-Benz',
    aliases: ['Mercedes', 'Mercedes Benz'],
    wmi: ['WDD', 'W1K', '4JG', '55S', 'W1N'],
    table: `
A 220 *14 [A-Class]
  2019-2022 sedan.compact
    2.0I4T 188hp 25/35 D7 fwd/awd: Base 34.0, 4MATIC 36.0
AMG A 35 *2 [A-Class]
  2020-2022 sedan.compact
    2.0I4T 302hp 24/30 D7 awd: 4MATIC 47.6
AMG C 43 *8 [C-Class] ~C 43 AMG; C 450 AMG
  2016-2023 sedan.compact
    3.0V6T 385hp 19/27 A9 awd: Base 58.5, 4MATIC 58.5
  2017-2023 coupe.lux
    3.0V6T 385hp 19/26 A9 awd: 4MATIC Coupe 62.3
  2024- sedan.compact
    2.0I4T 402hp 19/26 A9 awd: 4MATIC Turbo 62.0
AMG C 63 *4 [C-Class] ~C 63 AMG
  2008-2015 sedan.compact
    6.2V8 451hp 13/19 A7 rwd: Base 61.0
  2012-2015 coupe.sport
    6.2V8 451hp 13/19 A7 rwd: Base 64.0
  2015-2021 sedan.compact
    4.0V8T 503hp 17/26 A9 rwd: Base 69.0, S 76.6
  2017-2023 coupe.sport
    4.0V8T 503hp 17/26 A9 rwd: Base 72.0, S 80.0
  2024- sedan.compact
    2.0I4T 671hp 19/24 3mi phev A9 awd: S E Performance 85.0
AMG CLA 35 *2 [CLA]
  2020-2025 sedan.compact
    2.0I4T 302hp 22/29 D8 awd: 4MATIC 56.7
AMG CLA 45 *3 [CLA] ~CLA 45 AMG
  2014-2025 sedan.compact
    2.0I4T 382hp 20/28 D8 awd: 4MATIC 56.6 @2014-2023, S 4MATIC 68.9 @2024-2025
AMG CLS 53 *0.7 [CLS]
  2019-2023 sedan.lux
    3.0I6T 429hp 21/27 A9 awd: 4MATIC 82.0
AMG CLS 63 *0.8 [CLS] ~CLS 63 AMG; CLS-Class CLS 63 AMG
  2007-2018 sedan.lux
    5.5V8T 577hp 16/22 A7 awd: Base 97.0 @2007-2013, S 4MATIC 109.0 @2014-2018
AMG E 43 *2 [E-Class]
  2017-2018 sedan.mid
    3.0V6T 396hp 19/25 A9 awd: 4MATIC 72.4
AMG E 53 *3 [E-Class]
  2019-2023 sedan.mid
    3.0I6T 429hp 23/28 A9 awd: 4MATIC 77.0
  2019-2023 coupe.lux
    3.0I6T 429hp 22/28 A9 awd: 4MATIC Coupe 79.0
  2025- sedan.mid
    3.0I6T 577hp 21/25 42mi phev A9 awd: Hybrid 4MATIC 89.5
AMG E 63 *2 [E-Class] ~E 63 AMG
  2007-2016 sedan.mid
    5.5V8T 577hp 15/22 A7 rwd/awd: Base 93.6, S 4MATIC 102.0 @2014-2016
  2018-2023 sedan.mid
    4.0V8T 603hp 16/23 A9 awd: S 4MATIC 112.0
  2012-2023 wagon.family
    4.0V8T 603hp 16/22 A9 awd: S 4MATIC Wagon 119.0
AMG EQE *2 [EQE]
  2023-2026 sedan.mid
    617hp 225mi electric awd: 4MATIC+ 106.9
AMG EQS *1 [EQS]
  2022-2026 sedan.lux
    649hp 315mi electric awd: 4MATIC+ 147.6
AMG G 63 *6 [G-Class] ~G 63 AMG
  2013-2018 suv.lux
    5.5V8T 563hp 13/15 A7 awd: Base 142.3
  2019- suv.lux
    4.0V8T 577hp 14/16 A9 awd: Base 189.0, 4x4 Squared 350.0 @2023-2024
AMG GLA 35 *2 [GLA]
  2021- suv.sub
    2.0I4T 302hp 22/28 D8 awd: 4MATIC 58.4
AMG GLA 45 *3 [GLA]
  2015-2023 suv.sub
    2.0I4T 382hp 20/28 D8 awd: 4MATIC 56.0
AMG GLB 35 *3 [GLB]
  2021- suv.sub 5/7s
    2.0I4T 302hp 21/26 D8 awd: 4MATIC 59.5
AMG GLC 43 *7 [GLC]
  2017- suv.compact
    3.0V6T 385hp 18/24 A9 awd: 4MATIC 67.0, Base 62.0 @2017-2022
  2017-2023 suv.compact
    3.0V6T 385hp 18/24 A9 awd: 4MATIC Coupe 68.0
AMG GLC 63 *2 [GLC]
  2018- suv.compact
    4.0V8T 503hp 16/22 A9 awd: 4MATIC 75.0 @2018-2022, S 4MATIC 84.1 @2018-2022, S E Performance 88.9 @2025-
AMG GLE 43 *6 [GLE]
  2016-2019 suv.mid
    3.0V6T 385hp 17/23 A9 awd: 4MATIC 69.7, 4MATIC Coupe 71.6
AMG GLE 53 *8 [GLE]
  2020- suv.mid
    3.0I6T 429hp 18/23 A9 awd: Base 88.0, 4MATIC 88.0, 4MATIC Coupe 90.9
AMG GLE 63 *2 [GLE]
  2016- suv.mid
    4.0V8T 603hp 15/19 A9 awd: S 4MATIC 129.0, S 4MATIC Coupe 131.0, 4MATIC 101.0 @2016-2019
AMG GLS 63 *1 [GLS]
  2017- suv.lux 7s
    4.0V8T 603hp 14/18 A9 awd: 4MATIC 153.0
AMG GT *3 [AMG GT]
  2016-2021 coupe.sport 2s
    4.0V8T 523hp 15/21 D7 rwd: Base 118.6, S 134.4 @2016-2019, C 150.9 @2018-2021, R 165.0 @2018-2020, Black Series 326.0 @2021
  2018-2021 convert.road
    4.0V8T 523hp 15/20 D7 rwd: Roadster 130.0, C Roadster 162.0
  2024- coupe.sport
    4.0V8T 577hp 14/21 A9 awd: 55 4MATIC+ 136.0, 63 4MATIC+ 178.0, 43 106.0 @2025-
AMG GT 43 *1 [AMG GT] ~AMG GT 43 4-Door
  2020-2026 sedan.lux
    3.0I6T 362hp 20/25 A9 awd: 4-Door 97.0
AMG GT 53 *2 [AMG GT] ~AMG GT 53 4-Door
  2019-2026 sedan.lux
    3.0I6T 429hp 19/24 A9 awd: 4-Door 112.0
AMG GT 63 *2 [AMG GT] ~AMG GT 63 4-Door
  2019-2026 sedan.lux
    4.0V8T 630hp 15/20 A9 awd: 4-Door 155.0, S 4-Door 166.0
AMG S 63 *2 [S-Class] ~S 63 AMG
  2007-2020 sedan.lux
    4.0V8T 603hp 17/26 A9 awd/rwd: Base 140.0 @2007-2013, 4MATIC 152.0 @2014-2020
  2015-2021 coupe.lux
    4.0V8T 603hp 17/26 A9 awd: 4MATIC Coupe 170.0
  2023- sedan.lux
    4.0V8T 791hp 17/23 17mi phev A9 awd: E Performance 186.0
AMG SL 55 *2 [SL]
  2003-2008 convert.road
    5.4V8S 510hp 12/18 A5 rwd: Base 131.0
  2022- convert.soft
    4.0V8T 469hp 14/21 A9 awd: 4MATIC+ 145.0
AMG SL 63 *1 [SL] ~SL 63 AMG
  2009-2020 convert.road
    5.5V8T 577hp 16/25 A7 rwd: Base 152.0
  2022- convert.soft
    4.0V8T 577hp 14/21 A9 awd: 4MATIC+ 189.0
AMG SLC 43 *0.5 [SLC]
  2017-2020 convert.road
    3.0V6T 385hp 20/28 A9 rwd: Base 64.6
B 250e *0.8 [B-Class] ~B-Class Electric Drive; B 250 e
  2014-2017 hatch.compact
    177hp 87mi electric fwd: Base 39.9
C 230 *20 [C-Class]
  1997-2009 sedan.compact
    2.5V6 201hp 19/26 A7/M6 rwd: Base 31.5, Sport 33.0 @2003-2009, Kompressor 29.9 @1999-2005
C 240 *20 [C-Class]
  2001-2005 sedan.compact
    2.6V6 168hp 19/25 A5/M6 rwd/awd: Base 32.7, 4MATIC 33.9 @2003-2005
C 250 *30 [C-Class]
  2012-2015 sedan.compact
    1.8I4T 201hp 22/31 A7 rwd: Sport 35.4, Luxury 35.8
  2012-2015 coupe.lux
    1.8I4T 201hp 22/31 A7 rwd: Base 38.0
C 280 *14 [C-Class]
  1995-2000 sedan.compact
    2.8V6 194hp 21/27 A5 rwd: Base 35.9
  2006-2007 sedan.compact
    3.0V6 228hp 20/28 A7 rwd/awd: Base 34.0, Luxury 34.4, 4MATIC 35.6
C 300 *55 [C-Class]
  2008-2014 sedan.compact
    3.5V6 248hp 20/28 A7 rwd/awd: Sport 37.4, Luxury 37.8, Sport 4MATIC 39.4, Luxury 4MATIC 39.8
  2015-2021 sedan.compact
    2.0I4T 255hp 23/33 A9 rwd/awd: Base 42.6, 4MATIC 44.6, Sport 42.0 @2015-2016, Luxury 42.0 @2015-2016
  2017-2023 coupe.lux
    2.0I4T 255hp 22/32 A9 rwd/awd: Coupe Base 49.0, 4MATIC Coupe 51.0
  2017-2023 convert.soft
    2.0I4T 255hp 22/31 A9 rwd/awd: Cabriolet 56.0, 4MATIC Cabriolet 58.0
  2022- sedan.compact
    2.0I4T 255hp 25/35 A9 rwd/awd: Base 48.5, 4MATIC 50.5, Premium 47.0 @2022-2023
C 320 *12 [C-Class]
  2001-2005 sedan.compact
    3.2V6 215hp 20/26 A5 rwd/awd: Base 37.9, Sport 36.9, 4MATIC 39.0 @2003-2005
C 350 *10 [C-Class]
  2006-2014 sedan.compact
    3.5V6 302hp 20/29 A7 rwd: Sport 43.0, Luxury 41.0 @2006-2007
  2012-2015 coupe.lux
    3.5V6 302hp 19/28 A7 rwd/awd: Base 43.7, 4MATIC 45.7
C 350e *1 [C-Class]
  2016-2018 sedan.compact
    2.0I4T 275hp 28/32 11mi phev A7 rwd: Base 47.9
C 400 *3 [C-Class]
  2015-2015 sedan.compact
    3.0V6T 329hp 21/29 A7 awd: 4MATIC 48.6
CL 500 *1.5 [CL]
  1998-2006 coupe.lux
    5.0V8 302hp 16/24 A7 rwd: Base 95.6
CL 550 *1 [CL]
  2007-2014 coupe.lux
    4.7V8T 429hp 15/23 A7 awd: 4MATIC 117.5, Base 102.0 @2007-2008
CLA 250 *26 [CLA] ~CLA-Class
  2014-2019 sedan.compact
    2.0I4T 208hp 24/37 D7 fwd/awd: Base 33.1, 4MATIC 35.1
  2020-2025 sedan.compact
    2.0I4T 221hp 25/36 D8 fwd/awd: Base 44.4, 4MATIC 46.4
CLA 250+ *5 [CLA]
  2026- sedan.compact
    268hp 374mi electric rwd: EQ Technology 47.3
CLA 350 *3 [CLA]
  2026- sedan.compact
    349hp 312mi electric awd: 4MATIC EQ Technology 49.8
CLE 300 *6 [CLE]
  2024- coupe.lux
    2.0I4T 255hp 25/34 A9 awd: 4MATIC Coupe 57.0
  2024- convert.soft
    2.0I4T 255hp 24/33 A9 awd: 4MATIC Cabriolet 65.6
CLE 450 *4 [CLE]
  2024- coupe.lux
    3.0I6T 375hp 23/33 A9 awd: 4MATIC Coupe 66.0
  2024- convert.soft
    3.0I6T 375hp 23/32 A9 awd: 4MATIC Cabriolet 75.0
CLK 320 *8 [CLK]
  1998-2005 coupe.lux
    3.2V6 215hp 20/28 A5 rwd: Base 45.6
  1999-2005 convert.soft
    3.2V6 215hp 20/27 A5 rwd: Cabriolet 53.0
CLK 350 *8 [CLK]
  2006-2009 coupe.lux
    3.5V6 268hp 18/26 A7 rwd: Base 47.0
  2006-2009 convert.soft
    3.5V6 268hp 17/25 A7 rwd: Cabriolet 55.0
CLK 430 *4 [CLK]
  1999-2003 coupe.lux
    4.3V8 275hp 18/25 A5 rwd: Base 51.0
CLK 550 *3 [CLK]
  2007-2009 coupe.lux
    5.5V8 382hp 15/22 A7 rwd: Base 56.0
  2007-2009 convert.soft
    5.5V8 382hp 15/22 A7 rwd: Cabriolet 64.0
CLS 400 *1 [CLS]
  2015-2017 sedan.lux
    3.0V6T 329hp 20/28 A7 rwd/awd: Base 66.9, 4MATIC 69.4
CLS 450 *2 [CLS]
  2019-2023 sedan.lux
    3.0I6T 362hp 23/30 A9 rwd/awd: Base 72.0 @2019-2022, 4MATIC 76.0
CLS 500 *5 [CLS]
  2006-2006 sedan.lux 4s
    5.0V8 302hp 16/22 A7 rwd: Base 66.0
CLS 550 *4 [CLS] ~CLS-Class
  2007-2018 sedan.lux 4s
    4.7V8T 402hp 17/26 A9 rwd/awd: Base 75.0, 4MATIC 77.5
E 300 *16 [E-Class]
  1995-1999 sedan.mid
    3.0I6T 174hp 26/35 diesel A5 rwd: Diesel Base 42.0
  2017-2019 sedan.mid
    2.0I4T 241hp 22/30 A9 rwd/awd: Base 53.5, 4MATIC 56.0, Luxury 55.0, Luxury 4MATIC 57.5, Sport 54.0, Sport 4MATIC 56.5
E 320 *35 [E-Class]
  1995-2005 sedan.mid
    3.2V6 221hp 20/28 A5 rwd/awd: Base 50.0, 4MATIC 53.0 @1998-2005, CDI 52.0 @2005
  1995-2005 wagon.family
    3.2V6 221hp 19/26 A5 rwd/awd: Wagon Base 53.0, 4MATIC Wagon 55.6
E 350 *45 [E-Class]
  2006-2009 sedan.mid
    3.5V6 268hp 17/24 A7 rwd/awd: Base 53.2, 4MATIC 55.7
  2010-2016 sedan.mid
    3.5V6 302hp 21/30 A7 rwd/awd: Base 53.1, 4MATIC 55.6, Luxury 53.0, Sport 53.5, Luxury 4MATIC 55.6, Sport 4MATIC 56.0
  2010-2017 coupe.lux
    3.5V6 302hp 20/29 A7 rwd/awd: Coupe Base 52.5, 4MATIC Coupe 55.0
  2011-2016 wagon.family
    3.5V6 302hp 19/27 A7 awd: 4MATIC Wagon 59.0
  2020-2023 sedan.mid
    2.0I4T 255hp 23/32 A9 rwd/awd: Base 57.6, 4MATIC 60.1
  2024- sedan.mid
    2.0I4T 255hp 24/33 A9 rwd/awd: Base 63.9, 4MATIC 66.5
E 400 *9 [E-Class]
  2013-2018 sedan.mid
    3.0V6T 329hp 20/28 A9 rwd/awd: Base 62.0, 4MATIC 64.5, Hybrid Base 56.7 @2013-2015
  2015-2018 coupe.lux
    3.0V6T 329hp 20/26 A9 rwd/awd: Coupe Base 59.0, 4MATIC Coupe 61.4
  2015-2018 convert.soft
    3.0V6T 329hp 20/26 A9 rwd/awd: Cabriolet 66.3, 4MATIC Cabriolet 68.8
E 430 *6 [E-Class]
  1998-2002 sedan.mid
    4.3V8 275hp 18/25 A5 rwd/awd: Base 53.9, 4MATIC 56.8 @2000-2002
E 450 *11 [E-Class]
  2019-2023 sedan.mid
    3.0I6T 362hp 23/30 A9 awd/rwd: Base 61.0, 4MATIC 65.0
  2019-2023 coupe.lux
    3.0I6T 362hp 23/30 A9 rwd/awd: Coupe Base 67.0, 4MATIC Coupe 69.5
  2019-2023 convert.soft
    3.0I6T 362hp 22/29 A9 rwd/awd: Cabriolet 73.0, 4MATIC Cabriolet 75.5
  2021- wagon.outdoor 7s
    3.0I6T 375hp 22/31 A9 awd: All-Terrain 77.3
  2024- sedan.mid
    3.0I6T 375hp 22/31 A9 awd: 4MATIC 71.5
E 500 *6 [E-Class]
  2003-2006 sedan.mid
    5.0V8 302hp 16/23 A7 rwd/awd: Base 58.6, 4MATIC 61.0
E 550 *6 [E-Class]
  2007-2017 sedan.mid
    4.7V8T 402hp 17/26 A7 rwd/awd: Base 62.0, 4MATIC 63.0, Sport 60.0
  2010-2017 coupe.lux
    4.7V8T 402hp 17/26 A7 rwd: Coupe Base 60.0
EQB 250+ *6 [EQB]
  2023-2026 suv.sub 5/7s
    188hp 251mi electric fwd: Base 53.1
EQB 300 *5 [EQB]
  2022-2026 suv.sub 5/7s
    225hp 205mi electric awd: 4MATIC 56.8
EQB 350 *2 [EQB]
  2022-2026 suv.sub 5/7s
    288hp 205mi electric awd: 4MATIC 60.4
EQE 350 *5 [EQE]
  2023-2026 sedan.mid
    288hp 308mi electric rwd/awd: + 64.9, 4MATIC 67.9
EQE 350 SUV *5 [EQE]
  2023-2026 suv.mid
    288hp 279mi electric rwd/awd: + 64.9, 4MATIC SUV 67.9
EQS 450 *4 [EQS]
  2022-2026 sedan.lux
    355hp 352mi electric rwd/awd: + 104.4, 4MATIC 107.4
EQS 450 SUV *4 [EQS]
  2023-2026 suv.lux 5/7s
    355hp 323mi electric rwd/awd: + 89.8, 4MATIC SUV 92.5
EQS 580 *3 [EQS]
  2022-2026 sedan.lux
    536hp 345mi electric awd: 4MATIC 128.5
EQS 580 SUV *2 [EQS]
  2023-2026 suv.lux 5/7s
    536hp 307mi electric awd: 4MATIC SUV 112.0
G 500 *1 [G-Class]
  2002-2008 suv.lux
    5.0V8 292hp 12/14 A7 awd: Base 87.0
G 550 *4 [G-Class]
  2009-2018 suv.lux
    4.0V8T 416hp 13/14 A7 awd: Base 123.6, 4MATIC 123.6, 4x4 Squared 227.3 @2017-2018
  2019-2024 suv.lux
    4.0V8T 416hp 14/17 A9 awd: Base 143.0, 4MATIC 143.0
  2025- suv.lux
    3.0I6T 443hp 17/19 A9 awd: 4MATIC 149.0
G 580 *2 [G-Class]
  2025- suv.lux
    579hp 239mi electric awd: EQ Technology 162.0
GL 320 *3 [GL] ~GL-Class
  2007-2009 suv.lux 7s
    3.0V6T 215hp 18/24 diesel A7 awd: CDI 53.8, BlueTEC 59.0 @2009
GL 350 *6 [GL]
  2010-2016 suv.lux 7s
    3.0V6T 240hp 19/26 diesel A7 awd: BlueTEC 4MATIC 63.6
GL 450 *18 [GL] ~GL-Class GL 450
  2007-2016 suv.lux 7s
    3.0V6T 362hp 17/22 A7 awd: Base 65.2, 4MATIC 65.2
GL 550 *4 [GL]
  2008-2016 suv.lux 7s
    4.7V8T 429hp 13/18 A7 awd: 4MATIC 90.0
GLA 250 *24 [GLA] ~GLA-Class
  2015-2020 suv.sub
    2.0I4T 208hp 24/33 D7 fwd/awd: Base 34.3, 4MATIC 36.3
  2021- suv.sub
    2.0I4T 221hp 25/34 D8 fwd/awd: Base 43.0, 4MATIC 45.0
GLB 250 *26 [GLB]
  2020- suv.sub 5/7s
    2.0I4T 221hp 24/32 D8 fwd/awd: Base 45.8, 4MATIC 47.8
GLC 300 *65 [GLC] ~GLC
  2016-2022 suv.compact
    2.0I4T 255hp 22/29 A9 rwd/awd: Base 44.9, 4MATIC 46.9
  2017- suv.compact
    2.0I4T 255hp 23/31 A9 awd: 4MATIC Coupe 57.9
  2023- suv.compact
    2.0I4T 255hp 25/33 A9 rwd/awd: Base 50.4, 4MATIC 52.4
GLC 350e *6 [GLC]
  2018- suv.compact
    2.0I4T 313hp 25/26 54mi phev A9 awd: Base 50.7 @2018-2020, 4MATIC 60.9
GLE 350 *55 [GLE] ~GLE-Class; GLE
  2016-2019 suv.mid
    3.5V6 302hp 18/23 A7 rwd/awd: Base 52.9, 4MATIC 55.4, d 4MATIC 54.5 @2016
  2020- suv.mid 5/7s
    2.0I4T 255hp 20/27 A9 rwd/awd: Base 62.5, 4MATIC 65.0
GLE 400 *6 [GLE]
  2016-2019 suv.mid
    3.0V6T 329hp 17/22 A7 awd: 4MATIC 66.7
GLE 450 *25 [GLE]
  2016-2016 suv.mid
    3.0V6T 362hp 17/22 A9 awd: AMG 4MATIC Coupe 66.0
  2020- suv.mid 5/7s
    3.0I6T 375hp 20/25 A9 awd: 4MATIC 73.0
GLE 450e *4 [GLE]
  2024- suv.mid
    2.0I4T 381hp 23/25 48mi phev A9 awd: 4MATIC 73.9
GLE 550e *1 [GLE]
  2016-2018 suv.mid
    3.0V6T 436hp 17/21 12mi phev A7 awd: 4MATIC 68.0
GLE 580 *3 [GLE]
  2020- suv.mid 5/7s
    4.0V8T 510hp 17/22 A9 awd: 4MATIC 92.0
GLK 250 *3 [GLK]
  2013-2015 suv.compact
    2.1I4T 200hp 24/33 diesel A7 awd: BlueTEC 4MATIC 39.6
GLK 350 *32 [GLK] ~GLK-Class
  2010-2015 suv.compact
    3.5V6 302hp 19/25 A7 rwd/awd: Base 37.9, 4MATIC 39.9
GLS 350d *1 [GLS]
  2017-2017 suv.lux 7s
    3.0V6T 255hp 19/26 diesel A9 awd: 4MATIC 67.0
GLS 450 *22 [GLS] ~GLS; GLS-Class
  2017-2019 suv.lux 7s
    3.0V6T 362hp 16/22 A9 awd: Base 70.2, 4MATIC 70.2
  2020- suv.lux 6/7s
    3.0I6T 375hp 20/24 A9 awd: Base 90.0, 4MATIC 90.0
GLS 550 *3 [GLS]
  2017-2019 suv.lux 7s
    4.7V8T 449hp 14/19 A9 awd: 4MATIC 95.8
GLS 580 *6 [GLS]
  2020- suv.lux 6/7s
    4.0V8T 510hp 16/20 A9 awd: 4MATIC 114.0
Maybach GLS 600 *2 [Maybach]
  2021- suv.lux 4/5s
    4.0V8T 550hp 15/19 A9 awd: 4MATIC 178.0
Maybach S 560 *1 [Maybach]
  2018-2020 sedan.lux 4/5s
    4.0V8T 463hp 16/25 A9 awd: 4MATIC 173.0
Maybach S 580 *2 [Maybach]
  2021- sedan.lux 4/5s
    4.0V8T 496hp 16/25 A9 awd: 4MATIC 202.0
Maybach S 680 *0.5 [Maybach]
  2022- sedan.lux 4s
    6.0V12T 621hp 12/20 A9 awd: 4MATIC 240.0
Metris *8
  2016-2023 van.cargo upfit:cargo
    2.0I4T 208hp 20/24 A7/A9 rwd: Cargo 38.0, Cargo Long 39.5, Worker 30.0 @2018-2019
  2016-2023 van.pass 7/8s
    2.0I4T 208hp 19/22 A7/A9 rwd: Passenger 43.5
ML 320 *30 [M-Class] ~M-Class
  1998-2009 suv.mid
    3.2V6 215hp 15/20 A5 awd: Base 37.0, CDI 46.0 @2007-2009, BlueTEC 48.6 @2009
ML 350 *32 [M-Class]
  2003-2015 suv.mid
    3.5V6 302hp 17/22 A7 rwd/awd: Base 48.3, 4MATIC 50.8, BlueTEC 4MATIC 52.0 @2011-2014
ML 430 *6 [M-Class]
  1999-2001 suv.mid
    4.3V8 268hp 15/18 A5 awd: Base 44.7
ML 500 *6 [M-Class]
  2002-2007 suv.mid
    5.0V8 302hp 13/18 A7 awd: Base 53.0, 4MATIC 53.0
ML 550 *3 [M-Class]
  2008-2014 suv.mid
    4.7V8T 402hp 14/19 A7 awd: 4MATIC 60.0
R 350 *7 [R-Class]
  2006-2012 wagon.outdoor 6/7s
    3.5V6 268hp 15/19 A7 awd: Base 53.0, 4MATIC 53.7, BlueTEC 4MATIC 55.0 @2010-2012
R 500 *3 [R-Class]
  2006-2007 wagon.outdoor 6s
    5.0V8 302hp 13/18 A7 awd: Base 56.0, 4MATIC 57.0
S 430 *10 [S-Class] ~S430
  2000-2006 sedan.lux
    4.3V8 275hp 18/26 A7 rwd/awd: Base 76.0, 4MATIC 77.0
S 450 *4 [S-Class]
  2018-2020 sedan.lux
    3.0V6T 362hp 19/28 A9 rwd/awd: Base 94.2, 4MATIC 97.2
S 500 *9 [S-Class] ~S500
  1995-2006 sedan.lux
    5.0V8 302hp 16/24 A7 rwd/awd: Base 85.6, 4MATIC 86.7 @2003-2006
  2021- sedan.lux
    3.0I6T 442hp 22/30 A9 awd: 4MATIC 119.0
S 550 *14 [S-Class] ~S550
  2007-2017 sedan.lux
    4.7V8T 449hp 17/26 A9 rwd/awd: Base 96.6, 4MATIC 99.6
  2015-2017 coupe.lux
    4.7V8T 449hp 16/25 A7 awd: 4MATIC Coupe 122.0
S 560 *6 [S-Class]
  2018-2020 sedan.lux
    4.0V8T 463hp 17/27 A9 rwd/awd: Base 103.9, 4MATIC 106.9
  2018-2021 coupe.lux
    4.0V8T 463hp 17/26 A9 awd: 4MATIC Coupe 129.0
  2018-2021 convert.soft
    4.0V8T 463hp 17/26 A9 rwd: Cabriolet 138.0
S 580 *7 [S-Class]
  2021- sedan.lux
    4.0V8T 496hp 18/26 A9 awd: 4MATIC 129.0
S 580e *1 [S-Class]
  2023- sedan.lux
    3.0I6T 510hp 21/29 46mi phev A9 awd: 4MATIC 126.0
S 600 *1 [S-Class]
  1995-2017 sedan.lux
    6.0V12T 523hp 13/21 A7 rwd: Base 170.0
SL 450 *1 [SL]
  2017-2020 convert.road
    3.0V6T 362hp 20/28 A9 rwd: Base 91.0
SL 500 *5 [SL] ~SL500; SL-Class SL500
  1995-2006 convert.road
    5.0V8 302hp 16/23 A7 rwd: Base 94.0, Roadster 94.0
SL 550 *3 [SL] ~SL550; SL-Class SL 550; SL-Class SL550
  2007-2020 convert.road
    4.7V8T 449hp 17/25 A9 rwd: Base 114.4, Roadster 110.0 @2007-2012
SLC 300 *1.5 [SLC]
  2017-2020 convert.road
    2.0I4T 241hp 23/32 A9 rwd: Base 49.9
SLK 230 *6 [SLK]
  1998-2004 convert.road
    2.3I4S 192hp 21/30 A5/M6 rwd: Base 41.0, Kompressor 41.0
SLK 250 *2 [SLK] ~SLK-Class
  2012-2015 convert.road
    1.8I4T 201hp 23/33 A7/M6 rwd: Base 44.5
SLK 280 *2 [SLK]
  2006-2008 convert.road
    3.0V6 228hp 19/26 A7/M6 rwd: Base 44.7
SLK 350 *3 [SLK]
  2005-2015 convert.road
    3.5V6 302hp 20/29 A7 rwd: Base 57.3
SLR McLaren *0.2
  2005-2009 coupe.sport 2s
    5.4V8S 617hp 12/16 A5 rwd: Base 455.0
SLS AMG *0.3
  2011-2015 coupe.sport 2s
    6.2V8 583hp 13/19 D7 rwd: Base 201.5, GT 212.0 @2013-2014, Black Series 275.0 @2014
  2012-2015 convert.road
    6.2V8 583hp 13/19 D7 rwd: Roadster 208.0, GT Roadster 219.0 @2013-2015
Sprinter 1500 *4 [Sprinter]
  2019-2024 van.cargo upfit:cargo 3d
    2.0I4T 188hp A9 rwd: Cargo Standard Roof 41.5
Sprinter 2500 *24 [Sprinter] ~Sprinter 2500 Cargo; Sprinter Cargo Van
  2010-2018 van.cargo upfit:cargo 3d
    2.1I4T 161hp diesel A7 rwd: Cargo Standard Roof 39.0, Cargo High Roof 42.0, Worker 33.0 @2016-2018
  2010- van.pass 12s
    2.0I4T 208hp diesel A9 rwd/awd: Passenger 60.0, Crew 56.0
  2019- van.cargo upfit:cargo 3d
    2.0I4T 208hp diesel A9 rwd/awd: Cargo Standard Roof 51.0, Cargo High Roof 54.6
Sprinter 3500 *10 [Sprinter]
  2010- van.cargo upfit:cargo 3d
    2.0I4T 208hp diesel A9 rwd/awd: Cargo 55.6, Cargo High Roof 58.0
  2010- truck.chassis reg2 upfit:box+service
    2.0I4T 208hp diesel A9 rwd: Cab Chassis 51.0
eSprinter *2 [Sprinter]
  2024- van.cargo upfit:cargo 3d
    134hp 206mi electric rwd: Cargo Standard Output 61.2, Cargo High Output 64.0
`,
  },
  {
    code: 'SMART',
    label: 'smart',
    wmi: ['WME', 'WMX'],
    table: `
fortwo *6
  2008-2015 hatch.compact 3d 2s
    1.0I3 70hp 34/38 A5 rwd: Pure 13.3, Passion 14.9, BRABUS 18.7
  2008-2015 convert.soft 2s
    1.0I3 70hp 34/38 A5 rwd: Passion Cabriolet 17.9, BRABUS Cabriolet 21.0
  2016-2017 hatch.compact 3d 2s
    0.9I3T 89hp 34/39 D6/M5 rwd: Pure 14.7, Passion 16.1, Prime 17.5, Proxy 17.0
  2017-2017 convert.soft 2s
    0.9I3T 89hp 33/38 D6/M5 rwd: Passion Cabriolet 19.7, Prime Cabriolet 21.3
fortwo electric drive *1
  2013-2019 hatch.compact 3d 2s
    80hp 58mi electric rwd: Pure 23.9, Passion 25.4, Prime 27.0
`,
  },
];
