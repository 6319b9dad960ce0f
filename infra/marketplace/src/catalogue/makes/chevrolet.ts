import type { MakeSource } from '../types';

export const chevrolet: MakeSource[] = [
  {
    code: 'CHEV',
    label: 'Chevrolet',
    aliases: ['Chevy'],
    wmi: ['1GC', '1GN', '1G1', '2GN', '3GN', 'KL7'],
    table: `
Astro *70 ~Astro Van
  1995-2005 van.mini 7/8s
    4.3V6 190hp 15/20 A4 rwd/awd: Base 24.0, CL 20.9 @1995-1996, LS 25.6, LT 28.0
  1995-2005 van.cargo upfit:cargo 3d
    4.3V6 190hp 15/20 A4 rwd/awd: Cargo 22.0
Avalanche *60 ~Avalanche 1500
  2002-2006 truck.full crew/short
    5.3V8 295hp 14/18 A4 rwd/4wd: LS 32.6, LT 34.0, Z71 36.9
  2007-2013 truck.full crew/short
    5.3V8 320hp 15/21 flex A6 rwd/4wd: LS 36.8, LT 39.5, LTZ 48.2
Aveo *55
  2004-2011 sedan.sub
    1.6I4 108hp 27/35 M5/A4 fwd: Special Value 10.0 @2004-2006, LS 12.1, LT 14.9
  2004-2011 hatch.compact
    1.6I4 108hp 27/35 M5/A4 fwd: Aveo5 LS 12.1, Aveo5 LT 14.9
Beretta *40
  1995-1996 coupe.sport
    2.2I4 120hp 25/34 M5/A3 fwd: Base 13.5
    3.1V6 155hp 21/29 A4 fwd: Z26 17.0
Blazer *110
  1995-2005 suv.mid
    4.3V6 190hp 16/21 A4/M5 rwd/4wd: Base 20.0 @1995-1999, LS 24.6, LT 28.0 @1995-2002, TrailBlazer 31.6 @1999-2002, Xtreme 23.9 @2001-2005
  2019-2025 suv.mid
    2.5I4 193hp 21/27 A9 fwd: L 29.9 @2019-2022
    2.0I4T 228hp 22/29 A9 fwd/awd: 2LT 36.0 @2020-2025, 3LT 39.6 @2020-2025
    3.6V6 308hp 19/27 A9 fwd/awd: 1LT 33.6 @2019-2020, Base 33.4 @2019, RS 44.2, Premier 44.2
Blazer EV *24
  2024- suv.mid
    220hp 283mi electric fwd/awd: LT 46.1
    300hp 334mi electric awd/rwd: RS 51.6
    615hp 303mi electric awd: SS 62.1 @2025-
Bolt EUV *25
  2022-2023 suv.sub
    200hp 247mi electric fwd: LT 28.8, Premier 33.3
Bolt EV *28 ~Bolt
  2017-2023 hatch.compact
    200hp 259mi electric fwd: LT 27.5 @2017-2021, Premier 40.7 @2017-2021, 1LT 27.5 @2022-2023, 2LT 30.7 @2022-2023
  2027- suv.sub
    210hp 255mi electric fwd: LT 29.0, RS 32.0
BrightDrop 400 *1 [BrightDrop] ~BrightDrop Zevo 400
  2024-2025 van.cargo upfit:cargo 3d
    300hp 178mi electric fwd/awd: Standard Range 46.8, Max Range 69.3
BrightDrop 600 *1 [BrightDrop] ~BrightDrop Zevo 600
  2024-2025 van.cargo upfit:cargo 3d
    300hp 181mi electric fwd/awd: Standard Range 52.0, Max Range 74.3
C/K 1500 *300 ~C1500; K1500
  1995-1999 truck.full reg/std reg/long ext2d/std
    4.3V6 200hp 17/22 M5/A4 rwd/4wd: WT 14.9, Cheyenne 16.9
    5.7V8 255hp 15/19 A4 rwd/4wd: Silverado 20.9
Camaro *60
  1995-2002 coupe.sport
    3.8V6 200hp 19/30 M5/A4 rwd: Base 18.4, RS 20.8 @1996-2002
    5.7V8 310hp 18/27 M6/A4 rwd: Z28 22.9, SS 26.4 @1996-2002
  1995-2002 convert.soft
    3.8V6 200hp 19/30 M5/A4 rwd: Base 26.5
    5.7V8 310hp 18/27 M6/A4 rwd: Z28 29.8, SS 33.5 @1998-2002
  2010-2015 coupe.sport
    3.6V6 323hp 17/28 M6/A6 rwd: LS 24.7, 1LS 25.1 @2010-2015, 2LS 26.9, 1LT 27.2, 2LT 31.5
    6.2V8 426hp 16/24 M6/A6 rwd: 1SS 34.6, 2SS 38.8, Z28 72.3 @2014-2015
    6.2V8S 580hp 14/19 M6/A6 rwd: ZL1 56.6 @2012-2015
  2011-2015 convert.soft
    3.6V6 323hp 17/28 M6/A6 rwd: 1LT 33.9, 2LT 37.0
    6.2V8 426hp 16/24 M6/A6 rwd: 1SS 41.2, 2SS 44.6
  2016-2024 coupe.sport
    2.0I4T 275hp 20/30 M6/A8 rwd: 1LS 25.0 @2016-2021, 1LT 30.5, 2LT 32.9, 3LT 37.0 @2020-2024
    6.2V8 455hp 16/26 M6/A10 rwd: LT1 36.5 @2020-2024, 1SS 42.0, 2SS 47.5
    6.2V8S 650hp 14/20 M6/A10 rwd: ZL1 74.9 @2017-2024
  2016-2024 convert.soft
    2.0I4T 275hp 20/29 M6/A8 rwd: 1LT 38.0, 2LT 39.9, 3LT 43.0 @2020-2024
    6.2V8 455hp 16/25 M6/A10 rwd: 1SS 48.0, 2SS 53.5, LT1 44.0 @2020-2024
Caprice *60 ~Caprice Classic
  1995-1996 sedan.full 6s
    4.3V8 200hp 18/26 A4 rwd: Classic 20.4
    5.7V8 260hp 17/26 A4 rwd: Classic V8 21.2, Impala SS 24.4
Captiva Sport *35 ~Captiva
  2012-2015 suv.compact
    2.4I4 182hp 20/28 A6 fwd: 1LS 23.5 @2012-2013, LS 23.7, 2LS 24.2, LT 25.5, 1LT 25.0 @2012-2013, LTZ 28.5
Cavalier *200
  1995-2005 sedan.compact
    2.2I4 140hp 24/34 M5/A4 fwd: Base 14.6, LS 16.6, LS Sport 18.2 @2002-2005
  1995-2005 coupe.sport 5s
    2.2I4 140hp 24/34 M5/A4 fwd: Base 14.4, RS 12.9 @1996-2000, Z24 17.0 @1995-2002, LS 16.4, LS Sport 18.0 @2002-2005
City Express *7
  2015-2018 van.cargo upfit:cargo 3d
    2.0I4 131hp 24/26 CVT fwd: LS 22.9, LT 24.0
Cobalt *180
  2005-2010 sedan.compact
    2.2I4 155hp 25/37 M5/A4 fwd: Base 15.0, LS 16.1, LT 17.0, 1LT 17.2, 2LT 18.0 @2008-2010, LTZ 19.0 @2006-2008
  2005-2010 coupe.sport 5s
    2.2I4 155hp 25/37 M5/A4 fwd: Base 15.0, LS 16.1, LT 17.0, 1LT 17.2, Sport 19.6 @2007-2008
    2.0I4T 260hp 22/32 M5 fwd: SS 24.5
Colorado *90
  2004-2012 truck.mid reg/std ext/std crew/short
    2.9I4 185hp 18/25 M5/A4 rwd/4wd: WT 18.0, LS 18.9 @2004-2007, 1LT 20.9 @2006-2012
    3.7I5 242hp 17/23 A4 rwd/4wd: LT 25.4, 2LT 27.5 @2006-2012, 3LT 26.6 @2006-2009, Z71 24.0 @2004-2005
  2015-2022 truck.mid ext/std crew/short crew/std
    2.5I4 200hp 19/25 A6 rwd: Base 21.3 @2015-2021, WT 26.8
    3.6V6 308hp 18/25 A8 rwd/4wd: LT 30.2, Z71 34.9, ZR2 43.6 @2017-2022
    2.8I4T 181hp 20/30 diesel A6 rwd/4wd crew/short: LT Diesel 33.9 @2016-2022, Z71 Diesel 38.6 @2016-2022, ZR2 Diesel 48.5 @2017-2022
  2023- truck.mid crew/short
    2.7I4T 310hp 19/24 A8 rwd/4wd: WT 32.4, LT 35.9, Trail Boss 40.4, Z71 44.0, ZR2 50.0, ZR2 Bison 59.4 @2024-
Corvette *34
  1995-1996 coupe.sport 2s
    5.7V8 300hp 17/25 M6/A4 rwd: Base 37.2, Grand Sport 40.5 @1996, ZR1 68.0 @1995
  1997-2004 coupe.sport 2s
    5.7V8 350hp 19/28 M6/A4 rwd: Base 44.5, Z06 52.4 @2001-2004
  1998-2004 convert.road
    5.7V8 350hp 18/26 M6/A4 rwd: Base 51.5
  2005-2013 coupe.sport 2s
    6.2V8 430hp 16/26 M6/A6 rwd: Base 49.6, Grand Sport 56.0 @2010-2013
    7.0V8 505hp 15/24 M6 rwd: Z06 75.6 @2006-2013
    6.2V8S 638hp 14/20 M6 rwd: ZR1 112.6 @2009-2013
  2005-2013 convert.road
    6.2V8 430hp 16/26 M6/A6 rwd: Base 54.6, Grand Sport 61.0 @2010-2013, 427 75.9 @2013
  2014-2019 coupe.sport 2s
    6.2V8 460hp 16/25 M7/A8 rwd: Stingray 55.9, Stingray Z51 60.9, Grand Sport 65.9 @2017-2019
    6.2V8S 650hp 15/22 M7/A8 rwd: Z06 80.9 @2015-2019, ZR1 119.9 @2019
  2014-2019 convert.road
    6.2V8 460hp 16/25 M7/A8 rwd: Stingray 59.9, Stingray Z51 64.9, Grand Sport 69.9 @2017-2019
    6.2V8S 650hp 14/22 M7/A8 rwd: Z06 84.9 @2015-2019, ZR1 123.9 @2019
  2020- coupe.sport 2s
    6.2V8 490hp 16/24 D8 rwd: Stingray 70.0, Stingray 1LT 70.0, Stingray 2LT 77.1, Stingray 3LT 81.8
    6.2V8 655hp 16/24 hybrid D8 awd: E-Ray 108.6 @2024-
    5.5V8 670hp 12/21 D8 rwd: Z06 118.0 @2023-
    5.5V8T 1064hp 12/18 D8 rwd: ZR1 183.4 @2025-
    5.5V8T 1250hp 12/18 hybrid D8 awd: ZR1X 207.4 @2026-
  2020- convert.road
    6.2V8 490hp 16/24 D8 rwd: Stingray 77.0, Stingray 1LT 77.0, Stingray 2LT 84.1, Stingray 3LT 88.8
    5.5V8 670hp 12/21 D8 rwd: Z06 125.0 @2023-
Cruze *180
  2011-2016 sedan.compact
    1.8I4 138hp 25/36 A6/M6 fwd: LS 17.7
    1.4I4T 138hp 26/38 A6/M6 fwd: 1LT 20.5, 2LT 22.8, LT 20.6, Eco 20.3, LTZ 25.6
    2.0I4T 151hp 27/44 diesel A6 fwd: Diesel Base 26.7 @2014-2015
  2016-2019 sedan.compact
    1.4I4T 153hp 30/40 A6/M6 fwd: L 18.0, LS 19.0, LT 20.9, Premier 24.6
    1.6I4T 137hp 31/48 diesel A9/M6 fwd: LT Diesel 24.7 @2017-2019
  2017-2019 hatch.compact
    1.4I4T 153hp 29/38 A6/M6 fwd: LT 21.9, Premier 25.1, LS 20.7 @2019
Cruze Limited *20
  2016-2016 sedan.compact
    1.8I4 138hp 25/36 A6/M6 fwd: L 17.3, LS 18.8
    1.4I4T 138hp 26/38 A6 fwd: 1LT 20.9, 2LT 23.4, Eco 20.6, LTZ 25.0
Equinox *240
  2005-2009 suv.compact
    3.4V6 185hp 17/24 A5 fwd/awd: LS 24.3, LT 25.9
    3.6V6 264hp 16/24 A6 fwd/awd: Sport 30.6 @2008-2009, LTZ 29.6 @2008-2009
  2010-2017 suv.compact
    2.4I4 182hp 22/32 A6 fwd/awd: L 24.0 @2015-2017, LS 25.5, 1LT 26.4 @2010-2014, LT 27.0, 2LT 27.9 @2010-2014, Premier 31.3 @2017, LTZ 31.0 @2010-2016
    3.6V6 301hp 17/24 A6 fwd/awd: LT V6 28.5, LTZ V6 33.0 @2010-2016
  2018-2024 suv.compact
    1.5I4T 175hp 26/31 A6 fwd/awd: L 24.0 @2018-2021, LS 26.6, LT 28.4, 1LT 28.0 @2018-2020, RS 32.4 @2022-2024, Premier 32.6, 2LT 30.1 @2019-2020
    2.0I4T 252hp 22/29 A9 fwd/awd: LT 2.0T 30.4 @2018-2020, Premier 2.0T 34.6 @2018-2020
    1.6I4T 137hp 28/39 diesel A6 fwd/awd: LT Diesel 31.7 @2018-2019, Premier Diesel 35.0 @2018-2019
  2025- suv.compact
    1.5I4T 175hp 26/31 CVT fwd/awd: LT 30.1, RS 34.5, ACTIV 34.5
Equinox EV *60
  2024- suv.compact
    220hp 319mi electric fwd/awd: LT 35.1, RS 41.6
Express 1500 *25 [Express]
  1996-2014 van.cargo upfit:cargo 3d
    4.3V6 195hp 15/20 A4 rwd: Work Van 26.9
    5.3V8 310hp 13/17 A4 rwd/awd: Work Van V8 28.9
  1996-2014 van.pass 8s
    5.3V8 310hp 13/17 A4 rwd/awd: LS 30.2, LT 32.5
Express 2500 *45 [Express]
  1996- van.cargo upfit:cargo 3d
    4.3V6 276hp A8 rwd: Work Van 45.7
    6.6V8 401hp A8 rwd: Work Van V8 47.2 @2021-
  1996-2025 van.pass 12s
    4.3V6 276hp A8 rwd: LS 45.0, LT 48.0
Express 3500 *30 [Express]
  1996- van.cargo upfit:cargo 3d
    6.6V8 401hp A8 rwd: Work Van 48.6
  1996- van.pass 12/15s
    6.6V8 401hp A8 rwd: LS 52.0, LT 54.6
  1996- truck.chassis reg upfit:box+service+stake
    6.6V8 401hp A8 rwd: Cutaway 42.4
  2010-2022 truck.chassis reg upfit:box+service
    2.8I4T 181hp diesel A8 rwd: Cutaway Diesel 38.9
Express 4500 *6 [Express]
  2009- truck.chassis reg upfit:box
    6.6V8 401hp A8 rwd: Cutaway 46.0
HHR *90
  2006-2011 wagon.family
    2.2I4 155hp 22/32 M5/A4 fwd: LS 19.0, LT 20.0, 1LT 19.9
    2.4I4 172hp 22/30 M5/A4 fwd: 2LT 22.0
    2.0I4T 260hp 21/29 M5/A4 fwd: SS 25.5 @2008-2010
HHR Panel *5
  2007-2011 wagon.family 2s
    2.2I4 155hp 22/32 M5/A4 fwd: LS 19.3, LT 20.4
Impala *180
  2000-2005 sedan.full 5/6s
    3.4V6 180hp 21/32 A4 fwd: Base 22.7
    3.8V6 200hp 20/30 A4 fwd: LS 26.0, SS 28.6 @2004-2005
  2006-2013 sedan.full 5/6s
    3.6V6 300hp 18/30 A6 fwd: LS 26.7, LS Fleet 25.9, LT 28.4, LTZ 31.1, Police 26.0
    5.3V8 303hp 16/24 A4 fwd: SS 30.4 @2006-2009
  2014-2020 sedan.full
    2.5I4 197hp 22/29 A6 fwd: LS 28.0 @2014-2019
    3.6V6 305hp 19/28 A6 fwd: LT 31.6, LTZ 36.4 @2014-2016, Premier 36.7 @2017-2020, Premier 2LZ 37.7 @2017-2019
Impala Limited *40
  2014-2016 sedan.full 5/6s
    3.6V6 302hp 18/30 A6 fwd: LS 26.6, LT 28.3, LTZ 32.0
Lumina *100
  1995-2001 sedan.mid 6s
    3.1V6 175hp 20/29 A4 fwd: Base 19.3, LS 20.0 @1995-1999, LTZ 20.7 @1997-1999
Lumina Minivan *20 ~Lumina APV
  1995-1996 van.mini
    3.4V6 180hp 19/26 A4 fwd: Base 19.9
Low Cab Forward 3500 *2 [Low Cab Forward] ~LCF 3500; 3500 LCF Gas
  2016- truck.chassis reg2 upfit:box+flatbed+stake
    6.6V8 350hp A6 rwd: Base 47.5
Low Cab Forward 4500 *5 [Low Cab Forward] ~LCF 4500; 4500HD LCF; 4500 LCF Gas
  2016- truck.chassis reg2 crew6 upfit:box+flatbed+stake+dump
    6.6V8 350hp A6 rwd: Base 50.0
    5.2I4T 215hp diesel A6 rwd: HD Diesel 61.0
Low Cab Forward 5500XD *2 [Low Cab Forward] ~LCF 5500XD; 5500XD LCF
  2016- truck.chassis reg2 upfit:box+flatbed+dump
    5.2I4T 215hp diesel A6 rwd: Diesel Base 67.0
Malibu *170
  1997-2003 sedan.mid
    3.1V6 170hp 20/29 A4 fwd: Base 17.9, LS 20.0
  2004-2007 sedan.mid
    2.2I4 144hp 24/34 A4 fwd: Base 17.3, LS 18.0
    3.5V6 217hp 22/32 A4 fwd: LT 20.5, LTZ 24.2 @2006-2007
    3.9V6 240hp 18/28 A4 fwd: SS 24.9 @2006-2007
  2004-2007 hatch.compact
    3.5V6 217hp 22/30 A4 fwd: Maxx LS 20.9 @2004-2006, Maxx LT 21.8, Maxx LTZ 24.9
  2008-2012 sedan.mid
    2.4I4 169hp 22/33 A6 fwd: LS 22.8, 1LT 24.0, 2LT 26.0, LTZ 27.8, LT 24.0
    3.6V6 252hp 17/26 A6 fwd: LTZ V6 29.6
    2.4I4 164hp 26/34 hybrid A4 fwd: Hybrid Base 25.9 @2008-2010
  2013-2015 sedan.mid
    2.5I4 196hp 25/36 A6 fwd: LS 22.6, 1LT 24.2, 2LT 26.0, LTZ 28.0
    2.4I4 182hp 25/37 hybrid A6 fwd: Eco 26.7 @2013-2014
  2016-2025 sedan.mid
    1.5I4T 163hp 27/35 CVT fwd: L 22.3 @2016-2020, LS 25.1, 1LS 25.1 @2016-2025, RS 26.3 @2019-2025, LT 28.5, 1LT 27.0 @2016-2025, 2LT 31.5 @2024-2025
    2.0I4T 250hp 22/32 A9 fwd: Premier 34.4 @2016-2022, 2LT 2.0T 31.0 @2016-2018
    1.8I4 182hp 49/43 hybrid CVT fwd: Hybrid Base 30.0 @2016-2019
Malibu Limited *10
  2016-2016 sedan.mid
    2.5I4 196hp 24/36 A6 fwd: LS 23.0, LT 24.9
Metro *30
  1998-2001 hatch.compact 3d 4s
    1.0I3 55hp 41/47 M5 fwd: Base 9.9
  1998-2001 sedan.sub 4s
    1.3I4 79hp 36/42 M5/A3 fwd: LSi 11.2
Monte Carlo *65
  1995-1999 coupe.lux 5s
    3.1V6 160hp 20/29 A4 fwd: LS 18.5
    3.8V6 200hp 19/29 A4 fwd: Z34 20.4
  2000-2007 coupe.lux 5s
    3.5V6 211hp 21/31 A4 fwd: LS 22.3, LT 24.3 @2005-2007
    3.8V6 240hp 18/28 A4 fwd: SS 27.3 @2000-2005
    5.3V8 303hp 16/24 A4 fwd: SS V8 28.5 @2006-2007
Prizm *50
  1998-2002 sedan.compact
    1.8I4 125hp 29/37 M5/A4 fwd: Base 14.3, LSi 16.4
S-10 *170 ~S10
  1995-2004 truck.compact reg2/std ext2d/std
    2.2I4 120hp 22/28 M5/A4 rwd: Base 15.0, LS 16.4
    4.3V6 190hp 16/22 A4/M5 rwd/4wd ext2d/std crew/short: LS V6 20.9, ZR2 24.2, Xtreme 19.4 @1999-2003, SS 18.0 @1995-1998
Silverado 1500 *420 [Silverado]
  1999-2006 truck.full reg/std reg/long ext6/std crew6/short
    4.3V6 195hp 16/21 M5/A4 rwd/4wd: Work Truck 19.0, Base 19.9 @1999-2003
    5.3V8 295hp 15/20 A4 rwd/4wd: LS 25.4, LT 31.0, Z71 30.0, SS 38.5 @2003-2006
  2007-2013 truck.full reg/std reg/long ext6/std crew6/short
    4.3V6 195hp 15/20 A4 rwd/4wd: WT 23.6
    5.3V8 315hp 15/21 flex A6 rwd/4wd: LS 28.0, LT 31.5, LTZ 40.5, XFE 33.0 @2009-2013
    6.0V8 332hp 20/23 hybrid CVT rwd/4wd crew6/short: Hybrid Base 41.0 @2009-2013
  2014-2018 truck.full reg/std reg/long ext6/std crew6/short crew6/std
    4.3V6 285hp 18/24 A6 rwd/4wd: WT 28.7, LS 33.6
    5.3V8 355hp 16/23 A8 rwd/4wd: Custom 36.3 @2016-2018, LT 38.9, LTZ 44.9, Z71 41.0
    6.2V8 420hp 15/20 A8 4wd crew/short: High Country 55.0
  2019-2021 truck.full reg/std reg/long ext6/std crew6/short crew6/std
    2.7I4T 310hp 19/22 A8 rwd/4wd: WT 31.4, Custom 37.1, LT 41.0
    5.3V8 355hp 16/22 A10 rwd/4wd: LT V8 42.4, RST 44.2, 1LT 41.4 @2019-2021, 2LT 43.0 @2019-2021, LTZ 49.2, 1LZ 50.0, LT Trail Boss 51.0, Custom Trail Boss 44.0
    6.2V8 420hp 16/21 A10 4wd crew/short: High Country 57.7
    3.0I6T 277hp 22/26 diesel A10 rwd/4wd crew/short: RST Diesel 46.0 @2020-2021, LTZ Diesel 51.6 @2020-2021
  2022- truck.full reg/std reg/long ext6/std crew6/short crew6/std
    2.7I4T 310hp 18/21 A8 rwd/4wd: WT 38.0, Custom 43.4, LT 48.0
    5.3V8 355hp 16/21 A10 rwd/4wd crew/short crew/std ext6/std: LT V8 49.5, RST 51.0, Custom Trail Boss 52.5, LT Trail Boss 60.6, LTZ 58.6
    6.2V8 420hp 15/20 A10 4wd crew/short: High Country 66.6, ZR2 71.9
    3.0I6T 305hp 23/28 diesel A10 rwd/4wd crew/short: LT Diesel 51.0, RST Diesel 53.4, LTZ Diesel 61.0, High Country Diesel 66.0
Silverado 1500 Classic *30 [Silverado]
  2007-2007 truck.full reg/std reg/long ext6/std crew6/short
    5.3V8 295hp 15/19 A4 rwd/4wd: Work Truck 19.5, LS 25.8, LT 29.0, LT3 33.0
Silverado 1500 LD *30 [Silverado]
  2019-2019 truck.full ext6/std
    5.3V8 355hp 16/22 A6 rwd/4wd: WT 33.5, Custom 35.5, LT 38.5
Silverado 2500 *90 [Silverado] ~Silverado 2500HD; Silverado 2500 HD
  1999-2006 truck.heavy reg/long ext6/std crew6/std crew6/long
    6.0V8 300hp A4/M5 rwd/4wd: Work Truck 25.0, LS 29.9, LT 35.0
    6.6V8T 310hp diesel A6/M6 rwd/4wd: LS Diesel 36.9 @2001-2006, LT Diesel 42.0 @2001-2006
  2007-2014 truck.heavy reg/long ext6/std crew6/std crew6/long
    6.0V8 360hp A6 rwd/4wd: WT 31.6, LT 36.5, LTZ 45.6
    6.6V8T 397hp diesel A6 rwd/4wd: WT Diesel 41.0, LT Diesel 46.0, LTZ Diesel 54.6
  2015-2019 truck.heavy reg/long ext6/std crew6/std crew6/long
    6.0V8 360hp A6 rwd/4wd: WT 36.6, LT 41.4, LTZ 50.6
    6.6V8T 445hp diesel A6 rwd/4wd: LT Diesel 50.6, LTZ Diesel 59.8, High Country 63.0
  2020- truck.heavy reg/long ext6/std crew6/std crew6/long
    6.6V8 401hp A10 rwd/4wd: WT 45.9, Custom 50.4, LT 54.0, LTZ 63.0, ZR2 72.6 @2024-
    6.6V8T 470hp diesel A10 4wd crew/std crew/long: LT Diesel 64.0, LTZ Diesel 72.9, High Country 82.0
Silverado 3500 *35 [Silverado] ~Silverado 3500HD; Silverado 3500 HD
  2001-2014 truck.heavy reg/long ext6/long crew6/std crew6/long
    6.6V8T 397hp diesel A6 rwd/4wd: WT 42.6, LT 47.5, LTZ 56.0
  2015- truck.heavy reg/long crew6/std crew6/long
    6.6V8 401hp A10 rwd/4wd: WT 47.3, LT 55.4, LTZ 64.5
    6.6V8T 470hp diesel A10 4wd: LT Diesel 65.4, LTZ Diesel 74.5, High Country 83.6
  2007- truck.chassis reg crew upfit:flatbed+service+dump+stake
    6.6V8 401hp A6 rwd/4wd: WT Chassis Cab 46.8
Silverado 4500HD *4 [Silverado] ~Silverado MD 4500; Silverado 4500
  2019- truck.chassis reg crew upfit:flatbed+service+dump+tow+box
    6.6V8T 350hp diesel A6 rwd/4wd: Work Truck 61.5, 1LT 65.6
Silverado 5500HD *4 [Silverado] ~Silverado MD 5500; Silverado 5500
  2019- truck.chassis reg crew upfit:flatbed+service+dump+tow+box
    6.6V8T 350hp diesel A6 rwd/4wd: Work Truck 64.0, 1LT 68.1
Silverado 6500HD *3 [Silverado] ~Silverado MD 6500; Silverado 6500
  2019- truck.chassis reg crew upfit:flatbed+dump+tow+box
    6.6V8T 350hp diesel A6 rwd/4wd: Work Truck 66.3, 1LT 70.4
Silverado EV *12 [Silverado]
  2024- truck.full crew/short
    510hp 408mi electric 4wd: WT 57.1, LT 75.2 @2025-
    754hp 440mi electric 4wd: RST 89.4, Trail Boss 88.7 @2026-
Sonic *60
  2012-2020 sedan.sub
    1.8I4 138hp 25/35 A6/M5 fwd: LS 16.0, LT 18.0, 2LT 17.9 @2012-2015, LTZ 21.0 @2012-2016, Premier 21.3 @2017-2020
  2012-2020 hatch.compact
    1.4I4T 138hp 26/34 A6/M6 fwd: LS 16.6 @2012-2014, LT 18.9, RS 21.5 @2013-2016, LTZ 21.8 @2012-2016, Premier 22.0 @2017-2020
Spark *30
  2013-2022 hatch.compact 4s
    1.4I4 98hp 30/38 CVT/M5 fwd: LS 14.6, 1LT 16.5, ACTIV 17.5 @2017-2022, 2LT 18.1
Spark EV *2
  2014-2016 hatch.compact 4s
    140hp 82mi electric fwd: 1LT 25.1, 2LT 25.5
SS *3
  2014-2017 sedan.full
    6.2V8 415hp 14/22 A6/M6 rwd: Base 47.0
SSR *6
  2003-2006 truck.mid reg2/short
    6.0V8 400hp 15/20 A4/M6 rwd: LS 39.9
Suburban *55 ~Suburban 1500; Suburban 2500
  1995-1999 suv.full 8/9s
    5.7V8 255hp 13/17 A4 rwd/4wd: Base 25.7, LS 29.9, LT 33.0
  2000-2006 suv.full 8/9s
    5.3V8 295hp 14/19 A4 rwd/4wd: Base 26.9 @2000-2003, LS 38.0, LT 41.6, Z71 43.9 @2003-2006
  2007-2014 suv.full 8/9s
    5.3V8 320hp 15/21 flex A6 rwd/4wd: LS 44.0, LT 48.5, LTZ 58.6, 75th Anniversary Edition 56.0 @2010
  2015-2020 suv.full 7/8s
    5.3V8 355hp 15/22 A6 rwd/4wd: LS 53.2, LT 58.4, LTZ 66.5 @2015-2016, Premier 67.5 @2017-2020
  2021-2024 suv.full 7/8s
    5.3V8 355hp 15/20 A10 rwd/4wd: LS 59.0, LT 64.0, RST 67.0, Z71 69.0, Premier 71.0
    6.2V8 420hp 14/20 A10 rwd/4wd: High Country 79.0
    3.0I6T 277hp 20/26 diesel A10 rwd/4wd: LT Diesel 65.0, Premier Diesel 72.0
  2025- suv.full 7/8s
    5.3V8 355hp 15/19 A10 rwd/4wd: LS 66.0, LT 69.0, RST 72.5, Z71 75.5, Premier 77.4
    6.2V8 420hp 14/18 A10 rwd/4wd: High Country 85.0
Tahoe *100
  1995-1999 suv.full
    5.7V8 255hp 14/17 A4 rwd/4wd: Base 24.9, LS 30.0, LT 33.5
  2000-2006 suv.full 8/9s
    5.3V8 295hp 14/19 A4 rwd/4wd: Base 26.0 @2000-2003, LS 35.0, LT 39.0, Z71 40.6
  2007-2014 suv.full 8/9s
    5.3V8 320hp 15/21 flex A6 rwd/4wd: LS 42.0, LT 46.9, LTZ 56.6
    6.0V8 332hp 20/23 hybrid CVT rwd/4wd: Hybrid Base 54.0 @2008-2013
  2015-2020 suv.full 7/8s
    5.3V8 355hp 15/22 A6 rwd/4wd: LS 50.3, LT 55.4, LTZ 63.8 @2015-2016, Premier 64.7 @2017-2020
  2021-2024 suv.full 7/8s
    5.3V8 355hp 15/20 A10 rwd/4wd: LS 56.0, LT 61.0, RST 64.0, Z71 66.0, Premier 68.0
    6.2V8 420hp 14/20 A10 rwd/4wd: High Country 76.0
    3.0I6T 277hp 21/28 diesel A10 rwd/4wd: LT Diesel 62.0, RST Diesel 65.0
  2025- suv.full 7/8s
    5.3V8 355hp 15/20 A10 rwd/4wd: LS 62.0, LT 66.0, RST 69.6, Z71 72.6, Premier 74.6
    6.2V8 420hp 14/18 A10 rwd/4wd: High Country 82.0
Tracker *40
  1998-2004 suv.sub 4s
    2.0I4 127hp 22/25 M5/A4 rwd/4wd: Base 17.3, ZR2 20.0 @2001-2004
    2.5V6 165hp 18/20 A4 rwd/4wd: LT 22.3 @2001-2004
Trailblazer *110
  2002-2009 suv.mid
    4.2I6 285hp 14/20 A4 rwd/4wd: LS 28.9, LT 31.0, LTZ 33.0 @2002-2005, 1LT 29.9 @2008-2009
    6.0V8 395hp 12/16 A4 rwd/awd: SS 34.5 @2006-2009
  2021- suv.sub
    1.2I3T 137hp 29/31 CVT fwd: LS 23.3, LT 25.0
    1.3I3T 155hp 26/29 A9 awd: L 20.0 @2021, LT AWD 27.0, ACTIV 27.3, RS 27.3
TrailBlazer EXT *25
  2002-2006 suv.mid 7s
    4.2I6 291hp 15/20 A4 rwd/4wd: LS 30.0, LT 32.0
Traverse *115
  2009-2017 suv.mid 7/8s
    3.6V6 281hp 15/22 A6 fwd/awd: Base 29.0 @2015-2017, LS 32.0, 1LT 35.0, 2LT 37.5, LT 35.0 @2009-2012, LTZ 43.5 @2009-2016, Premier 44.0 @2017
  2018-2023 suv.mid 7/8s
    3.6V6 310hp 18/27 A9 fwd/awd: L 30.9 @2018-2021, LS 34.5, LT Cloth 36.9, LT Leather 41.4, RS 46.7, Premier 48.0, High Country 54.2
  2024-2024 suv.mid 7/8s
    2.5I4T 328hp 20/27 A8 fwd/awd: LS 37.5 @2024, LT 40.5, Z71 47.8, RS 55.5
  2025- suv.mid 7/8s
    2.5I4T 328hp 20/27 A8 fwd/awd: LT 41.6, Z71 49.3, RS 56.0, High Country 56.0
Traverse Limited *30
  2024-2024 suv.mid 7/8s
    3.6V6 310hp 18/27 A9 fwd/awd: LS 34.5, LT 37.8
Trax *95
  2015-2022 suv.sub
    1.4I4T 155hp 24/32 A6 fwd/awd: LS 22.1, LT 24.2, LTZ 27.0 @2015-2016, Premier 26.9 @2017-2020
  2024- suv.sub
    1.2I3T 137hp 28/32 A6 fwd: LS 21.9, 1RS 23.9, LT 23.8, ACTIV 25.9, 2RS 25.9
Uplander *65
  2005-2008 van.mini
    3.9V6 240hp 17/24 A4 fwd: Base 22.0, LS 24.0, LT 27.6
Venture *80
  1997-2005 van.mini 7/8s
    3.4V6 185hp 19/26 A4 fwd: Base 21.9, LS 25.0, LT 29.9, Plus 23.8 @2000-2005
Volt *20
  2011-2015 hatch.compact 4s
    1.4I4 149hp 35/40 38mi phev CVT fwd: Base 34.2
  2016-2019 hatch.compact
    1.5I4 149hp 43/42 53mi phev CVT fwd: LT 33.5, Premier 38.0
W4500 *3 ~W4500 Gas; W4500 Diesel; Tiltmaster
  1999-2009 truck.chassis reg2 upfit:box+flatbed+stake
    5.2I4T 205hp diesel A4/M6 rwd: Diesel Base 38.0
    6.0V8 325hp A4 rwd: Gas Base 34.0
`,
  },
  {
    code: 'GEO',
    label: 'Geo',
    wmi: ['2C1', '1Y1'],
    table: `
Metro *60
  1995-1997 hatch.compact 3d 4s
    1.0I3 55hp 44/49 M5 fwd: Base 9.2, LSi 9.6
  1995-1997 sedan.sub 4s
    1.3I4 70hp 37/43 M5/A3 fwd: Base 10.0, LSi 10.6
Prizm *70
  1995-1997 sedan.compact
    1.6I4 100hp 30/34 M5/A3 fwd: Base 13.3, LSi 14.0
Tracker *40
  1995-1997 suv.sub 4s
    1.6I4 95hp 24/26 M5/A3 rwd/4wd: Base 13.8, LSi 15.0
`,
  },
];
