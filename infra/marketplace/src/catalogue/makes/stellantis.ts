import type { MakeSource } from '../types';

export const stellantisGroup: MakeSource[] = [
  {
    code: 'ALFA',
    label: 'Alfa Romeo',
    aliases: ['Alfa'],
    wmi: ['ZAR', 'ZAS'],
    table: `
4C *0.5
  2015-2018 coupe.sport 2s
    1.7I4T 237hp 24/34 D6 rwd: Base 56.9, Launch Edition 69.7 @2015
4C Spider *0.4
  2015-2020 convert.road
    1.7I4T 237hp 24/34 D6 rwd: Base 67.2, 33 Stradale Tributo 79.9 @2020
Giulia *9
  2017-2026 sedan.compact
    2.0I4T 280hp 24/33 A8 rwd/awd: Base 39.4 @2017-2020, Sprint 44.6 @2020-2025, Ti 46.7, Ti Sport 48.2 @2017-2022, Veloce 50.2 @2022-2025, Intensa 53.0 @2025-2026
    2.9V6T 505hp 17/25 A8 rwd: Quadrifoglio 84.0
Spider *0.3
  1995-1995 convert.road
    2.0I4 120hp 22/28 M5 rwd: Veloce 26.5
Stelvio *10
  2018-2026 suv.compact
    2.0I4T 280hp 22/28 A8 rwd/awd: Base 41.4 @2018-2020, Sprint 48.4 @2020-2025, Ti 50.4, Ti Sport 51.7 @2018-2022, Ti Lusso 51.4 @2018-2020, Veloce 54.5 @2022-2025
    2.9V6T 505hp 17/23 A8 awd: Quadrifoglio 92.0
Tonale *4
  2024-2026 suv.sub
    1.3I4T 285hp 29/29 33mi phev A6 awd: Sprint 43.8, Ti 45.8, Veloce 48.5
    2.0I4T 268hp 21/29 A9 awd: Turbo Sprint 37.0 @2025-2026, Turbo Veloce 42.0 @2025-2026
`,
  },
  {
    code: 'CHRY',
    label: 'Chrysler',
    wmi: ['2C4', '1C3', '2C3', '2A4'],
    table: `
200 *120
  2011-2014 sedan.mid
    2.4I4 173hp 20/31 A6 fwd: LX 22.0, Touring 23.5, S 28.5 @2012-2013, Limited 27.6
    3.6V6 283hp 19/29 A6 fwd: S V6 28.9, Limited V6 29.0
  2011-2014 convert.soft
    3.6V6 283hp 19/29 A6 fwd: Touring Convertible 29.5, Limited Convertible 34.0, S Convertible 34.6
  2015-2017 sedan.mid
    2.4I4 184hp 23/36 A9 fwd: LX 22.5, Limited 24.6, Touring 23.0 @2016, Limited Platinum 26.0 @2017, S 26.0 @2015-2016, C 27.0 @2015-2016
    3.6V6 295hp 18/29 A9 fwd/awd: S V6 28.5 @2015-2016, C V6 30.0 @2015-2017
300 *55
  2005-2010 sedan.full
    2.7V6 178hp 18/26 A4 rwd: Base 25.3, LX 27.4
    3.5V6 250hp 17/25 A5 rwd/awd: Touring 29.6, Limited 33.0
    6.1V8 425hp 13/19 A5 rwd: SRT8 45.0
  2011-2023 sedan.full
    3.6V6 292hp 19/30 A8 rwd/awd: Base 31.0 @2011-2014, Touring 34.8 @2018-2023, Touring L 36.9 @2018-2023, Limited 40.0 @2011-2020, S 40.0
    5.7V8 363hp 16/25 A8 rwd: S V8 43.9 @2012-2022, Limited V8 42.0 @2018-2019
    6.4V8 470hp 15/25 A8 rwd: SRT8 48.5 @2012-2014
300C *15
  2005-2010 sedan.full
    5.7V8 360hp 15/23 A5 rwd/awd: Base 38.9, SRT8 Edition 44.0 @2005-2010
  2011-2020 sedan.full
    5.7V8 363hp 16/25 A8 rwd/awd: Base 42.5, Platinum 45.3 @2015-2017, John Varvatos Luxury Edition 43.5 @2013-2014
  2023-2023 sedan.full
    6.4V8 485hp 15/25 A8 rwd: SRT 55.0
300M *45
  1999-2004 sedan.full
    3.5V6 250hp 18/27 A4 fwd: Base 29.7, Special 33.0 @2002-2004
Aspen *15
  2007-2009 suv.full 7/8s
    4.7V8 303hp 14/19 A5 rwd/4wd: Limited 36.8
    5.7V8 376hp 13/19 A5 rwd/4wd: Limited V8 38.9
Cirrus *50
  1995-2000 sedan.mid
    2.5V6 168hp 20/27 A4 fwd: LX 18.2, LXi 20.5
Concorde *45
  1995-2004 sedan.full 5/6s
    3.5V6 250hp 18/27 A4 fwd: LX 23.8, LXi 27.0, Limited 30.2 @2002-2004
Crossfire *10
  2004-2008 coupe.sport 2s
    3.2V6 215hp 17/25 A5/M6 rwd: Base 30.2, Limited 34.7
    3.2V6S 330hp 15/21 A5 rwd: SRT-6 45.9 @2005-2006
  2005-2008 convert.road
    3.2V6 215hp 17/25 A5/M6 rwd: Base 35.4, Limited 40.0
LHS *25
  1995-2001 sedan.full
    3.5V6 253hp 18/27 A4 fwd: Base 28.9
Pacifica *110
  2004-2008 suv.mid 6s
    4.0V6 253hp 16/24 A6 fwd/awd: Base 25.4, Touring 29.0, Limited 35.0
  2017- van.mini 7/8s
    3.6V6 287hp 19/28 A9 fwd/awd: LX 30.0 @2017-2020, Touring 37.0 @2017-2022, Touring Plus 34.5 @2017-2018, Touring L 41.9, Touring L Plus 39.9 @2017-2020, Limited 49.0, Select 44.0 @2025-, Pinnacle 55.5 @2021-
Pacifica Hybrid *25
  2017-2025 van.mini
    3.6V6 260hp 29/30 32mi phev CVT fwd: Touring Plus 41.9 @2018-2019, Touring 41.0 @2020-2022, Touring L 48.5 @2018-2023, Limited 53.0, Select 51.3 @2024-2025, Premium 44.0 @2017, Platinum 47.9 @2017, S Appearance 55.0 @2023-2025, Pinnacle 60.0 @2021-2025
Prowler *2
  2001-2002 convert.road
    3.5V6 253hp 17/23 A4 rwd: Base 44.6
PT Cruiser *110
  2001-2010 wagon.family
    2.4I4 150hp 21/26 A4/M5 fwd: Base 18.0, Classic 18.9 @2001-2010, Touring 19.6 @2003-2009, Limited 22.9 @2001-2009, Dream Cruiser 24.0 @2002-2009
    2.4I4T 230hp 19/25 A4/M5 fwd: GT 23.9 @2003-2007
  2005-2008 convert.soft
    2.4I4 150hp 20/26 A4/M5 fwd: Base 22.0, Touring 24.9
Sebring *80
  1995-2006 sedan.mid
    2.4I4 150hp 22/30 A4 fwd: Base 19.8 @2001-2006, Touring 20.9 @2004-2006
    2.7V6 200hp 21/28 A4 fwd: LX 20.0 @2001-2003, LXi 21.9 @2001-2003, Limited 23.0 @2004-2006
  1995-2005 coupe.lux 5s
    3.0V6 198hp 20/27 A4/M5 fwd: LX Coupe 22.5, LXi Coupe 24.0, Limited Coupe 24.9 @2004-2005
  1996-2006 convert.soft
    2.7V6 200hp 21/28 A4 fwd: JX 20.7 @1996-2000, JXi 25.6 @1996-2000, LX Convertible 25.0 @2001-2004, Touring Convertible 28.6 @2004-2006, Limited Convertible 31.6
  2007-2010 sedan.mid
    2.4I4 173hp 21/30 A4 fwd: Base 19.5 @2007, LX 20.5 @2008-2009, Touring 21.0, Limited 23.0
  2008-2010 convert.soft
    2.7V6 186hp 18/27 A4 fwd: Touring V6 28.6, Limited V6 33.9
Town & Country *110 ~Town and Country
  1995-2000 van.mini
    3.8V6 180hp 16/23 A4 fwd/awd: LX 27.5, LXi 31.9, SX 26.9 @1996-1999, Limited 35.6 @1998-2000
  2001-2007 van.mini
    3.8V6 205hp 17/24 A4 fwd: Base 24.9, LX 27.0, Touring 30.5 @2004-2007, LXi 31.5 @2001-2003, Limited 36.9
  2008-2016 van.mini
    3.6V6 283hp 17/25 A6 fwd: LX 30.0, Touring 31.4, Touring Plus 30.9 @2010-2011, Touring-L 34.3 @2011-2016, S 34.6 @2013-2016, Limited 39.5, Limited Platinum 42.5 @2015-2016, Anniversary Edition 35.9 @2015-2016
Voyager *20
  2001-2003 van.mini
    3.3V6 180hp 18/24 A4 fwd: Base 19.9, LX 22.9
  2020- van.mini 7s
    3.6V6 287hp 19/28 A9 fwd: L 27.6 @2020-2020, LX 39.9, LXi 31.9 @2020-2020
`,
  },
  {
    code: 'DODGE',
    label: 'Dodge',
    wmi: ['2C3', '1C4', '1B3', '1D7', '1D8'],
    table: `
Avenger *70
  1995-2000 coupe.sport 5s
    2.5V6 163hp 19/27 A4 fwd: Base 18.5, ES 21.0
  2008-2014 sedan.mid
    2.4I4 173hp 20/31 A6 fwd: SE 20.6, Express 19.9 @2009-2011, SXT 22.9, Mainstreet 21.5 @2011, Heat 21.5 @2011
    3.6V6 283hp 19/29 A6 fwd: R/T 26.6, SE V6 22.6 @2012-2014, SXT V6 23.9 @2012-2013, Lux 24.0 @2011
Caliber *85
  2007-2012 hatch.compact
    2.0I4 158hp 24/32 M5/CVT fwd: SE 17.0, SXT 18.0, Express 17.4 @2010-2011, Mainstreet 18.0 @2010-2011, Heat 18.4 @2010-2011, Uptown 19.6 @2010-2011
    2.4I4 172hp 22/28 CVT/M5 fwd/awd: R/T 19.9 @2007-2009
    2.4I4T 285hp 22/28 M6 fwd: SRT4 24.9 @2008-2009
Caravan *110
  1995-2007 van.mini
    3.3V6 180hp 18/24 A4 fwd: Base 19.9, SE 20.9, SXT 24.0 @2003-2007
Challenger *55
  2008-2014 coupe.sport 5s
    3.6V6 305hp 18/27 A5 rwd: SE 25.0 @2009-2011, SXT 26.5 @2012-2014, SXT Plus 28.5 @2012-2014, Rallye Redline 28.9 @2012-2014
    5.7V8 375hp 15/23 M6/A5 rwd: R/T 30.5 @2009-2014, R/T Classic 33.0 @2009-2014, R/T Plus 32.5 @2012-2014
    6.4V8 470hp 14/23 M6/A5 rwd: SRT8 45.0 @2008-2013, SRT8 392 45.5 @2011-2014, SRT8 Core 39.9 @2013-2014
  2015-2023 coupe.sport 5s
    3.6V6 305hp 19/30 A8 rwd/awd: SXT 31.0, SXT Plus 31.0 @2015-2018, GT 34.2 @2017-2023
    5.7V8 375hp 16/25 M6/A8 rwd: R/T 38.7, R/T Plus 36.4 @2015-2018, R/T Shaker 38.0 @2015-2018
    6.4V8 485hp 15/24 M6/A8 rwd: R/T Scat Pack 48.4, R/T Scat Pack Widebody 54.4 @2019-2023, SRT 392 50.0 @2015-2018, T/A 392 46.0 @2017-2018
    6.2V8S 717hp 13/22 M6/A8 rwd: SRT Hellcat 72.1, SRT Hellcat Widebody 78.1 @2018-2023, SRT Hellcat Redeye 82.9 @2019-2023, SRT Demon 84.9 @2018, SRT Super Stock 86.9 @2020-2023, SRT Demon 170 96.7 @2023, SRT Jailbreak 99.3 @2022-2023
Charger *85
  2006-2010 sedan.full
    2.7V6 178hp 18/26 A4 rwd: SE 24.0
    3.5V6 250hp 17/25 A5 rwd/awd: SXT 26.0, Rallye 28.6 @2009-2010
    5.7V8 368hp 16/25 A5 rwd/awd: R/T 32.0, Daytona R/T 34.0 @2006-2009
    6.1V8 425hp 13/19 A5 rwd: SRT8 39.0
  2011-2014 sedan.full
    3.6V6 292hp 18/27 A5 rwd/awd: SE 26.9, SXT 29.0, SXT Plus 30.9, Rallye 28.5 @2011, Police 28.0
    5.7V8 370hp 16/25 A5 rwd/awd: R/T 31.0, R/T Plus 33.0, R/T Max 36.0, R/T Road and Track 34.0
    6.4V8 470hp 14/23 A5 rwd: SRT8 47.0 @2012-2014, SRT8 Super Bee 43.0 @2012-2014
  2015-2023 sedan.full
    3.6V6 300hp 19/30 A8 rwd/awd: SE 28.0 @2015-2017, SXT 33.0, SXT Plus 32.0 @2018-2018, GT 36.0 @2018-2023, GT Plus 34.6 @2018
    5.7V8 370hp 16/25 A8 rwd: R/T 40.6, Daytona 39.9 @2017-2018, R/T 392 41.9 @2016-2018
    6.4V8 485hp 15/24 A8 rwd: Scat Pack 48.5, R/T Scat Pack 40.5 @2015-2018, SRT 392 51.0 @2015-2018, Scat Pack Widebody 54.9 @2020-2023
    6.2V8S 717hp 12/21 A8 rwd: SRT Hellcat 71.5 @2015-2020, SRT Hellcat Widebody 80.0 @2020-2023, SRT Hellcat Redeye 88.0 @2021-2023
  2026- sedan.full
    3.0I6T 420hp 16/26 A8 awd: R/T 54.9
    3.0I6T 550hp 16/23 A8 awd: Scat Pack 59.9
Charger Daytona *8
  2024- coupe.sport 5s
    496hp 308mi electric awd: R/T 59.6 @2024-2025
    670hp 241mi electric awd: Scat Pack 69.9
Dakota *90
  1995-1996 truck.mid reg/std ext2d/std
    3.9V6 175hp 15/20 M5/A4 rwd/4wd: Base 13.0, SLT 16.9
  1997-2004 truck.mid reg/std ext2d/std crew/short
    3.9V6 175hp 15/20 M5/A4 rwd/4wd: Base 17.0, Sport 20.0, SLT 21.9
    4.7V8 230hp 15/19 A5/M5 rwd/4wd: SXT 20.4 @2001-2004, R/T 23.0 @1998-2003
  2005-2011 truck.mid ext/std crew/short
    3.7V6 210hp 15/20 A4/M6 rwd/4wd: ST 23.0, SLT 24.9 @2005-2010, SXT 24.0 @2007-2010, Big Horn/Lone Star 26.5 @2008-2011
    4.7V8 302hp 14/19 A5 rwd/4wd: Laramie 31.5, TRX4 29.9 @2008-2010
Dart *80
  2013-2016 sedan.compact
    2.0I4 160hp 24/34 M6/A6 fwd: SE 17.0, Rallye 18.4 @2013
    1.4I4T 160hp 28/41 M6/D6 fwd: Aero 19.5
    2.4I4 184hp 23/35 M6/A6 fwd: SXT 18.9, SXT Sport 20.4 @2016, GT 21.9, Limited 23.4
Durango *65
  1998-2003 suv.mid 5/7s
    4.7V8 235hp 13/18 A5 rwd/4wd: Sport 26.9, SLT 29.0, SLT Plus 33.0, SXT 27.9 @2002-2003
    5.9V8 245hp 12/17 A4 4wd: R/T 36.0 @2000-2003
  2004-2009 suv.full 7/8s
    4.7V8 303hp 14/19 A5 rwd/4wd: ST 27.0 @2004-2005, SXT 29.0 @2005-2007, SE 30.5 @2008-2009, SLT 34.0, Adventurer 32.0 @2005-2008
    5.7V8 376hp 13/19 A5 rwd/4wd: Limited 40.0
  2011-2026 suv.mid 6/7s
    3.6V6 295hp 18/25 A8 rwd/awd: Heat 30.4 @2011, Express 29.2 @2011, SXT 34.2 @2012-2023, Crew 36.9 @2011-2013, SXT Plus 36.5 @2018-2021, GT 42.9 @2017-2026, GT Plus 45.0 @2018-2025, Limited 37.6 @2014-2016
    5.7V8 360hp 14/22 A8 rwd/awd: Citadel 50.9 @2011-2023, R/T 53.0, R/T Plus 55.9 @2021-2025
    6.4V8 475hp 13/19 A8 awd: SRT 392 74.9 @2018-2024
    6.2V8S 710hp 12/17 A8 awd: SRT Hellcat 95.9 @2021-2026
Grand Caravan *140
  1995-2007 van.mini
    3.8V6 205hp 17/24 A4 fwd/awd: SE 24.4, LE 27.6 @1995-2000, ES 30.0 @1996-2003, Sport 27.0 @2000-2003, SXT 28.0 @2003-2007
  2008-2020 van.mini
    3.6V6 283hp 17/25 A6 fwd: SE 27.5, SE Plus 27.6 @2017-2019, Express 24.8 @2011, Mainstreet 26.8 @2011, SXT 30.5, SXT Plus 29.4 @2014-2016, Crew 29.0 @2011-2013, R/T 31.0 @2011-2016, GT 32.9 @2017-2019, AVP 22.0 @2012-2014
Hornet *15
  2023-2026 suv.sub
    2.0I4T 268hp 21/29 A9 awd: GT 31.6, GT Plus 36.6
    1.3I4T 288hp 29/29 32mi phev A6 awd: R/T 41.9 @2024-2025, R/T Plus 46.9 @2024-2025
Intrepid *120
  1995-2004 sedan.full 5/6s
    2.7V6 200hp 20/28 A4 fwd: SE 21.9, Base 18.5 @1995-1999, SXT 22.9 @2002-2004
    3.5V6 250hp 18/26 A4 fwd: ES 24.9, R/T 25.6 @2000-2002
Journey *90
  2009-2020 suv.mid 5/7s
    2.4I4 173hp 19/25 A4 fwd: SE 23.8, SE Value 23.5 @2018-2020, SE Value Package 21.5 @2013-2016, AVP 19.9 @2012-2014, Express 22.0 @2011
    3.6V6 283hp 17/25 A6 fwd/awd: SXT 26.5, Mainstreet 24.9 @2011, Crew 30.0 @2011-2013, Crossroad 30.0 @2014-2020, Crossroad Plus 31.4 @2015-2018, R/T 32.5 @2009-2016, Limited 29.9 @2014-2015, Lux 33.0 @2011, GT 34.9 @2017-2019
Magnum *40
  2005-2008 wagon.family
    2.7V6 190hp 18/26 A4 rwd: SE 23.0
    3.5V6 250hp 17/24 A5 rwd/awd: SXT 26.6
    5.7V8 340hp 15/23 A5 rwd/awd: R/T 31.6
    6.1V8 425hp 13/18 A5 rwd: SRT8 38.0 @2006-2008
Neon *130
  1995-2005 sedan.compact
    2.0I4 132hp 25/32 M5/A4 fwd: Base 12.0 @1995-2003, SE 14.3, SXT 15.9 @2002-2005, ES 15.0 @2000-2002, Highline 12.5 @1995-1999, R/T 17.0 @2001-2004
    2.4I4T 230hp 22/28 M5 fwd: SRT-4 20.9 @2003-2005
Nitro *50
  2007-2012 suv.mid
    3.7V6 210hp 16/22 A4/M6 rwd/4wd: SXT 22.5, SE 22.0 @2009-2011, SLT 25.4 @2007-2009, Heat 24.0 @2010-2012, Detonator 27.5 @2010-2012
    4.0V6 260hp 16/21 A5 rwd/4wd: R/T 27.0 @2007-2009, Shock 28.6 @2010-2012
Ram 1500 *300 [Ram] ~Ram Pickup 1500; Ram 1500 Pickup
  1995-2001 truck.full reg/std reg/long ext6/std
    3.9V6 175hp 14/19 M5/A4 rwd: WS 15.9, ST 17.9
    5.2V8 230hp 12/17 A4/M5 rwd/4wd: SLT 21.0, SLT Laramie 22.9, Sport 23.0
  2002-2008 truck.full reg/std reg/long ext6/std crew6/long
    3.7V6 215hp 15/20 A4/M6 rwd: ST 21.0
    4.7V8 310hp 14/19 A5 rwd/4wd: SLT 26.0, SXT 25.0 @2007-2008, Big Horn 28.0 @2006-2008
    5.7V8 345hp 13/18 A5 rwd/4wd: Sport 28.9, Laramie 33.9, TRX4 30.0 @2006-2008
    8.3V10 500hp 9/12 M6/A4 rwd: SRT-10 45.7 @2004-2006
  2009-2010 truck.full reg/std reg/long ext6/std crew/short
    4.7V8 310hp 14/19 A5 rwd/4wd: ST 21.8, SLT 26.5
    5.7V8 390hp 14/20 A5 rwd/4wd: Big Horn 30.0, Sport 34.0, Laramie 37.9, R/T 33.0
Ram 2500 *80 [Ram] ~Ram Pickup 2500
  1995-2002 truck.heavy reg/long ext6/std
    5.9I6T 235hp diesel M5/A4 rwd/4wd: ST Diesel 24.9, SLT Diesel 28.6
    5.9V8 245hp A4/M5 rwd/4wd: ST 21.4, SLT 25.0
  2003-2010 truck.heavy reg/long ext6/std crew6/std crew6/long
    5.7V8 383hp A5/M6 rwd/4wd: ST 28.6, SLT 33.0
    6.7I6T 350hp diesel A6/M6 rwd/4wd: SLT Diesel 41.6, Laramie Diesel 47.9, Power Wagon 42.0 @2005-2010
Ram 3500 *40 [Ram] ~Ram Pickup 3500
  1995-2010 truck.heavy reg/long crew6/std crew6/long
    6.7I6T 350hp diesel A6/M6 rwd/4wd: ST 39.0, SLT 43.0, Laramie 49.4
Ram Van *25 ~Ram Van 1500; Ram Van 2500; Ram Wagon
  1995-2003 van.cargo upfit:cargo 3d
    5.2V8 225hp 13/16 A4 rwd: 1500 20.9, 2500 22.0, 3500 23.9
  1995-2002 van.pass 8/12s
    5.2V8 225hp 12/16 A4 rwd: Wagon 1500 22.9, Wagon 2500 24.6, Wagon 3500 26.6
Sprinter 2500 *12 [Sprinter]
  2003-2009 van.cargo upfit:cargo 3d
    3.0V6T 154hp diesel A5 rwd: Cargo 34.0, High Ceiling Cargo 36.4
Sprinter 3500 *4 [Sprinter]
  2003-2009 van.cargo upfit:cargo 3d
    3.0V6T 154hp diesel A5 rwd: Cargo 38.0
  2003-2009 truck.chassis reg upfit:box+service
    3.0V6T 154hp diesel A5 rwd: Cab Chassis 33.5
Stealth *4
  1995-1996 coupe.sport
    3.0V6 222hp 18/24 M5/A4 fwd: Base 24.6, R/T 28.0
    3.0V6T 320hp 18/24 M6 awd: R/T Turbo 38.0
Stratus *90
  1995-2006 sedan.mid
    2.4I4 150hp 22/30 A4/M5 fwd: Base 15.9, SE 19.0 @2001-2004, SXT 20.4 @2003-2006
    2.7V6 200hp 21/28 A4 fwd: ES 20.9, R/T 21.6 @2002-2006
  2001-2005 coupe.sport 5s
    2.4I4 147hp 21/28 A4/M5 fwd: SE Coupe 19.0, SXT Coupe 19.9
    3.0V6 200hp 20/28 A4/M5 fwd: R/T Coupe 22.4
Viper *0.8
  1995-2002 convert.road
    8.0V10 450hp 12/21 M6 rwd: RT/10 72.2
  1996-2002 coupe.sport 2s
    8.0V10 450hp 12/21 M6 rwd: GTS 72.8, ACR 84.0 @1999-2002
  2003-2010 convert.road
    8.4V10 600hp 13/22 M6 rwd: SRT-10 91.3
  2006-2017 coupe.sport 2s
    8.4V10 645hp 12/19 M6 rwd: SRT-10 Coupe 90.6 @2006-2010, SRT 92.0 @2013-2017, GTC 97.0 @2015-2017, GTS Coupe 110.0 @2013-2017, ACR Coupe 122.0 @2008-2017
`,
  },
  {
    code: 'FIAT',
    label: 'FIAT',
    wmi: ['3C3', 'ZFB'],
    table: `
124 Spider *4
  2017-2020 convert.road
    1.4I4T 160hp 26/35 M6/A6 rwd: Classica 25.4, Lusso 28.0
    1.4I4T 164hp 26/35 M6/A6 rwd: Abarth 29.7
500 *25
  2012-2019 hatch.compact 3d 4s
    1.4I4 101hp 31/38 M5/A6 fwd: Pop 16.2, Easy 17.9 @2015-2016, Sport 18.4 @2012-2015, Lounge 20.0
    1.4I4T 160hp 28/33 M5/A6 fwd: Turbo 20.4 @2013-2016, Abarth 22.0
  2012-2019 convert.soft
    1.4I4 101hp 31/36 M5/A6 fwd: C Pop 17.9, C Lounge 21.6, C Abarth 23.5 @2013-2018
500e *4
  2013-2019 hatch.compact 3d 4s
    111hp 84mi electric fwd: Base 32.8
  2024- hatch.compact 3d 4s
    117hp 149mi electric fwd: Inspired by Red 32.5 @2024, Pop 30.5 @2025-, Inspired by Beauty 36.0 @2024-2025, Inspired by Music 36.0 @2024-2025, Giorgio Armani 39.5 @2025
500L *8
  2014-2020 wagon.family
    1.4I4T 160hp 22/30 A6/M6 fwd: Pop 22.5, Easy 21.4 @2014-2016, Trekking 24.0, Lounge 25.0, Urbana 23.0 @2016-2019
500X *6
  2016-2018 suv.sub
    2.4I4 180hp 22/30 A9 fwd/awd: Pop 20.0, Easy 22.9 @2016, Trekking 24.9, Lounge 26.4, Blue Sky Edition 25.6 @2018
  2019-2023 suv.sub
    1.3I4T 177hp 24/30 A9 awd: Pop 29.0, Trekking 28.8 @2019-2021, Trekking Plus 29.9 @2019-2021, Sport 31.8 @2021-2023, Adventurer 27.0 @2019-2020
`,
  },
  {
    code: 'JEEP',
    label: 'Jeep',
    wmi: ['1C4', '1J4', '1J8', '3C4'],
    table: `
Cherokee *170
  1995-2001 suv.compact
    2.5I4 125hp 18/22 M5 rwd/4wd: SE 19.0
    4.0I6 190hp 16/21 A4/M5 rwd/4wd: Sport 22.0, Country 22.0 @1995-1997, Classic 22.9 @1998-2001, Limited 24.5 @1998-2001
  2014-2023 suv.compact
    2.4I4 180hp 22/31 A9 fwd/4wd: Sport 25.0 @2014-2019, Latitude 27.2 @2014-2021, Altitude 28.0 @2014-2021
    3.2V6 271hp 19/27 A9 fwd/4wd: Latitude Plus 29.6 @2018-2021, Latitude Lux 33.0 @2020-2022, Limited 36.9 @2014-2022, Overland 38.0 @2016-2020, High Altitude 38.9 @2019-2020
    3.2V6 271hp 18/24 A9 4wd: Trailhawk 40.7
    2.0I4T 270hp 20/27 A9 4wd: Trailhawk Elite 39.6 @2019-2021, Altitude Lux 40.0 @2023, 80th Anniversary Edition 37.5 @2021
  2026- suv.compact
    1.6I4T 210hp 42/33 hybrid CVT 4wd: Base 36.9, Laredo 39.6, Limited 42.5, Overland 46.0
Commander *50
  2006-2010 suv.mid 7s
    3.7V6 210hp 15/20 A5 rwd/4wd: Base 28.0 @2006-2006, Sport 31.6
    4.7V8 303hp 14/19 A5 rwd/4wd: Limited 40.0, Rocky Mountain Edition 34.0 @2008
    5.7V8 357hp 13/19 A5 4wd: Overland 43.9 @2007-2009, Limited V8 41.0
Compass *110
  2007-2017 suv.compact
    2.4I4 172hp 21/27 CVT/M5/A6 fwd/4wd: Sport 20.0, Latitude 23.5 @2010-2017, Limited 26.6 @2007-2015, High Altitude 25.9 @2014-2017
  2017-2022 suv.compact
    2.4I4 180hp 22/31 A6/A9/M6 fwd/4wd: Sport 24.5, Latitude 26.5, Altitude 27.6, Limited 29.6, High Altitude 31.5 @2019-2022, Latitude Lux 29.0 @2021-2022
    2.4I4 180hp 22/30 A9 4wd: Trailhawk 30.5
  2023-2026 suv.compact
    2.0I4T 200hp 24/32 A8 4wd: Sport 27.9, Latitude 30.5, Altitude 32.6 @2023-2024, Latitude Lux 31.6, Limited 33.9, High Altitude 36.0 @2023-2023, Trailhawk 35.0
Gladiator *65
  2020- truck.mid crew/short
    3.6V6 285hp 17/22 A8/M6 4wd: Sport 38.8, Sport S 43.0, Willys 46.0 @2021-, Overland 44.5 @2020-2023, Mojave 52.3, Rubicon 52.3, High Altitude 53.9 @2021-2023, Nighthawk 43.9 @2024-2025, Texas Trail 47.5 @2021-2024
    3.0V6T 260hp 22/28 diesel A8 4wd: Sport S Diesel 47.0 @2021-2023, Overland Diesel 50.0 @2021-2023, Rubicon Diesel 54.0 @2021-2023
Grand Cherokee *230
  1995-1998 suv.mid
    4.0I6 185hp 15/20 A4 rwd/4wd: Laredo 26.9, TSi 29.0 @1997-1998, Orvis 33.0 @1995-1997
    5.2V8 220hp 14/18 A4 rwd/4wd: Limited 33.9, 5.9 Limited 38.2 @1998
  1999-2004 suv.mid
    4.0I6 195hp 16/21 A4 rwd/4wd: Laredo 28.4, Special Edition 30.0 @2002-2004, Freedom Edition 31.0 @2003-2004, Columbia Edition 31.6 @2004
    4.7V8 265hp 14/19 A5 rwd/4wd: Limited 35.9, Overland 39.0 @2002-2004
  2005-2010 suv.mid
    3.7V6 210hp 15/20 A5 rwd/4wd: Laredo 31.5, Rocky Mountain Edition 32.6 @2006-2007
    4.7V8 305hp 14/19 A5 rwd/4wd: Limited 38.6
    5.7V8 357hp 13/19 A5 rwd/4wd: Overland 42.0 @2006-2009
    6.1V8 420hp 11/14 A5 4wd: SRT8 43.0 @2006-2010
  2011-2022 suv.mid
    3.6V6 293hp 19/26 A8 rwd/4wd: Laredo 34.0, Laredo E 36.0 @2016-2022, Laredo X 38.0 @2022, Altitude 39.4 @2012-2020, Limited 41.0, Limited X 43.0 @2019-2022, Overland 47.0 @2011-2021, High Altitude 50.0 @2017-2021, Summit 53.0, 75th Anniversary 40.0 @2016-2017, 80th Anniversary 42.0 @2021-2021
    3.6V6 293hp 18/25 A8 4wd: Trailhawk 46.0 @2013-2021
    5.7V8 360hp 14/22 A8 4wd: Overland V8 50.0 @2011-2021, Limited V8 44.0 @2011-2019
    6.4V8 475hp 13/19 A8 4wd: SRT 70.0 @2012-2021, SRT8 64.0 @2012-2014
    6.2V8S 707hp 11/17 A8 4wd: Trackhawk 87.7 @2018-2021
    3.0V6T 240hp 21/28 diesel A8 rwd/4wd: EcoDiesel Limited 47.0 @2014-2019, EcoDiesel Overland 52.0 @2014-2019
  2022- suv.mid
    3.6V6 293hp 19/26 A8 rwd/4wd: Laredo 38.3, Laredo X 40.3 @2022-, Altitude 43.0 @2022-, Altitude X 43.6 @2023-2025, Limited 46.9, Overland 58.0 @2022-2024, Summit 61.9, Summit Reserve 64.9 @2022-
    2.0I4T 375hp 23/24 25mi phev A8 4wd: 4xe 60.4 @2022-2025, Trailhawk 4xe 64.8 @2022-2024, Overland 4xe 68.0 @2022-2025, Summit 4xe 72.0 @2022-2025, Summit Reserve 4xe 76.0 @2022-2025, Anniversary 4xe 64.0 @2023-2025
Grand Cherokee L *65
  2021- suv.mid 6/7s
    3.6V6 293hp 19/26 A8 rwd/4wd: Laredo 40.3, Laredo X 42.2 @2022-, Altitude 45.0, Limited 48.9, Overland 58.0 @2021-2024, Summit 63.9, Summit Reserve 66.9
    5.7V8 357hp 14/22 A8 4wd: Overland V8 59.0 @2021-2023, Summit V8 63.6 @2021-2023
Grand Wagoneer *10
  2022- suv.lux 7/8s
    3.0I6T 510hp 14/20 A8 4wd: Series I 90.0 @2022-2024, Series II 97.0 @2022-2025, Obsidian 103.0 @2022-2025, Series III 110.0 @2022-2025, Limited 65.0 @2026-, Summit 90.0 @2026-
Grand Wagoneer L *5
  2023- suv.lux 7/8s
    3.0I6T 510hp 14/19 A8 4wd: Series I 94.0 @2023-2024, Series II 100.0 @2023-2025, Series III 113.0 @2023-2025, Limited 68.0 @2026-
Liberty *110
  2002-2007 suv.compact
    2.4I4 150hp 20/24 M5 rwd: Sport I4 19.0 @2002-2005
    3.7V6 210hp 17/21 A4/M6 rwd/4wd: Sport 22.5, Renegade 24.0 @2002-2006, Limited 26.0, Latitude 24.9 @2007
    2.8I4T 160hp 21/26 diesel A5 4wd: Sport CRD 25.9 @2005-2006, Limited CRD 28.0 @2005-2006
  2008-2012 suv.compact
    3.7V6 210hp 16/22 A4 rwd/4wd: Sport 24.0, Latitude 25.5 @2011-2012, Limited 27.9, Jet 27.0 @2011-2012, Renegade 28.0 @2010-2011
Patriot *85
  2007-2017 suv.compact
    2.0I4 158hp 23/30 M5/CVT fwd: Sport 18.4
    2.4I4 172hp 21/27 CVT/A6/M5 fwd/4wd: Latitude 21.6 @2010-2017, Limited 25.6 @2007-2015, High Altitude 23.5 @2014-2017, Sport SE 22.0 @2016-2017
Recon *5
  2026- suv.off
    650hp 250mi electric 4wd: Moab 65.0
Renegade *90
  2015-2023 suv.sub
    1.4I4T 160hp 24/31 M6 fwd/4wd: Sport Manual 19.0 @2015-2018
    2.4I4 180hp 22/30 A9 fwd/4wd: Sport 24.0 @2015-2021, Latitude 26.0, Altitude 27.0, Limited 29.7, High Altitude 29.0 @2019-2020, Jeepster 27.2 @2020-2021
    1.3I4T 177hp 23/29 A9 4wd: Trailhawk 32.0, Upland 29.9 @2018-2023, Latitude 1.3T 29.0 @2019-2023
Wagoneer *30
  2022-2025 suv.full 7/8s
    5.7V8 392hp 15/20 A8 rwd/4wd: Series I 59.0 @2022-2023, Series II 65.0 @2022-2023, Series III 71.0 @2022-2023
    3.0I6T 420hp 17/24 A8 rwd/4wd: Base 60.0 @2024-2025, Carbide 67.0 @2023-2024, Series II Hurricane 68.0 @2023-2025, Series III Hurricane 75.0 @2023-2025
Wagoneer L *12
  2023-2025 suv.full 7/8s
    3.0I6T 420hp 16/23 A8 rwd/4wd: Series I 63.0 @2023, Base 63.0 @2024-2025, Carbide 70.0, Series II 71.0, Series III 78.0
Wagoneer S *8
  2024- suv.mid
    600hp 300mi electric 4wd: Launch Edition 70.2 @2024-2025, Limited 65.2 @2025-
Wrangler *110 ~Wrangler JK; Wrangler JL; Wrangler TJ
  1997-2006 suv.off 2d 4s
    2.4I4 147hp 18/20 M6/A4 4wd: SE 18.5
    4.0I6 190hp 15/19 M6/A4 4wd: X 21.0 @2002-2006, Sport 23.0, Sahara 25.0 @1997-2004, Rubicon 28.0 @2003-2006
  2007-2018 suv.off 2d 4s
    3.6V6 285hp 17/21 M6/A5 4wd: X 21.5 @2007-2009, Sport 24.0, Willys Wheeler 28.0 @2014-2018, Sahara 29.5 @2007-2018, Rubicon 33.0, Freedom Edition 28.0 @2012-2017, 75th Anniversary 33.0 @2016-2017
  2018- suv.off 2d 4s
    3.6V6 285hp 17/23 M6/A8 4wd: Sport 33.1, Sport S 36.6, Willys 40.0 @2020-, Rubicon 46.0, Sahara 38.0 @2018-2018
Wrangler 4xe *45
  2021-2025 suv.off
    2.0I4T 375hp 20/20 22mi phev A8 4wd: Sport S 51.0 @2024-2025, Willys 54.0 @2022-2025, Sahara 56.5, Rubicon 60.5, High Altitude 66.0 @2022-2025, Rubicon X 69.8 @2024-2025
Wrangler Unlimited *120 ~Wrangler JK Unlimited; Wrangler JL Unlimited
  2004-2006 suv.off 2d 4s
    4.0I6 190hp 15/18 M6/A4 4wd: LJ Base 24.9, LJ Rubicon 28.9 @2005-2006
  2007-2018 suv.off
    3.6V6 285hp 16/20 M6/A5 4wd: X 25.0 @2007-2009, Sport 28.0, Willys Wheeler 32.0 @2014-2018, Sahara 33.0, Sahara Altitude 36.0 @2012-2018, Rubicon 37.0, Freedom Edition 31.6 @2012-2017
  2018-2023 suv.off
    3.6V6 285hp 17/23 M6/A8 4wd: Sport 35.5, Sport S 38.9, Willys 41.0 @2020-2023, Sahara 44.5, Sahara Altitude 47.5 @2020-2022, Rubicon 48.5, High Altitude 52.0 @2020-2023
    6.4V8 470hp 13/17 A8 4wd: Rubicon 392 85.0 @2021-2023
    3.0V6T 260hp 22/29 diesel A8 4wd: Sahara Diesel 49.0 @2020-2023, Rubicon Diesel 53.0 @2020-2023
  2024- suv.off
    3.6V6 285hp 18/23 A8/M6 4wd: Sport S 40.6, Willys 44.9, Sahara 49.5, Rubicon 51.5
    6.4V8 470hp 13/16 A8 4wd: Rubicon 392 Final Edition 99.9 @2024-2025
`,
  },
  {
    code: 'PLYM',
    label: 'Plymouth',
    wmi: ['1P3', '2P4', '3P3'],
    table: `
Breeze *60
  1996-2000 sedan.mid
    2.4I4 150hp 21/30 A4/M5 fwd: Base 15.8, Expresso 16.9 @1997-1999
Grand Voyager *90
  1995-2000 van.mini
    3.3V6 158hp 18/24 A4 fwd: Base 21.0, SE 23.5, LE 28.0 @1995-1997
Neon *80
  1995-2001 sedan.compact
    2.0I4 132hp 28/38 M5/A3 fwd: Base 12.4 @1995-1999, Highline 13.0, LX 14.0 @2000-2001
Prowler *1
  1997-2000 convert.road
    3.5V6 253hp 17/23 A4 rwd: Base 43.0
Voyager *90
  1995-2000 van.mini
    3.0V6 150hp 19/25 A3 fwd: Base 18.9, SE 22.9, LE 26.0 @1995-1997
`,
  },
  {
    code: 'RAM',
    label: 'RAM',
    aliases: ['Ram Trucks'],
    wmi: ['1C6', '3C6', '3D7', 'ZFB'],
    table: `
1500 *310 [Ram Pickup] ~Ram 1500
  2011-2018 truck.full reg/std reg/long ext6/std crew/short crew/std
    3.6V6 305hp 17/25 A8 rwd/4wd: Tradesman 30.4, Express 32.9 @2012-2018, HFE 33.0 @2013-2017, SLT 36.4, ST 26.0 @2011-2012
    5.7V8 395hp 15/22 A8 rwd/4wd: Big Horn 38.0, Lone Star 38.0, Outdoorsman 37.0 @2011-2017, Sport 43.0, R/T 40.6 @2011-2017, Night 43.0 @2017-2018, Rebel 48.9 @2015-2018, Laramie 46.4, Laramie Longhorn 53.9, Laramie Limited 55.5 @2012-2016, Limited 57.0 @2016-2018
    3.0V6T 240hp 20/28 diesel A8 rwd/4wd crew/short crew/std: Big Horn EcoDiesel 43.0 @2014-2018, Laramie EcoDiesel 51.0 @2014-2018
  2019-2024 truck.full ext6/std crew/short crew/std
    3.6V6 305hp 20/25 A8 rwd/4wd: Tradesman 40.4, HFE 38.5 @2019-2023
    5.7V8 395hp 18/22 A8 rwd/4wd: Big Horn 45.9, Lone Star 45.9, Built to Serve 48.9 @2020-2023, Laramie 56.9, Sport 54.0 @2019-2021, Rebel 62.0, Longhorn 67.9, Laramie Longhorn 60.0 @2019-2020, Limited 70.9, Limited Longhorn 68.9 @2021-2024
    3.0V6T 260hp 22/32 diesel A8 rwd/4wd crew/short: Laramie EcoDiesel 59.0 @2020-2023, Big Horn EcoDiesel 48.0 @2020-2023
    6.2V8S 702hp 10/14 A8 4wd crew/short: TRX 98.3 @2021-2024
  2025- truck.full ext6/std crew/short crew/std
    3.6V6 305hp 20/25 A8 rwd/4wd: Tradesman 42.3, Big Horn 47.6, Lone Star 47.6, Express 45.0 @2026-
    3.0I6T 420hp 18/25 A8 rwd/4wd crew/short crew/std: Laramie 61.3, Rebel 67.0, Warlock 55.0
    3.0I6T 540hp 15/21 A8 4wd crew/short: Limited 78.0, Longhorn 74.7, Limited Longhorn 76.0, Tungsten 89.2, RHO 71.9
1500 Classic *90 [Ram Pickup] ~Ram 1500 Classic
  2019-2024 truck.full reg/std reg/long ext6/std crew/short
    3.6V6 305hp 16/23 A8 rwd/4wd: Tradesman 33.0, Express 34.9 @2019-2021, SLT 36.6, Big Horn 36.0 @2019-2019, Lone Star 36.0 @2019
    5.7V8 395hp 15/21 A8 rwd/4wd: Warlock 41.0
1500 REV *1
  2026- truck.full crew/short
    654hp 350mi electric 4wd: Tradesman 60.0, Limited 82.0
2500 *90 [Ram Pickup] ~Ram 2500
  2011-2018 truck.heavy reg/long crew/std crew/long
    5.7V8 383hp A6 rwd/4wd: Tradesman 34.5, SLT 39.0, ST 30.0 @2011-2012, Big Horn 43.0
    6.7I6T 370hp diesel A6/M6 rwd/4wd: Tradesman Diesel 43.6, SLT Diesel 48.0, Laramie 56.0, Laramie Longhorn 61.5, Limited 63.0 @2013-2018
    6.4V8 410hp A6 4wd crew/std: Power Wagon 53.0 @2011-2018, Outdoorsman 45.0 @2011-2017
  2019- truck.heavy reg/long crew/std crew/long
    6.4V8 405hp A8 rwd/4wd: Tradesman 47.6, Big Horn 53.5, Lone Star 53.5, Laramie 64.0, Power Wagon 73.9, Rebel 69.0 @2023-
    6.7I6T 430hp diesel A8 rwd/4wd: Tradesman Diesel 57.0, Big Horn Diesel 63.0, Laramie Diesel 73.6, Limited 88.9, Limited Longhorn 86.0, Laramie Longhorn 70.0 @2019-2020
3500 *45 [Ram Pickup] ~Ram 3500
  2011-2018 truck.heavy reg/long crew/std crew/long
    6.7I6T 385hp diesel A6/M6 rwd/4wd: Tradesman 45.0, SLT 49.4, Big Horn 52.6, Laramie 57.5, Laramie Longhorn 62.9, Limited 64.6 @2013-2018
  2019- truck.heavy reg/long crew/std crew/long
    6.7I6T 430hp diesel A8 rwd/4wd: Tradesman 59.0, Big Horn 65.0, Laramie 75.5, Limited 90.4, Limited Longhorn 87.5
  2011- truck.chassis reg crew upfit:flatbed+service+dump+stake
    6.4V8 370hp A6 rwd/4wd: Tradesman Chassis Cab 48.6, SLT Chassis Cab 52.0
4500 *8 [Ram Pickup] ~Ram 4500; 4500 Chassis
  2011- truck.chassis reg crew upfit:flatbed+service+dump+stake+tow
    6.7I6T 360hp diesel A6 rwd/4wd: Tradesman 58.9, SLT 62.6, Laramie 71.0, Limited 82.0 @2019-
5500 *10 [Ram Pickup] ~Ram 5500; 5500 Chassis; 5500HD
  2011- truck.chassis reg crew upfit:flatbed+service+dump+stake+tow
    6.7I6T 360hp diesel A6 rwd/4wd: Tradesman 60.9, SLT 64.6, Laramie 73.0, Limited 84.0 @2019-
C/V Tradesman *10 ~Cargo Van; C/V
  2012-2015 van.cargo upfit:cargo
    3.6V6 283hp 17/25 A6 fwd: Base 23.6
Dakota *12
  2011-2011 truck.mid ext/std crew/short
    3.7V6 210hp 15/20 A4 rwd/4wd: ST 23.0, Big Horn 26.0, Laramie 29.9
ProMaster 1500 *18 [ProMaster] ~Promaster 1500; ProMaster Cargo Van 1500
  2014- van.cargo upfit:cargo 3d
    3.6V6 276hp A9 fwd: Low Roof 44.9, High Roof 47.5, Tradesman 43.9 @2022-, SLT 46.9 @2022-
ProMaster 2500 *28 [ProMaster] ~Promaster 2500; ProMaster Cargo Van 2500
  2014- van.cargo upfit:cargo 3d
    3.6V6 276hp A9 fwd: High Roof 49.5, Tradesman 47.6 @2022-, SLT 50.5 @2022-
ProMaster 3500 *18 [ProMaster] ~Promaster 3500; ProMaster Cargo Van 3500
  2014- van.cargo upfit:cargo 3d
    3.6V6 276hp A9 fwd: High Roof 50.5, High Roof Extended 52.4, Tradesman 49.6 @2022-, SLT 52.5 @2022-, Super High Roof 54.0 @2023-
  2014- truck.chassis reg2 upfit:box+service
    3.6V6 276hp A9 fwd: Cutaway 42.5, Chassis Cab 42.0
ProMaster City *15 ~Promaster City; ProMaster City Cargo Van
  2015-2022 van.cargo upfit:cargo
    2.4I4 178hp 21/28 A9 fwd: Tradesman 26.2, Tradesman SLT 28.2
  2015-2022 van.pass 5s
    2.4I4 178hp 21/28 A9 fwd: Passenger Wagon 27.0, Passenger Wagon SLT 29.0
ProMaster EV *3 [ProMaster]
  2024- van.cargo upfit:cargo 3d
    268hp 162mi electric fwd: Delivery 69.9, Cargo 68.0
`,
  },
];
