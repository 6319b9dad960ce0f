import type { MakeSource } from '../types';

export const fordGroup: MakeSource[] = [
  {
    code: 'FORD',
    label: 'Ford',
    wmi: ['1FT', '1FM', '1FA', '3FA', '2FM'],
    table: `
Aerostar *60
  1995-1997 van.mini
    3.0V6 135hp 17/23 A4 rwd: XLT 19.7
    4.0V6 155hp 15/21 A4 rwd/awd: XLT V6 22.7
Aspire *30
  1995-1997 hatch.compact
    1.3I4 63hp 34/40 M5/A3 fwd: Base 10.0, SE 11.0 @1995
Bronco *110
  1995-1996 suv.off 2d
    5.0V8 199hp 13/17 A4/M5 4wd: XL 22.5, XLT 25.6, Eddie Bauer 29.0
  2021- suv.off 2d 4s
    2.3I4T 300hp 18/20 A10/M7 4wd: Base 39.6, Big Bend 39.9, Black Diamond 43.1 @2021-2024, Outer Banks 48.4 @2021-2024, Badlands 49.9, First Edition 59.3 @2021
  2021- suv.off 4d
    2.3I4T 300hp 18/20 A10/M7 4wd: Base 40.9, Big Bend 41.9, Black Diamond 45.3 @2021-2024, Everglades 54.4 @2022-2024, Wildtrak 59.6 @2021-2024, Badlands 52.4, Heritage Edition 50.2 @2023-, First Edition 63.5 @2021
    2.7V6T 330hp 17/18 A10 4wd: Outer Banks 51.5, Wildtrak V6 62.0 @2022-2024
    3.0V6T 418hp 15/16 A10 4wd: Raptor 80.0 @2022-
Bronco Sport *125
  2021- suv.compact
    1.5I3T 180hp 25/30 A8 4wd: Base 29.2 @2021-2024, Big Bend 32.4, Heritage 35.2 @2023-, Outer Banks 37.4, Free Wheeling 34.0 @2024-
    2.0I4T 250hp 21/26 A8 4wd: Badlands 41.7, First Edition 38.5 @2021
C-Max Energi *8
  2013-2017 hatch.compact
    2.0I4 188hp 40/36 20mi phev CVT fwd: SE 28.1 @2017, SEL 31.8 @2013-2016, Titanium 31.4 @2017
C-Max Hybrid *20
  2013-2018 hatch.compact
    2.0I4 188hp 42/38 hybrid CVT fwd: SE 25.1, SEL 28.2 @2013-2016, Titanium 28.7 @2017-2018
Contour *100
  1995-2000 sedan.compact
    2.0I4 125hp 24/34 M5/A4 fwd: GL 15.5 @1995-1997, LX 15.1, SE 17.2
    2.5V6 170hp 21/30 M5/A4 fwd: SE V6 18.2, SVT 23.2 @1998-2000
Crown Victoria *80
  1995-2008 sedan.full 5/6s
    4.6V8 224hp 17/25 A4 rwd: Base 24.8, S 23.5, LX 28.0, LX Sport 30.0 @2002-2007
  1995-2011 sedan.full 5/6s
    4.6V8 250hp 16/24 A4 rwd: Police Interceptor 29.0
E-150 *30 [E-Series] ~Econoline E-150; E150; Econoline 150
  1995-2014 van.cargo upfit:cargo 3d
    4.6V8 225hp A4 rwd: Cargo 28.8, Cargo Commercial 28.0
  1995-2014 van.pass 7/8s
    5.4V8 255hp A4 rwd: XL 30.6, XLT 33.1
E-250 *30 [E-Series] ~Econoline E-250; E250; Econoline 250
  1995-2014 van.cargo upfit:cargo 3d
    4.6V8 225hp A4 rwd: Cargo 31.0, Cargo Extended 33.0
E-350 *45 [E-Series] ~Econoline E-350; E350; E-350 Super Duty; Econoline 350
  1995-2014 van.pass 12/15s
    5.4V8 255hp A4 rwd: XL 34.0, XLT 37.0
  2008- truck.chassis reg upfit:box+service+stake
    7.3V8 325hp A6 rwd: Cutaway 39.8
E-450 *15 [E-Series] ~Econoline E-450; E450
  1998- truck.chassis reg upfit:box+service
    7.3V8 325hp A6 rwd: Cutaway 43.4
E-Transit *12
  2022- van.cargo upfit:cargo 3d
    266hp 159mi electric rwd: Cargo Low Roof 49.6, Cargo Medium Roof 52.6, Cargo High Roof 54.5
  2022- truck.chassis reg upfit:box+service
    266hp 108mi electric rwd: Cutaway 48.0, Chassis Cab 47.5
EcoSport *55
  2018-2022 suv.sub
    1.0I3T 123hp 27/29 A6 fwd: S 20.3, SE 23.5, Titanium 26.3
    2.0I4 166hp 23/29 A6 4wd: S 4WD 21.9, SE 4WD 25.1, SES 27.8, Titanium 4WD 27.9
Edge *110
  2007-2014 suv.mid
    3.5V6 285hp 19/27 A6 fwd/awd: SE 28.2, SEL 31.7, Limited 35.5
    2.0I4T 240hp 21/30 A6 fwd: SE EcoBoost 29.2 @2012-2014, SEL EcoBoost 32.7 @2012-2014
    3.7V6 305hp 17/23 A6 fwd/awd: Sport 39.3 @2009-2014
  2015-2018 suv.mid
    2.0I4T 245hp 20/29 A6 fwd/awd: SE 29.2, SEL 32.0, Titanium 36.0
    2.7V6T 315hp 17/24 A6 fwd/awd: Sport 40.9
  2019-2024 suv.mid
    2.0I4T 250hp 21/28 A8 awd: SE 37.9, SEL 40.3, ST-Line 43.1 @2020-2024, Titanium 44.4
    2.7V6T 335hp 19/25 A7 awd: ST 47.4
Escape *230
  2001-2007 suv.compact
    2.3I4 153hp 22/25 A4/M5 fwd/4wd: XLS 20.1, XLT 21.5
    3.0V6 200hp 18/23 A4 fwd/4wd: XLT V6 23.1, XLT Sport 24.0, Limited 25.0
  2008-2012 suv.compact
    2.5I4 171hp 21/28 A6/M5 fwd/4wd: XLS 21.4, XLT 24.6, Limited 26.7
    3.0V6 240hp 19/25 A6 fwd/4wd: XLT V6 25.8, Limited V6 27.9
  2013-2016 suv.compact
    2.5I4 168hp 22/31 A6 fwd: S 23.6
    1.6I4T 178hp 23/32 A6 fwd/4wd: SE 25.7
    2.0I4T 240hp 22/30 A6 fwd/4wd: SEL 28.5 @2013-2013, Titanium 29.8
  2017-2019 suv.compact
    2.5I4 168hp 21/29 A6 fwd: S 24.1
    1.5I4T 179hp 23/30 A6 fwd/4wd: SE 25.6, SEL 27.9 @2018-2019
    2.0I4T 245hp 21/28 A6 fwd/4wd: Titanium 32.6
  2020-2022 suv.compact
    1.5I3T 181hp 27/33 A8 fwd/awd: S 26.1, SE 28.0, SEL 30.1
    2.0I4T 250hp 23/31 A8 awd: SEL 2.0T 32.6, Titanium 36.8
    2.5I4 200hp 44/37 hybrid CVT fwd/awd: SE Hybrid 29.3, SE Sport Hybrid 29.5 @2020, SEL Hybrid 31.3 @2022, Titanium Hybrid 35.0
    2.5I4 221hp 42/38 37mi phev CVT fwd: SE PHEV 34.3, SEL PHEV 36.7, Titanium PHEV 39.9
  2023-2026 suv.compact
    1.5I3T 180hp 27/34 A8 fwd/awd: Base 29.0 @2023-2023, Active 30.4, ST-Line 32.2, ST-Line Select 34.9, Platinum 37.3 @2023-2025
    2.0I4T 250hp 23/31 A8 awd: ST-Line Elite 39.5
    2.5I4 192hp 42/36 hybrid CVT fwd/awd: ST-Line Hybrid 33.9, ST-Line Select Hybrid 36.0, ST-Line Elite Hybrid 39.5, Platinum Hybrid 38.3
    2.5I4 210hp 40/37 37mi phev CVT fwd: Base PHEV 40.5
Escape Hybrid *18
  2005-2012 suv.compact
    2.5I4 177hp 34/31 hybrid CVT fwd/4wd: Base 30.8, Limited 33.3
Escort *120
  1995-2002 sedan.compact
    2.0I4 110hp 28/37 M5/A4 fwd: LX 12.9, SE 14.0, Base 12.6 @1997-1998
  1998-2003 coupe.sport
    2.0I4 130hp 25/33 M5/A4 fwd: ZX2 13.4 @1998-2003, ZX2 S/R 15.0 @1999-2000
Excursion *30
  2000-2005 suv.full 8/9s
    5.4V8 255hp A4 rwd: XLS 37.9 @2003-2005, XLT 39.0
    6.8V10 310hp A4 4wd: XLT V10 42.0, Limited 45.5, Eddie Bauer 44.8 @2003-2005
    6.0V8T 325hp diesel A5 rwd/4wd: XLT Diesel 45.0, Limited Diesel 50.6
Expedition *80
  1997-2002 suv.full 8s
    5.4V8 260hp 13/18 A4 rwd/4wd: XLT 31.1, Eddie Bauer 37.1
  2003-2006 suv.full 8s
    5.4V8 300hp 14/18 A4 rwd/4wd: XLS 35.0, XLT 36.8, Limited 42.6, Eddie Bauer 41.0, King Ranch 46.0 @2005-2006
  2007-2014 suv.full 8s
    5.4V8 310hp 13/18 A6 rwd/4wd: XL 39.4, XLT 41.6, Limited 49.6, Eddie Bauer 44.0 @2007-2010, King Ranch 51.8
  2015-2017 suv.full 8s
    3.5V6T 365hp 16/22 A6 rwd/4wd: XL 46.2, XLT 47.7, Limited 57.2, King Ranch 60.7, Platinum 61.9
  2018-2021 suv.full 8s
    3.5V6T 375hp 17/24 A10 rwd/4wd: XL STX 49.9 @2021, XLT 53.5, Limited 65.2, King Ranch 74.0 @2020-2021, Platinum 75.4
  2022-2024 suv.full 7/8s
    3.5V6T 380hp 17/23 A10 rwd/4wd: XL STX 57.5, XLT 61.0, Timberline 72.6, Limited 70.5, King Ranch 81.0, Platinum 82.0
  2025- suv.full 7/8s
    3.5V6T 400hp 16/23 A10 rwd/4wd: Active 64.8, Tremor 83.2, Platinum 76.5, King Ranch 82.0
Expedition EL *12
  2007-2014 suv.full 8s
    5.4V8 310hp 13/18 A6 rwd/4wd: XL 42.0, XLT 44.2, Limited 52.3, Eddie Bauer 46.6 @2007-2010, King Ranch 54.5
  2015-2017 suv.full 8s
    3.5V6T 365hp 15/21 A6 rwd/4wd: XL 48.9, XLT 50.4, Limited 59.9, King Ranch 63.4, Platinum 64.5
Expedition Max *30
  2018-2024 suv.full 7/8s
    3.5V6T 380hp 16/22 A10 rwd/4wd: XL 52.0, XLT 64.0, Limited 73.5, King Ranch 84.0 @2020-2024, Platinum 85.0
  2025- suv.full 7/8s
    3.5V6T 400hp 16/22 A10 rwd/4wd: Active 67.8, Platinum 79.5, King Ranch 85.0
Explorer *240
  1995-2001 suv.mid
    4.0V6 210hp 15/20 A5/M5 rwd/4wd: XL 24.0 @1995-2000, Sport 21.9, XLS 25.6 @1999-2001, XLT 29.0, Eddie Bauer 33.4, Limited 33.6
    5.0V8 215hp 14/19 A4 rwd/awd: XLT V8 29.5 @1996-2001
  2002-2005 suv.mid 5/7s
    4.0V6 210hp 15/20 A5 rwd/4wd: XLS 27.2, XLT 29.6, XLT Sport 31.9, NBX 30.6 @2003-2005
    4.6V8 239hp 14/18 A5 rwd/4wd: Eddie Bauer 36.0, Limited 36.3
  2006-2010 suv.mid 5/7s
    4.0V6 210hp 14/20 A5 rwd/4wd: XLS 26.0 @2006-2007, XLT 31.5
    4.6V8 292hp 14/20 A6 rwd/4wd: Eddie Bauer 36.2, Limited 38.4, Ironman 34.0 @2007-2008
  2011-2015 suv.mid 6/7s
    3.5V6 290hp 17/24 A6 fwd/4wd: Base 30.7, XLT 33.4, Limited 39.7
    3.5V6T 365hp 16/22 A6 4wd: Sport 43.1 @2013-2015
  2016-2019 suv.mid 6/7s
    3.5V6 290hp 17/24 A6 fwd/4wd: Base 32.4, XLT 34.4, Limited 42.3
    3.5V6T 365hp 16/22 A6 4wd: Sport 46.6, Platinum 54.3
  2020-2024 suv.mid 6/7s
    2.3I4T 300hp 21/28 A10 rwd/4wd: Base 36.9, XLT 40.1, ST-Line 45.4 @2022-2024, Limited 47.6, Timberline 48.3 @2021-2024
    3.0V6T 400hp 18/24 A10 rwd/4wd: ST 53.0, Platinum 54.0, King Ranch 55.0 @2021-2024
    3.3V6 318hp 27/28 hybrid A10 rwd/4wd: Limited Hybrid 51.8 @2020-2023
  2025- suv.mid 6/7s
    2.3I4T 300hp 20/29 A10 rwd/4wd: Active 40.0, ST-Line 46.0, Tremor 50.1 @2026-, Platinum 52.1
    3.0V6T 400hp 18/25 A10 rwd/4wd: ST 56.0
Explorer Sport Trac *35
  2001-2005 truck.mid crew/short
    4.0V6 210hp 15/20 A5/M5 rwd/4wd: XLS 23.2, XLT 25.9, Adrenalin 28.8 @2004-2005
  2007-2010 truck.mid crew/short
    4.0V6 210hp 15/20 A5 rwd/4wd: XLT 28.9, Limited 31.3
    4.6V8 292hp 14/19 A6 rwd/4wd: Adrenalin V8 35.0
F-150 *450 [F-Series]
  1995-1996 truck.full reg/std reg/long ext2d/std
    4.9I6 150hp 15/19 M5/A4 rwd/4wd: XL 15.2, Special 14.3
    5.0V8 205hp 14/18 A4/M5 rwd/4wd: XLT 17.6, Eddie Bauer 20.8
    5.8V8 240hp 12/16 A4 rwd: SVT Lightning 22.0 @1995
  1997-2003 truck.full reg/std reg/long ext6/std
    4.2V6 202hp 16/20 M5/A4 rwd/4wd: XL 20.2, Work 18.9 @1998-2001
    4.6V8 231hp 15/19 A4/M5 rwd/4wd: XLT 24.6, STX 23.1 @2002-2003
    5.4V8 260hp 14/18 A4 rwd/4wd ext6/std crew6/short: Lariat 29.8, King Ranch 33.9 @2001-2003, Harley-Davidson 36.5 @2000-2003
    5.4V8S 380hp 12/16 A4 rwd reg/std: SVT Lightning 32.5 @1999-2004
  2004-2008 truck.full reg/std reg/long ext6/std crew6/short
    4.2V6 202hp 15/20 M5/A4 rwd/4wd: XL 20.0, STX 22.5
    4.6V8 248hp 15/19 A4 rwd/4wd: XLT 27.2, FX2 29.0 @2007-2008
    5.4V8 300hp 14/18 A4 rwd/4wd ext6/std crew/short: FX4 32.9, Lariat 34.4, King Ranch 37.9 @2005-2008, Limited 40.1 @2008
  2009-2014 truck.full reg/std reg/long ext6/std crew6/short
    3.7V6 302hp 17/23 A6 rwd/4wd: XL 25.0 @2011-2014, STX 28.5 @2009-2014, XLT 31.1 @2011-2014
    5.0V8 360hp 15/21 A6 rwd/4wd: XLT V8 32.1 @2011-2014, FX2 36.0 @2010-2014, FX4 40.0
    3.5V6T 365hp 16/22 A6 rwd/4wd crew/short ext6/std: Lariat 39.6, King Ranch 45.3, Platinum 48.2, Limited 53.0 @2013-2014, Tremor 38.0 @2014
    6.2V8 411hp 11/16 A6 4wd crew/short ext6/short: Raptor 45.5 @2010-2014
  2015-2020 truck.full reg/std reg/long ext6/std crew/short crew/std
    3.3V6 290hp 19/25 A6 rwd/4wd: XL 28.7, XLT 35.0
    2.7V6T 325hp 20/26 A10 rwd/4wd: XL EcoBoost 30.0, XLT EcoBoost 36.2
    5.0V8 395hp 17/23 A10 rwd/4wd crew/short crew/std: Lariat V8 44.5, King Ranch 53.0, Platinum 55.8
    3.5V6T 375hp 18/25 A10 rwd/4wd crew/short crew/std: Lariat 43.3, Limited 70.0
    3.5V6T 450hp 15/18 A10 4wd crew/short ext6/short: Raptor 53.5 @2017-2020
    3.0V6T 250hp 21/29 diesel A10 rwd/4wd crew/short: Lariat Diesel 47.5 @2018-2020
  2021-2023 truck.full reg/std reg/long ext6/std crew/short crew/std
    3.3V6 290hp 20/24 A10 rwd/4wd: XL 33.7, XLT 40.9
    2.7V6T 325hp 20/26 A10 rwd/4wd: XL EcoBoost 35.0, XLT EcoBoost 42.1
    3.5V6T 400hp 18/24 A10 rwd/4wd crew/short crew/std: Lariat 54.9, King Ranch 64.2, Platinum 65.9, Tremor 60.0, Limited 83.2
    5.0V8 400hp 17/24 A10 rwd/4wd crew/short crew/std: Lariat V8 55.0
    3.5V6 430hp 25/26 hybrid A10 4wd crew/short: Lariat PowerBoost 59.3, Platinum PowerBoost 69.0
    3.5V6T 450hp 14/18 A10 4wd crew/short: Raptor 76.8
    5.2V8S 700hp 10/15 A10 4wd crew/short: Raptor R 107.4 @2023
  2024- truck.full reg/std reg/long ext6/std crew/short crew/std
    2.7V6T 325hp 19/25 A10 rwd/4wd: XL 38.8, STX 42.6, XLT 46.4
    3.5V6T 400hp 17/25 A10 rwd/4wd crew/short crew/std: Lariat 63.5, King Ranch 74.7, Platinum 75.0, Tremor 66.3
    5.0V8 400hp 16/24 A10 rwd/4wd crew/short crew/std: XLT V8 49.5, Lariat V8 64.3
    3.5V6 430hp 22/24 hybrid A10 rwd/4wd crew/short: XLT PowerBoost 51.4, Lariat PowerBoost 66.0, Platinum PowerBoost 76.5
    3.5V6T 450hp 15/18 A10 4wd crew/short: Raptor 79.0
    5.2V8S 720hp 10/15 A10 4wd crew/short: Raptor R 112.9
F-150 Lightning *28 [F-Series]
  2022-2025 truck.full crew/short
    452hp 240mi electric 4wd: Pro 50.0, XLT 58.0 @2022-2025, STX 64.0 @2025
    580hp 300mi electric 4wd: Flash 68.0 @2024-2025, Lariat 77.0, Platinum 85.0
F-250 *120 [F-Series] ~F-250 Super Duty; F250; Super Duty F-250; F-250SD
  1999-2010 truck.heavy reg/long ext6/std ext6/long crew6/std crew6/long
    5.4V8 300hp A5/M6 rwd/4wd: XL 27.0, XLT 31.6
    6.4V8T 350hp diesel A5/M6 rwd/4wd: XL Diesel 34.0, XLT Diesel 38.9, Lariat Diesel 43.7, King Ranch Diesel 48.0 @2003-2010
    6.8V10 362hp A5 rwd/4wd: Lariat 37.8, King Ranch 42.3 @2003-2010, FX4 36.2 @2007-2009, Cabela's 43.0 @2009-2010
  2011-2016 truck.heavy reg/long ext6/std crew6/std crew6/long
    6.2V8 385hp A6 rwd/4wd: XL 32.9, XLT 37.4, Lariat 46.0, King Ranch 50.7
    6.7V8T 440hp diesel A6 rwd/4wd: XL Diesel 41.4, XLT Diesel 45.9, Lariat Diesel 54.5, King Ranch Diesel 59.2, Platinum 61.0 @2013-2016
  2017-2022 truck.heavy reg/long ext6/std crew/std crew/long
    6.2V8 385hp A6 rwd/4wd: XL 37.2, STX 40.0, XLT 42.0
    7.3V8 430hp A10 rwd/4wd crew/std: Lariat 53.4 @2020-2022, Tremor 61.0 @2020-2022
    6.7V8T 475hp diesel A10 rwd/4wd: XL Diesel 47.7, XLT Diesel 52.5, Lariat Diesel 63.4, King Ranch Diesel 73.4, Platinum Diesel 75.0, Limited 88.9
  2023- truck.heavy reg/long ext6/std crew/std crew/long
    6.8V8 405hp A10 rwd/4wd: XL 45.7, XLT 51.4
    7.3V8 430hp A10 rwd/4wd crew/std: Lariat 64.0, King Ranch 78.9, Platinum 80.0, Tremor 69.0
    6.7V8T 500hp diesel A10 4wd: XL Diesel 56.0, XLT Diesel 61.9, Lariat Diesel 74.0, King Ranch Diesel 88.6, Platinum Diesel 90.0, Limited 104.3
F-350 *70 [F-Series] ~F-350 Super Duty; F350; Super Duty F-350; F-350SD
  1999-2010 truck.heavy reg/long ext6/long crew6/std crew6/long
    6.4V8T 350hp diesel A5/M6 rwd/4wd: XL 35.0, XLT 40.0, Lariat 45.0, King Ranch 49.6 @2003-2010
  2011-2016 truck.heavy reg/long crew6/std crew6/long
    6.7V8T 440hp diesel A6 rwd/4wd: XL 42.4, XLT 46.9, Lariat 55.6, King Ranch 60.4, Platinum 62.2 @2013-2016
  2017-2022 truck.heavy reg/long crew/std crew/long
    6.7V8T 475hp diesel A10 rwd/4wd: XL 49.0, XLT 53.8, Lariat 64.6, King Ranch 74.6, Platinum 76.2, Limited 90.0
  2023- truck.heavy reg/long crew/std crew/long
    6.7V8T 500hp diesel A10 rwd/4wd: XL 57.4, XLT 63.0, Lariat 75.0, King Ranch 89.6, Platinum 91.0, Limited 105.6
  1999- truck.chassis reg crew upfit:flatbed+service+dump+stake
    6.2V8 385hp A6 rwd/4wd: XL Chassis Cab 45.9, XLT Chassis Cab 50.6
F-450 *20 [F-Series] ~F-450 Super Duty; F450; Super Duty F-450; F-450SD
  2008- truck.heavy crew/long
    6.7V8T 500hp diesel A10 4wd: XL 67.6, XLT 72.8, Lariat 84.5, King Ranch 95.4, Platinum 96.9 @2015-, Limited 109.3 @2018-
  1999- truck.chassis reg ext crew upfit:flatbed+service+dump+stake+tow
    6.7V8T 330hp diesel A10 rwd/4wd: XL Chassis Cab 60.5, XLT Chassis Cab 65.0
F-550 *25 [F-Series] ~F-550 Super Duty; F550; F-550 Super Duty DRW
  1999- truck.chassis reg ext crew upfit:flatbed+service+dump+stake+tow+box
    6.7V8T 330hp diesel A10 rwd/4wd: XL 63.0, XLT 67.8, Lariat 76.0
F-600 *6 [F-Series] ~F600
  2020- truck.chassis reg crew upfit:flatbed+service+dump+tow
    6.7V8T 330hp diesel A10 rwd/4wd: XL 66.2, XLT 70.9
F-650 *8 [F-Series] ~F650
  2000- truck.chassis reg crew upfit:box+dump+flatbed+tow
    6.7V8T 300hp diesel A6 rwd: Base 80.4, Pro Loader 83.2, Dock Height 81.8
F-750 *5 [F-Series] ~F750
  2000- truck.chassis reg crew upfit:box+dump+flatbed+tow
    6.7V8T 330hp diesel A6 rwd: Base 86.5, Tractor 88.9
Fiesta *50
  2011-2019 sedan.sub
    1.6I4 120hp 27/37 D6/M5 fwd: S 15.2, SE 16.5, SEL 18.5 @2011-2012, Titanium 19.6 @2013-2017
  2011-2019 hatch.compact
    1.6I4 120hp 27/37 D6/M5 fwd: SE 16.9, SES 17.8 @2011-2012, ST-Line 20.0 @2018-2019, S 14.9 @2013-2017
    1.6I4T 197hp 26/33 M6 fwd: ST 22.2 @2014-2019
Five Hundred *50
  2005-2007 sedan.full
    3.0V6 203hp 20/27 CVT/A6 fwd/awd: SE 22.8 @2005-2006, SEL 23.7, Limited 26.8
Flex *25
  2009-2019 suv.full 6/7s
    3.5V6 287hp 16/23 A6 fwd/awd: SE 30.6, SEL 33.3, Limited 38.8
    3.5V6T 365hp 15/21 A6 awd: Limited EcoBoost 43.8, Titanium 41.0 @2011-2012
Focus *190
  2000-2007 sedan.compact
    2.0I4 136hp 27/37 M5/A4 fwd: LX 13.7, SE 15.4, ZX4 S 14.5 @2005-2007, ZX4 SE 16.1 @2005-2007, ZX4 SES 17.4 @2005-2007, ZTS 16.6 @2000-2004
  2000-2007 hatch.compact 3d
    2.0I4 136hp 27/37 M5/A4 fwd: ZX3 S 13.9, ZX3 SE 15.5, ZX3 SES 16.7 @2005-2007
    2.0I4 170hp 21/28 M6 fwd: SVT 19.0 @2002-2004
  2000-2007 wagon.family
    2.0I4 136hp 26/34 M5/A4 fwd: ZXW SE 17.9, ZXW SES 18.6 @2005-2007
  2008-2011 sedan.compact
    2.0I4 140hp 25/35 M5/A4 fwd: S 16.6, SE 17.6, SEL 18.8, SES 19.0
  2008-2010 coupe.sport 5s
    2.0I4 140hp 25/35 M5/A4 fwd: S 15.5, SE 16.5, SES 18.0
  2012-2018 sedan.compact
    2.0I4 160hp 26/38 D6/M5 fwd: S 18.0, SE 19.9, SEL 21.0, Titanium 24.2
    1.0I3T 123hp 27/40 A6/M6 fwd: SE EcoBoost 20.4 @2015-2018
  2012-2018 hatch.compact
    2.0I4 160hp 26/38 D6/M5 fwd: SE 20.4, SEL 21.5, Titanium 24.7
    2.0I4T 252hp 22/30 M6 fwd: ST 25.2 @2013-2018
    2.3I4T 350hp 19/25 M6 awd: RS 41.1 @2016-2018
  2012-2018 hatch.compact
    143hp 115mi electric fwd: Electric Base 29.1
Freestar *60
  2004-2007 van.mini
    3.9V6 193hp 17/23 A4 fwd: S 23.0 @2004-2005, SE 23.9, SEL 27.8, SES 25.4 @2004-2005, Limited 31.0
Freestyle *50
  2005-2007 wagon.outdoor 6/7s
    3.0V6 203hp 20/27 CVT fwd/awd: SE 25.6 @2005-2006, SEL 26.5, Limited 28.9
Fusion *220
  2006-2009 sedan.mid
    2.3I4 160hp 20/29 A5/M5 fwd: S 19.0, SE 19.9, SEL 20.9
    3.0V6 221hp 18/26 A6 fwd/awd: SE V6 22.0, SEL V6 23.3
  2010-2012 sedan.mid
    2.5I4 175hp 23/33 A6/M6 fwd: S 20.7, SE 22.1, SEL 24.6
    3.5V6 263hp 18/27 A6 fwd/awd: Sport 27.0
  2013-2020 sedan.mid
    2.5I4 175hp 21/31 A6 fwd: S 23.2, S Fleet 22.8 @2015-2020
    1.5I4T 181hp 23/34 A6 fwd: SE 24.5, SEL 28.7 @2019-2020
    2.0I4T 245hp 21/31 A6 fwd/awd: Titanium 34.4
    2.7V6T 325hp 18/26 A6 awd: Sport 33.6 @2017-2019, V6 Sport 33.5 @2017-2018
Fusion Energi *9
  2013-2020 sedan.mid
    2.0I4 188hp 43/41 26mi phev CVT fwd: SE 31.4 @2013-2018, Titanium 35.0, Platinum 39.2 @2017-2018
Fusion Hybrid *45
  2010-2012 sedan.mid
    2.5I4 191hp 41/36 hybrid CVT fwd: Base 28.8
  2013-2020 sedan.mid
    2.0I4 188hp 43/41 hybrid CVT fwd: S 26.0 @2014-2018, SE 28.0, SEL 31.1 @2019-2020, Titanium 34.6, Platinum 37.0 @2017-2018
GT *0.3
  2005-2006 coupe.sport 2s
    5.4V8S 550hp 13/21 M6 rwd: Base 150.5
  2017-2022 coupe.sport 2s
    3.5V6T 660hp 11/18 D7 rwd: Base 500.0, Heritage Edition 500.0, Carbon Series 500.0 @2019-2022
Maverick *120
  2022-2024 truck.compact crew/short
    2.5I4 191hp 42/33 hybrid CVT fwd: XL 23.9, XLT 26.4, Lariat 32.3
    2.0I4T 250hp 22/29 A8 fwd/awd: XL EcoBoost 26.6, XLT EcoBoost 28.1, Lariat EcoBoost 33.2, Tremor 36.3 @2023-2024, Lobo 34.8 @2024
  2025- truck.compact crew/short
    2.5I4 191hp 42/35 hybrid CVT fwd/awd: XL 28.1, XLT 30.6, Lariat 34.4
    2.0I4T 250hp 22/29 A8 awd: XL EcoBoost 29.5, XLT EcoBoost 31.9, Lariat EcoBoost 36.3, Lobo 35.9, Tremor 41.3
Mustang *95
  1995-1998 coupe.sport
    3.8V6 150hp 20/29 M5/A4 rwd: Base 16.2
    4.6V8 225hp 17/26 M5/A4 rwd: GT 20.2 @1996-1998
    4.6V8 305hp 17/26 M5 rwd: SVT Cobra 25.7 @1996-1998
  1995-1998 convert.soft
    3.8V6 150hp 20/29 M5/A4 rwd: Base 20.7
    4.6V8 225hp 17/26 M5/A4 rwd: GT 24.2 @1996-1998
  1999-2004 coupe.sport
    3.8V6 193hp 19/28 M5/A4 rwd: Base 18.2, V6 18.8, Deluxe 18.8, Premium 20.2
    4.6V8 260hp 17/25 M5/A4 rwd: GT 24.0, GT Deluxe 24.0, GT Premium 25.4, Mach 1 29.3 @2003-2004, Bullitt 26.2 @2001
    4.6V8S 390hp 15/22 M6 rwd: SVT Cobra 34.8 @2003-2004
  1999-2004 convert.soft
    3.8V6 193hp 18/26 M5/A4 rwd: V6 23.5, Deluxe 23.5, Premium 25.0
    4.6V8 260hp 17/25 M5/A4 rwd: GT 28.5, GT Premium 29.8
  2005-2009 coupe.sport
    4.0V6 210hp 18/26 M5/A5 rwd: V6 20.9, V6 Premium 23.0
    4.6V8 300hp 15/23 M5/A5 rwd: GT 27.3, GT Premium 30.1, Bullitt 31.5 @2008-2009
    5.4V8S 500hp 14/20 M6 rwd: Shelby GT500 46.3 @2007-2009
  2005-2009 convert.soft
    4.0V6 210hp 18/26 M5/A5 rwd: V6 25.9, V6 Premium 28.0
    4.6V8 300hp 15/23 M5/A5 rwd: GT 32.2, GT Premium 35.0
  2010-2014 coupe.sport
    3.7V6 305hp 19/31 M6/A6 rwd: V6 22.5, V6 Premium 26.6
    5.0V8 420hp 15/26 M6/A6 rwd: GT 31.2, GT Premium 35.2, Boss 302 42.2 @2012-2013
    5.8V8S 662hp 15/24 M6 rwd: Shelby GT500 55.1
  2010-2014 convert.soft
    3.7V6 305hp 19/30 M6/A6 rwd: V6 27.5, V6 Premium 31.6
    5.0V8 420hp 15/25 M6/A6 rwd: GT 36.2, GT Premium 40.2
  2015-2017 coupe.sport
    3.7V6 300hp 17/28 M6/A6 rwd: V6 25.2
  2015-2023 coupe.sport
    2.3I4T 310hp 21/32 M6/A10 rwd: EcoBoost 28.9, EcoBoost Premium 33.9
    5.0V8 450hp 15/24 M6/A10 rwd: GT 38.3, GT Premium 42.5, California Special 46.8 @2022-2023, Bullitt 47.7 @2019-2020, Mach 1 56.0 @2021-2023
    5.2V8 526hp 14/21 M6 rwd: Shelby GT350 60.4 @2016-2020, Shelby GT350R 73.4 @2016-2020
    5.2V8S 760hp 12/18 D7 rwd: Shelby GT500 80.8 @2020-2022
  2015-2023 convert.soft
    2.3I4T 310hp 20/28 M6/A10 rwd: EcoBoost 34.4 @2019-2023, EcoBoost Premium 39.4
    5.0V8 450hp 15/24 M6/A10 rwd: GT Premium 48.0
  2024- coupe.sport
    2.3I4T 315hp 22/33 A10 rwd: EcoBoost 33.0, EcoBoost Premium 38.0
    5.0V8 480hp 15/24 M6/A10 rwd: GT 46.6, GT Premium 51.1, Dark Horse 64.4
    5.2V8S 815hp 12/17 D8 rwd: GTD 325.0 @2025-
  2024- convert.soft
    2.3I4T 315hp 21/29 A10 rwd: EcoBoost 39.0 @2025-, EcoBoost Premium 44.0
    5.0V8 480hp 15/24 M6/A10 rwd: GT Premium 57.1
Mustang Mach-E *42
  2021- suv.compact
    266hp 250mi electric rwd/awd: Select 40.0, Premium 44.0, Route 1 50.6 @2021-2023, California Route 1 57.6 @2021-2023, First Edition 59.4 @2021
    480hp 280mi electric awd: GT 55.9, GT Performance 64.9 @2021-2023, Rally 59.9 @2024-
Probe *30
  1995-1997 hatch.sport 3d 4s
    2.0I4 118hp 26/33 M5/A4 fwd: Base 14.7, SE 16.0 @1995-1996
    2.5V6 164hp 21/26 M5/A4 fwd: GT 17.3
Ranger *180
  1995-1997 truck.compact reg2/std ext2d/std
    2.3I4 112hp 23/28 M5/A4 rwd: XL 11.4, Splash 15.4
    4.0V6 160hp 18/24 M5/A5 rwd/4wd: XLT 16.4, STX 18.5
  1998-2011 truck.compact reg2/std ext2d/std ext/std
    2.3I4 143hp 22/27 M5/A5 rwd: XL 18.2, XLT 20.6
    3.0V6 148hp 16/21 M5/A5 rwd/4wd: Edge 19.0 @2000-2005, STX 18.9 @2005-2008, Sport 22.4 @2007-2011
    4.0V6 207hp 15/20 M5/A5 rwd/4wd: XLT V6 24.1, FX4 24.0 @2002-2009, Tremor 23.0 @2002-2003
  2019-2023 truck.mid ext/std crew/short
    2.3I4T 270hp 21/26 A10 rwd/4wd: XL 28.9, XLT 33.0, Lariat 37.2, Tremor 41.0 @2021-2023
  2024- truck.mid crew/short
    2.3I4T 270hp 21/25 A10 rwd/4wd: XL 34.4, XLT 38.0, Lariat 45.2
    2.7V6T 315hp 19/24 A10 4wd: Lariat V6 47.5 @2025-
    3.0V6T 405hp 16/18 A10 4wd: Raptor 58.0
Taurus *220
  1995-1999 sedan.mid 5/6s
    3.0V6 145hp 19/28 A4 fwd: GL 18.5 @1995-1997, LX 19.4, SE 19.9 @1998-1999
    3.4V8 235hp 16/25 A4 fwd: SHO 29.0 @1996-1999
  1996-2005 wagon.family
    3.0V6 155hp 19/26 A4 fwd: GL 19.7 @1996-1997, SE 22.6, SEL 24.1 @2001-2005
  2000-2007 sedan.mid 5/6s
    3.0V6 153hp 20/27 A4 fwd: LX 19.6 @2000-2005, SE 20.8, SES 22.4 @2000-2004, SEL 23.2
  2008-2009 sedan.full
    3.5V6 263hp 18/28 A6 fwd/awd: SE 24.3, SEL 26.3, Limited 30.0
  2010-2019 sedan.full
    3.5V6 288hp 18/27 A6 fwd/awd: SE 27.8, SEL 30.1, Limited 37.0
    3.5V6T 365hp 16/24 A6 awd: SHO 42.9
Taurus X *20
  2008-2009 wagon.outdoor 6/7s
    3.5V6 263hp 16/24 A6 fwd/awd: SEL 28.0, Eddie Bauer 30.6, Limited 31.5
Thunderbird *20
  1995-1997 coupe.lux 5s
    3.8V6 145hp 19/26 A4 rwd: LX 18.5
    4.6V8 205hp 17/25 A4 rwd: LX V8 19.6, SC 23.4 @1995
  2002-2005 convert.road
    3.9V8 280hp 17/23 A5 rwd: Deluxe 38.5, Premium 39.6, 50th Anniversary 44.4 @2005, Neiman Marcus 41.9 @2002
Transit-150 *35 [Transit] ~Transit 150; Transit 150 Van; Transit Van 150
  2015- van.cargo upfit:cargo 3d
    3.5V6 275hp A10 rwd/awd: Cargo Low Roof 46.6, Cargo Medium Roof 49.0
  2015-2019 van.pass 8/10s
    3.7V6 275hp A6 rwd: XL Wagon 35.0, XLT Wagon 37.2
  2020- van.pass 8s
    3.5V6 275hp A10 rwd/awd: XL Passenger 51.0, XLT Passenger 53.2
Transit-250 *55 [Transit] ~Transit 250; Transit 250 Van; Transit Van 250
  2015- van.cargo upfit:cargo 3d
    3.5V6 275hp A10 rwd/awd: Base 47.9, Cargo Low Roof 47.9, Cargo Medium Roof 50.6, Cargo High Roof 52.7, Crew 52.0 @2020-
Transit-350 *45 [Transit] ~Transit 350; Transit 350 HD; Transit Van 350
  2015- van.cargo upfit:cargo 3d
    3.5V6 275hp A10 rwd/awd: Cargo Low Roof 49.7, Cargo Medium Roof 52.0, Cargo High Roof 54.2, Cargo High Roof Extended 56.3
  2015- van.pass 12/15s
    3.5V6 275hp A10 rwd/awd: XL Passenger 55.5, XLT Passenger 57.9
  2015- truck.chassis reg upfit:box+service
    3.5V6 275hp A10 rwd: Cutaway 44.3, Chassis Cab 43.9
Transit Connect *35
  2010-2013 van.cargo upfit:cargo
    2.0I4 136hp 21/27 A4 fwd: XL 22.5, XLT 23.8
  2014-2023 van.cargo upfit:cargo
    2.0I4 162hp 24/28 A8 fwd: XL 34.4, XLT 36.2
  2014-2023 van.mini 6/7s
    2.0I4 162hp 24/28 A8 fwd: XL Wagon 34.0, XLT Wagon 35.2, Titanium Wagon 37.9
Windstar *120
  1995-2003 van.mini
    3.8V6 200hp 17/23 A4 fwd: GL 20.9 @1995-1998, LX 23.7, SE 27.4 @1999-2003, SEL 31.0 @1999-2003, Limited 33.4 @2000-2003
ZX2 *30
  1999-2003 coupe.sport
    2.0I4 130hp 25/33 M5/A4 fwd: Standard 13.4, Deluxe 14.0, Premium 14.7
`,
  },
  {
    code: 'LINC',
    label: 'Lincoln',
    wmi: ['5LM', '1LN', '3LN', '2LM'],
    table: `
Aviator *22
  2003-2005 suv.lux 6/7s
    4.6V8 302hp 13/18 A5 rwd/awd: Luxury 41.0, Ultimate 45.0
  2020- suv.lux 6/7s
    3.0V6T 400hp 17/25 A10 rwd/awd: Standard 52.3 @2020-2023, Premiere 59.5 @2024-, Reserve 66.7, Black Label 83.6
    3.0V6T 494hp 22/23 21mi phev A10 awd: Grand Touring 68.9 @2020-2023, Black Label Grand Touring 87.4 @2020-2022
Blackwood *2
  2002-2002 truck.full crew/short
    5.4V8 300hp 12/17 A4 rwd: Neiman Marcus Edition 58.8, Base 52.5
Continental *15
  1995-2002 sedan.lux 5/6s
    4.6V8 275hp 17/25 A4 fwd: Base 39.9, Executive 38.9 @1995-1997
  2017-2020 sedan.lux
    3.7V6 305hp 17/26 A6 fwd: Premiere 46.1 @2017-2018, Standard 47.2 @2019-2020, Select 48.7 @2017-2019
    3.0V6T 400hp 16/24 A6 awd: Reserve 63.9, Black Label 71.9, Livery 49.0 @2017-2020
Corsair *28
  2020- suv.compact
    2.0I4T 250hp 22/30 A8 fwd/awd: Standard 38.7 @2020-2023, Premiere 40.6 @2024-, Reserve 45.9
    2.5I4 266hp 34/32 28mi phev CVT awd: Grand Touring 54.9 @2021-
LS *30
  2000-2006 sedan.lux
    3.0V6 232hp 20/26 A5 rwd: V6 33.0 @2000-2005, V6 Luxury 33.4, V6 Premium 36.4 @2003-2005
    3.9V8 280hp 17/24 A5 rwd: V8 Sport 40.0, V8 Ultimate 43.7 @2003-2005
Mark LT *10
  2006-2008 truck.full crew/short
    5.4V8 300hp 14/18 A4 rwd/4wd: Base 39.6
Mark VIII *14
  1995-1998 coupe.lux 5s
    4.6V8 280hp 18/26 A4 rwd: Base 37.8, LSC 39.5
MKC *25
  2015-2019 suv.compact
    2.0I4T 245hp 20/27 A6 fwd/awd: Base 33.9 @2015-2015, Premiere 33.9 @2016-2018, Standard 34.5 @2019, Select 36.8, Reserve 40.5, Black Label 46.5
MKS *10
  2009-2016 sedan.lux
    3.7V6 304hp 19/27 A6 fwd/awd: Base 39.0, Ultimate 44.0 @2009-2010, Elite 45.0 @2014-2016
    3.5V6T 365hp 17/25 A6 awd: EcoBoost 45.9
MKT *5
  2010-2019 suv.lux 6/7s
    3.7V6 303hp 16/23 A6 fwd: Base 43.5 @2010-2016, Premiere 45.0 @2017-2019, Livery 47.0 @2013-2019
    3.5V6T 365hp 15/21 A6 awd: EcoBoost 47.0 @2010-2016, Elite 51.0 @2014-2016, Reserve 49.6 @2017-2019
MKX *28
  2007-2015 suv.mid
    3.7V6 305hp 17/25 A6 fwd/awd: Base 39.0, Elite 44.0 @2012-2015, Ultimate 42.0 @2008-2010
  2016-2018 suv.mid
    3.7V6 303hp 17/25 A6 fwd/awd: Premiere 39.0, Select 42.9, Reserve 46.3, Black Label 54.8
MKZ *28 ~Zephyr
  2006-2009 sedan.mid
    3.5V6 263hp 18/28 A6 fwd/awd: Base 32.1
  2010-2012 sedan.mid
    3.5V6 263hp 18/27 A6 fwd/awd: Base 34.8
  2013-2016 sedan.mid
    2.0I4T 240hp 22/33 A6 fwd/awd: Base 35.2, Black Label 46.1 @2015-2016
    3.7V6 300hp 19/28 A6 fwd/awd: V6 36.4
  2017-2020 sedan.mid
    2.0I4T 245hp 20/31 A6 fwd/awd: Premiere 35.2 @2017-2018, Standard 36.7 @2019-2020, Select 38.1 @2017-2018, Reserve I 41.1 @2019-2020, Reserve 41.5, Reserve II 43.0 @2019-2020, Black Label 48.0 @2017-2018
MKZ Hybrid *9
  2011-2020 sedan.mid
    2.0I4 188hp 42/39 hybrid CVT fwd: Base 35.2 @2011-2016, Premiere 35.9 @2017-2018, Standard 36.7 @2019-2020, Select 38.6 @2017-2018, Reserve 41.9, Reserve I 41.1 @2019-2020
Nautilus *30
  2019-2023 suv.mid
    2.0I4T 250hp 21/26 A8 fwd/awd: Base 41.0 @2019, Standard 43.9 @2020-2023, Select 45.1 @2019, Reserve 50.4, Black Label 63.4
    2.7V6T 335hp 19/26 A8 awd: Reserve 2.7T 53.6
  2024- suv.mid
    2.0I4T 250hp 21/29 A8 awd: Premiere 53.5, Reserve 58.0, Black Label 75.9
    2.0I4T 310hp 30/31 hybrid CVT awd: Premiere Hybrid 56.0, Reserve Hybrid 60.0, Black Label Hybrid 77.0
Navigator *18
  1998-2006 suv.lux 7/8s
    5.4V8 300hp 13/18 A6 rwd/4wd: Base 44.6 @1998-2002, Luxury 51.9 @2003-2006, Ultimate 54.6 @2003-2006
  2007-2017 suv.lux 7/8s
    3.5V6T 380hp 15/20 A6 rwd/4wd: Base 60.0 @2007-2016, Select 64.0 @2016-2017, Reserve 70.0 @2016-2017
  2018-2024 suv.lux 7/8s
    3.5V6T 440hp 16/22 A10 rwd/4wd: Premiere 73.2 @2018, Standard 76.7 @2019-2023, Select 79.0 @2018-2019, Reserve 95.0, Black Label 110.9
  2025- suv.lux 7/8s
    3.5V6T 440hp 15/22 A10 4wd: Premiere 92.0 @2026-, Reserve 99.9, Black Label 117.0
Navigator L *7
  2008-2017 suv.lux 7/8s
    3.5V6T 380hp 15/19 A6 rwd/4wd: Base 63.0 @2008-2016, Select 66.3 @2016-2017, Reserve 73.0 @2016-2017
  2018- suv.lux 7/8s
    3.5V6T 440hp 15/21 A10 rwd/4wd: Select 82.0 @2018-2019, Reserve 102.9, Black Label 120.0
Town Car *50
  1995-1997 sedan.full 6s
    4.6V8 210hp 17/25 A4 rwd: Executive 37.3, Signature 39.3, Cartier 43.2
  1998-2011 sedan.full 6s
    4.6V8 239hp 16/24 A4 rwd: Executive 44.0, Signature 45.0, Signature Limited 47.2 @2005-2011, Cartier 49.0 @1998-2003, Ultimate 50.0 @2004-2005, Signature L 52.0 @2006-2011
`,
  },
  {
    code: 'MERC',
    label: 'Mercury',
    wmi: ['1ME', '2ME', '4M2', '3ME'],
    table: `
Cougar *30
  1995-1997 coupe.lux 5s
    3.8V6 145hp 19/26 A4 rwd: XR7 18.0
  1999-2002 hatch.sport 3d 4s
    2.0I4 125hp 24/34 M5 fwd: I4 16.9
    2.5V6 170hp 20/29 M5/A4 fwd: V6 17.5, Sport 18.9
Grand Marquis *75
  1995-1997 sedan.full 6s
    4.6V8 190hp 17/25 A4 rwd: GS 22.5, LS 24.0
  1998-2011 sedan.full 5/6s
    4.6V8 224hp 16/24 A4 rwd: GS 25.6 @1998-2006, LS 29.2, LSE 30.4 @2004-2005, Ultimate Edition 30.0 @2009-2010
Marauder *5
  2003-2004 sedan.full
    4.6V8 302hp 17/23 A4 rwd: Base 34.5
Mariner *30
  2005-2007 suv.compact
    2.3I4 153hp 21/24 A4 fwd/4wd: Convenience 21.4, Luxury 22.9
    3.0V6 200hp 18/23 A4 fwd/4wd: Luxury V6 24.3, Premier 26.1
  2008-2011 suv.compact
    2.5I4 171hp 21/28 A6 fwd/4wd: Base 23.6, Premier 26.0
    3.0V6 240hp 18/25 A6 fwd/4wd: Base V6 24.8, Premier V6 27.2
    2.5I4 177hp 34/31 hybrid CVT fwd/4wd: Hybrid Base 30.4
Milan *30
  2006-2011 sedan.mid
    2.5I4 175hp 22/31 A6/M6 fwd: Base 22.0, Premier 24.7
    3.0V6 240hp 18/27 A6 fwd/awd: Base V6 24.4, Premier V6 27.1
    2.5I4 191hp 41/36 hybrid CVT fwd: Hybrid Base 28.2 @2010-2011
Montego *18
  2005-2007 sedan.full
    3.0V6 203hp 20/27 CVT/A6 fwd/awd: Luxury 24.9, Premier 27.5
Monterey *15
  2004-2007 van.mini
    4.2V6 201hp 16/22 A4 fwd: Convenience 28.6 @2004-2005, Luxury 29.9, Premier 33.9
Mountaineer *45
  1997-2001 suv.mid
    4.0V6 210hp 15/20 A5 rwd/awd: Base 28.9
    5.0V8 215hp 14/19 A4 rwd/awd: Base V8 29.4
  2002-2010 suv.mid 7s
    4.0V6 210hp 14/20 A5 rwd/awd: Convenience 30.0 @2002-2005, Luxury 31.0 @2002-2006, Base 30.5 @2007-2010, Premier 33.8
    4.6V8 292hp 14/20 A6 rwd/awd: Premier V8 36.4
Mystique *30
  1995-2000 sedan.compact
    2.0I4 125hp 24/33 M5/A4 fwd: GS 16.4
    2.5V6 170hp 21/30 M5/A4 fwd: LS 17.8
Sable *70
  1995-2005 sedan.mid
    3.0V6 200hp 19/27 A4 fwd: GS 21.6, LS 23.8, LS Premium 24.4 @2000-2005
  1996-2005 wagon.family
    3.0V6 200hp 18/26 A4 fwd: GS 22.8, LS 25.0
  2008-2009 sedan.full
    3.5V6 263hp 18/28 A6 fwd/awd: Base 25.0, Premier 28.8
Tracer *25
  1997-1999 sedan.compact
    2.0I4 110hp 28/38 M5/A4 fwd: GS 12.6, LS 13.9
Villager *40
  1995-2002 van.mini
    3.3V6 170hp 17/23 A4 fwd: GS 20.9 @1995-1998, LS 25.0, Base 23.0 @1999-2002, Sport 25.9 @1999-2002, Estate 26.7 @1999-2002
`,
  },
];
