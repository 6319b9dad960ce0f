import type { MakeSource } from '../types';

export const hondaGroup: MakeSource[] = [
  {
    code: 'HONDA',
    label: 'Honda',
    wmi: ['1HG', '2HG', '5FN', '7FA', '19X'],
    table: `
Accord *300
  1995-1997 sedan.mid
    2.2I4 130hp 24/31 M5/A4 fwd: DX 15.1, LX 18.2, EX 20.7
    2.7V6 170hp 19/25 A4 fwd: LX V6 22.8, EX V6 25.1
  1998-2002 sedan.mid
    2.3I4 150hp 25/32 M5/A4 fwd: DX 15.7, LX 18.9, SE 20.6 @2000-2002, EX 21.7
    3.0V6 200hp 20/28 A4 fwd: LX V6 22.7, EX V6 25.4
  1998-2002 coupe.lux 5s
    2.3I4 150hp 25/32 M5/A4 fwd: LX 19.2, EX 21.7
    3.0V6 200hp 20/28 A4 fwd: EX V6 25.4
  2003-2007 sedan.mid
    2.4I4 166hp 24/34 M5/A5 fwd: DX 17.7 @2003-2005, VP 18.6 @2006-2007, LX 20.5, SE 21.8 @2006-2007, EX 22.9, EX-L 25.1
    3.0V6 244hp 20/29 A5/M6 fwd: LX V6 24.3, EX V6 27.4, EX-L V6 28.0
  2003-2007 coupe.lux 5s
    2.4I4 166hp 24/34 M5/A5 fwd: LX 20.9, EX 23.2, EX-L 25.0
    3.0V6 244hp 20/29 A5/M6 fwd: EX V6 27.4
  2008-2012 sedan.full
    2.4I4 177hp 23/34 M5/A5 fwd: LX 21.5, LX-P 22.5, SE 23.8 @2011-2012, EX 24.3, EX-L 27.3
    3.5V6 271hp 20/30 A5 fwd: LX V6 25.8 @2010-2010, EX V6 27.9, EX-L V6 30.0
  2008-2012 coupe.lux 5s
    2.4I4 190hp 23/32 M5/A5 fwd: LX-S 22.8, EX 24.1, EX-L 26.9
    3.5V6 271hp 19/29 A5/M6 fwd: EX-L V6 31.0
  2013-2017 sedan.mid
    2.4I4 185hp 27/36 CVT/M6 fwd: LX 22.5, Sport 24.8, Sport Special Edition 25.8 @2016-2017, EX 25.8, EX-L 28.9
    3.5V6 278hp 21/33 A6 fwd: EX-L V6 31.0, Touring 34.8
  2013-2017 coupe.lux 5s
    2.4I4 185hp 26/35 CVT/M6 fwd: LX-S 24.1, EX 26.1, EX-L 29.3
    3.5V6 278hp 21/32 A6/M6 fwd: EX-L V6 31.2, Touring 34.6 @2016-2017
  2018-2022 sedan.mid
    1.5I4T 192hp 30/38 CVT/M6 fwd: LX 26.1, Sport 28.7, Sport Special Edition 29.4 @2021-2022, EX 29.5 @2018-2020, EX-L 32.4
    2.0I4T 252hp 22/32 A10/M6 fwd: Sport 2.0T 33.1, EX-L 2.0T 33.9 @2018-2020, Touring 2.0T 38.6
    1.5I4T 192hp 29/35 CVT fwd: Touring 36.0 @2018-2020
  2023- sedan.mid
    1.5I4T 192hp 29/37 CVT fwd: LX 28.3, EX 30.7 @2023-2024, SE 30.7 @2025-
Accord Crosstour *10 ~Crosstour
  2010-2015 wagon.outdoor
    2.4I4 192hp 22/31 A5 fwd: EX 27.5 @2012-2015, EX-L 30.3 @2012-2015
    3.5V6 278hp 20/30 A6 fwd/awd: EX V6 30.2 @2010-2015, EX-L V6 33.0
Accord Hybrid *50
  2005-2007 sedan.mid
    3.0V6 253hp 25/34 hybrid A5 fwd: Base 31.1
  2014-2017 sedan.mid
    2.0I4 212hp 49/47 hybrid CVT fwd: Base 29.6, EX-L 33.0, Touring 36.0
  2018-2022 sedan.mid
    2.0I4 212hp 48/47 hybrid CVT fwd: Base 27.3 @2018-2021, EX 31.2 @2018-2020, Sport 30.5 @2022, EX-L 33.7, Touring 37.5
  2023- sedan.mid
    2.0I4 204hp 51/44 hybrid CVT fwd: Sport 33.7, EX-L 35.3, Sport-L 35.4, Touring 39.3
Accord Plug-In Hybrid *0.5
  2014-2015 sedan.mid
    2.0I4 196hp 47/46 13mi phev CVT fwd: Base 39.8
Civic *290
  1996-2000 sedan.compact
    1.6I4 106hp 30/35 M5/A4 fwd: DX 13.2, LX 14.8, VP 14.0 @1999-2000, EX 16.8
  1996-2000 coupe.sport 5s
    1.6I4 106hp 30/35 M5/A4 fwd: DX 12.6, HX 13.8, EX 15.8
    1.6I4 160hp 26/31 M5 fwd: Si 17.5 @1999-2000
  1996-2000 hatch.compact 3d
    1.6I4 106hp 30/35 M5/A4 fwd: CX 10.8, DX 12.2
  2001-2005 sedan.compact
    1.7I4 115hp 32/38 M5/A4 fwd: DX 13.3, VP 13.8 @2003-2005, LX 15.5, SE 15.9 @2005, EX 17.4
  2001-2005 coupe.sport 5s
    1.7I4 115hp 32/38 M5/A4 fwd: DX 13.0, HX 13.7, LX 14.9, SE 15.9 @2005, EX 16.9
  2002-2005 hatch.sport 3d
    2.0I4 160hp 26/30 M5 fwd: Si 19.6
  2006-2011 sedan.compact
    1.8I4 140hp 25/36 M5/A5 fwd: DX 15.6, DX-VP 16.7 @2009-2011, LX 17.7, LX-S 18.3 @2009-2011, EX 19.5, EX-L 21.1
    2.0I4 197hp 21/29 M6 fwd: Si 22.4
  2006-2011 coupe.sport 5s
    1.8I4 140hp 25/36 M5/A5 fwd: DX 15.4, LX 17.5, EX 19.3, EX-L 20.9
    2.0I4 197hp 21/29 M6 fwd: Si 22.2
  2012-2015 sedan.compact
    1.8I4 143hp 30/39 CVT/M5 fwd: DX 15.8 @2012, LX 18.5, HF 19.6 @2012-2015, SE 19.8 @2015, EX 21.1, EX-L 22.7
    2.4I4 205hp 22/31 M6 fwd: Si 23.1
  2012-2015 coupe.sport 5s
    1.8I4 143hp 30/39 CVT/M5 fwd: DX 15.6 @2012, LX 18.3, EX 20.8, EX-L 22.4
    2.4I4 205hp 22/31 M6 fwd: Si 22.9
  2016-2021 sedan.compact
    2.0I4 158hp 30/38 CVT/M6 fwd: LX 21.3, Sport 23.0 @2019-2021
    1.5I4T 174hp 32/42 CVT fwd: EX-T 21.8 @2016-2018, EX 24.2 @2019-2021, EX-L 25.1, Touring 28.3
    1.5I4T 205hp 26/36 M6 fwd: Si 25.2 @2017-2020
  2016-2020 coupe.sport 5s
    2.0I4 158hp 30/38 CVT/M6 fwd: LX 21.1, LX-P 21.8 @2016-2018, Sport 22.8 @2019-2020
    1.5I4T 174hp 31/40 CVT fwd: EX-T 21.5 @2016-2018, EX 23.9 @2019-2020, EX-L 24.1 @2017-2018, Touring 27.2
    1.5I4T 205hp 26/36 M6 fwd: Si 25.2 @2017-2020
  2022- sedan.compact
    2.0I4 158hp 31/39 CVT fwd: LX 24.7, Sport 26.7, SE 25.4 @2024
    1.5I4T 180hp 33/42 CVT fwd: EX 26.3 @2022-2024, Touring 30.0 @2022-2024
    1.5I4T 200hp 27/37 M6 fwd: Si 31.0
Civic del Sol *8 ~del Sol
  1995-1997 convert.road
    1.6I4 106hp 29/35 M5/A4 fwd: S 15.1, Si 17.5, VTEC 19.7
Civic Hatchback *40
  2017-2021 hatch.compact
    1.5I4T 174hp 31/40 CVT/M6 fwd: LX 22.1, Sport 23.6, EX 24.7, EX-L Navi 25.9 @2017-2018, EX-L 26.0 @2019-2021, Sport Touring 28.8
  2022- hatch.compact
    2.0I4 158hp 30/38 CVT/M6 fwd: LX 25.9 @2022-2024, Sport 28.2
    1.5I4T 180hp 31/39 CVT/M6 fwd: EX-L 28.4 @2022-2024, Sport Touring 31.4 @2022-2024
Civic Hybrid *15
  2003-2005 sedan.compact
    1.3I4 93hp 46/51 hybrid CVT/M5 fwd: Base 20.4
  2006-2015 sedan.compact
    1.5I4 110hp 44/47 hybrid CVT fwd: Base 25.7, Leather 27.0
  2025- sedan.compact
    2.0I4 200hp 50/47 hybrid CVT fwd: Sport 29.4, Sport Touring 32.4
  2025- hatch.compact
    2.0I4 200hp 50/45 hybrid CVT fwd: Sport 30.6, Sport Touring 33.6
Civic Type R *4
  2017-2021 hatch.sport 4s
    2.0I4T 306hp 22/28 M6 fwd: Touring 38.0, Limited Edition 44.0 @2021, Sport 38.0 @2021
  2023-2025 hatch.sport 4s
    2.0I4T 315hp 22/28 M6 fwd: Base 45.9
Clarity *8
  2018-2021 sedan.mid
    1.5I4 212hp 44/40 47mi phev CVT fwd: Plug-In Hybrid Base 33.4, Plug-In Hybrid Touring 36.6
  2017-2019 sedan.mid
    161hp 89mi electric fwd: Electric Base 36.6
  2017-2021 sedan.mid
    174hp hydrogen fwd: Fuel Cell 58.5
CR-V *330
  1997-2001 suv.compact
    2.0I4 146hp 22/25 A4/M5 fwd/awd: LX 19.2, EX 20.9, SE 23.0 @2000-2001
  2002-2006 suv.compact
    2.4I4 156hp 23/29 A5/M5 fwd/awd: LX 20.4, EX 22.6, SE 25.5 @2005-2006
  2007-2011 suv.compact
    2.4I4 180hp 21/28 A5 fwd/awd: LX 21.9, SE 22.7 @2011, EX 24.2, EX-L 26.9
  2012-2016 suv.compact
    2.4I4 185hp 26/33 CVT fwd/awd: LX 24.0, SE 25.0 @2016, EX 26.3, EX-L 28.8, Touring 32.1 @2015-2016
  2017-2022 suv.compact
    2.4I4 184hp 26/32 CVT fwd/awd: LX 24.5 @2017-2019
    1.5I4T 190hp 28/34 CVT fwd/awd: LX 26.8 @2020-2022, Special Edition 28.1 @2021-2022, EX 29.3, EX-L 31.9, Touring 35.1
  2023- suv.compact
    1.5I4T 190hp 28/34 CVT fwd/awd: LX 30.9, EX 33.2, EX-L 35.4
CR-V Hybrid *120
  2020-2022 suv.compact
    2.0I4 212hp 40/35 hybrid CVT awd: LX 28.6 @2020, EX 32.3, EX-L 34.9, Touring 37.7
  2023- suv.compact
    2.0I4 204hp 43/36 hybrid CVT fwd/awd: Sport 35.6, Sport-L 38.7, TrailSport 38.8 @2026-, Sport Touring 42.3
CR-Z *5
  2011-2016 hatch.sport 3d 2s
    1.5I4 130hp 36/39 hybrid CVT/M6 fwd: Base 20.3, EX 22.1, EX-L Navi 25.1
CR-V e:FCEV *0.2 ~CR-V FCEV
  2025-2026 suv.compact
    174hp hydrogen fwd: Fuel Cell Touring 50.0
Element *45
  2003-2011 suv.compact 4s
    2.4I4 166hp 20/25 A5/M5 fwd/awd: DX 17.0 @2003-2004, LX 20.8, EX 22.9, EX-P 21.5 @2005-2006, SC 24.1 @2007-2010, Dog Friendly 23.6 @2010-2011
Fit *50
  2007-2008 hatch.compact
    1.5I4 109hp 28/34 A5/M5 fwd: Base 14.6, Sport 15.9
  2009-2013 hatch.compact
    1.5I4 117hp 28/35 A5/M5 fwd: Base 16.2, Sport 18.0
  2015-2020 hatch.compact
    1.5I4 130hp 33/40 CVT/M6 fwd: LX 17.1, Sport 18.4 @2018-2020, EX 19.1, EX-L 21.2
HR-V *115
  2016-2022 suv.sub
    1.8I4 141hp 28/34 CVT/M6 fwd/awd: LX 21.9, Sport 23.6 @2019-2022, EX 24.5, EX-L 26.3, EX-L Navi 25.9 @2016-2018, Touring 29.0 @2019-2020
  2023- suv.sub
    2.0I4 158hp 26/32 CVT fwd/awd: LX 26.7, Sport 28.7, EX-L 30.7
Insight *20
  2000-2006 hatch.compact 3d 2s
    1.0I3 67hp 49/61 hybrid CVT/M5 fwd: Base 19.3
  2010-2014 hatch.compact
    1.3I4 98hp 41/44 hybrid CVT fwd: Base 18.7 @2011-2014, LX 20.6, EX 22.4
  2019-2022 sedan.compact
    1.5I4 151hp 55/49 hybrid CVT fwd: LX 23.1 @2019-2020, EX 25.8, Touring 29.8
Odyssey *110
  1995-1998 van.mini 6/7s
    2.3I4 150hp 21/26 A4 fwd: LX 23.8, EX 25.6
  1999-2004 van.mini
    3.5V6 240hp 18/25 A5 fwd: LX 24.5, EX 27.3, EX-L 29.0
  2005-2010 van.mini 7/8s
    3.5V6 244hp 17/25 A5 fwd: LX 26.8, EX 29.9, EX-L 33.4, Touring 40.6
  2011-2017 van.mini 7/8s
    3.5V6 248hp 19/27 A6 fwd: LX 30.0, EX 33.4, SE 34.2 @2016-2017, EX-L 36.9, Touring 42.6, Touring Elite 45.4
  2018- van.mini 7/8s
    3.5V6 280hp 19/28 A10 fwd: LX 33.0 @2018-2021, EX 37.0 @2018-2024, EX-L 42.8, Sport 38.9 @2023-2024, Sport-L 44.0 @2025-, Touring 47.2, Elite 52.0, Black Edition 53.4 @2025-
Passport *45
  1995-2002 suv.mid
    3.2V6 205hp 16/20 A4/M5 rwd/4wd: DX 19.0 @1995-1997, LX 24.1, EX 28.0
  2019-2025 suv.mid
    3.5V6 280hp 20/25 A9 fwd/awd: Sport 33.9 @2019-2021, EX-L 42.8, Touring 42.0 @2019-2021, Elite 45.0 @2019-2022, TrailSport 45.6 @2022-2024, Black Edition 48.8 @2023-2025
  2026- suv.mid
    3.5V6 285hp 19/25 A10 awd: RTL 44.8, TrailSport 48.7, TrailSport Elite 52.5
Pilot *110
  2003-2008 suv.mid 8s
    3.5V6 244hp 16/22 A5 fwd/awd: LX 27.0 @2003-2006, VP 27.6 @2008, EX 30.3, EX-L 33.0, SE 32.1 @2008
  2009-2015 suv.mid 8s
    3.5V6 250hp 18/25 A5 fwd/awd: LX 30.0, EX 32.3, EX-L 35.4, SE 34.4 @2015, Touring 41.3
  2016-2022 suv.mid 7/8s
    3.5V6 280hp 20/27 A9 fwd/awd: LX 32.6 @2016-2020, EX 35.0 @2016-2020, Sport 39.1 @2022, Special Edition 40.7 @2021-2022, EX-L 41.0, TrailSport 45.6 @2022, Touring 43.8, Elite 50.6, Black Edition 52.2 @2019-2022
  2023- suv.mid 7/8s
    3.5V6 285hp 19/27 A10 fwd/awd: LX 37.5 @2023-2024, Sport 41.2, EX-L 44.2, TrailSport 50.6, Touring 49.1, Elite 54.6, Black Edition 55.4 @2024-
Prelude *15
  1995-2001 coupe.sport
    2.2I4 195hp 22/27 M5/A4 fwd: S 19.9 @1995-1996, Si 22.5 @1995-1996, VTEC 26.2 @1995-1996, Base 23.6 @1997-2001, Type SH 26.1 @1997-2001
  2026- coupe.sport
    2.0I4 200hp 46/41 hybrid CVT fwd: Base 42.0
Prologue *35
  2024- suv.mid
    220hp 308mi electric fwd/awd: EX 47.4, Touring 51.7
    300hp 294mi electric awd: Elite 57.9
Ridgeline *40
  2006-2014 truck.mid crew/short
    3.5V6 250hp 15/21 A5 4wd: RT 29.6, RTX 29.7 @2007-2008, RTS 32.3, Sport 30.9 @2012-2014, RTL 35.1, SE 38.3 @2014
  2017-2026 truck.mid crew/short
    3.5V6 280hp 18/24 A9 fwd/awd: RT 30.0 @2017-2019, RTS 32.5 @2017-2019, Sport 40.2 @2017-2026, RTL 43.0, RTL-T 36.0 @2017-2019, RTL-E 43.4 @2017-2023, TrailSport 45.4 @2024-2026, Black Edition 46.8
S2000 *6
  2000-2009 convert.road
    2.2I4 237hp 18/25 M6 rwd: Base 35.0, CR 37.0 @2008-2009
`,
  },
  {
    code: 'ACURA',
    label: 'Acura',
    wmi: ['19U', '5J8', 'JH4', '2HN'],
    table: `
ADX *15
  2025- suv.sub
    1.5I4T 190hp 26/31 CVT fwd/awd: Base 35.0, A-Spec 38.0, A-Spec Advance 42.0
CL *20
  1997-1999 coupe.lux
    2.3I4 150hp 24/31 A4/M5 fwd: 2.3CL 23.6
    3.0V6 200hp 20/28 A4 fwd: 3.0CL 26.1
  2001-2003 coupe.lux
    3.2V6 225hp 19/28 A5 fwd: 3.2CL 28.7
    3.2V6 260hp 19/29 A5/M6 fwd: 3.2CL Type S 31.1
ILX *12
  2013-2015 sedan.compact
    2.0I4 150hp 24/35 A5 fwd: Base 27.1, Premium Package 29.4, Technology Package 31.7
    2.4I4 201hp 22/31 M6 fwd: Premium Package 2.4 29.4
    1.5I4 111hp 39/38 hybrid CVT fwd: Base Hybrid 28.9 @2013-2014
  2016-2022 sedan.compact
    2.4I4 201hp 24/34 D8 fwd: Base 27.6, AcuraWatch Plus 28.9 @2016-2018, Premium Package 29.3, Premium & A-SPEC Packages 31.3 @2019-2022, Technology Package 31.2, Technology & A-SPEC Packages 33.2 @2016-2022, Special Edition 29.6 @2018
Integra *25
  1995-2001 coupe.sport 5s
    1.8I4 140hp 25/32 M5/A4 fwd: RS 16.8 @1995-1998, LS 20.2, GS 21.6
    1.8I4 170hp 25/31 M5 fwd: GS-R 22.5
    1.8I4 195hp 25/30 M5 fwd: Type R 24.9 @1997-2001
  1995-2001 sedan.compact
    1.8I4 140hp 25/32 M5/A4 fwd: LS 21.0, GS 22.3
    1.8I4 170hp 25/31 M5 fwd: GS-R 22.8
  2023- hatch.sport
    1.5I4T 200hp 30/37 CVT/M6 fwd: Base 33.4, A-Spec 35.7, A-Spec Technology 38.7
    2.0I4T 320hp 21/28 M6 fwd: Type S 53.4 @2024-
Legend *15
  1995-1995 sedan.lux
    3.2V6 200hp 18/25 A4/M5 fwd: L 36.7, LS 41.6, GS 43.9
MDX *60
  2001-2006 suv.mid 7s
    3.5V6 253hp 17/23 A5 awd: Base 37.3, Touring 40.1
  2007-2013 suv.mid 7s
    3.7V6 300hp 16/21 A6 awd: Base 43.3, Technology Package 46.9, Advance Package 49.0, Sport Package 46.0 @2007-2009
  2014-2016 suv.mid 6/7s
    3.5V6 290hp 19/27 A9 fwd/awd: Base 42.9, AcuraWatch Plus Package 44.4 @2015-2016, Technology Package 47.3, Advance Package 55.3
  2017-2020 suv.mid 6/7s
    3.5V6 290hp 20/27 A9 fwd/awd: Base 44.5, Technology Package 49.3, A-Spec 54.9 @2019-2020, Technology & A-Spec Packages 54.9 @2019-2020, Advance Package 56.4
  2022- suv.mid 7s
    3.5V6 290hp 19/26 A10 fwd/awd: Base 51.2, Technology Package 56.5, A-Spec 60.7, Advance Package 64.1, A-Spec Advance 66.0 @2025-
    3.0V6T 355hp 17/21 A10 awd: Type S 70.9, Type S Advance 76.4 @2022-2024
MDX Sport Hybrid *2
  2017-2020 suv.mid 6/7s
    3.0V6 321hp 26/27 hybrid D7 awd: Technology Package 52.9, Advance Package 59.6
NSX *0.6
  1995-2005 coupe.sport 2s
    3.2V6 290hp 17/24 M6/A4 rwd: T 89.8
  2017-2022 coupe.sport 2s
    3.5V6T 573hp 21/22 hybrid D9 awd: Base 159.5 @2017-2021, Type S 171.5 @2022
RDX *52
  2007-2012 suv.compact
    2.3I4T 240hp 19/24 A5 fwd/awd: Base 32.9, Technology Package 36.0
  2013-2018 suv.compact
    3.5V6 279hp 20/28 A6 fwd/awd: Base 36.0, AcuraWatch Plus Package 37.3 @2016-2018, Technology Package 39.7, Advance Package 43.2 @2016-2018
  2019- suv.compact
    2.0I4T 272hp 22/28 A10 fwd/awd: Base 42.0 @2019-2024, Technology Package 47.4, A-Spec 50.4, Advance Package 51.0 @2019-2025, A-Spec Advance 55.0 @2021-, PMC Edition 53.0 @2021-2023
RL *6
  1996-2004 sedan.lux
    3.5V6 225hp 18/24 A4 fwd: 3.5RL 46.1
  2005-2012 sedan.lux
    3.7V6 300hp 17/24 A6 awd: Base 48.5, Technology Package 52.2, Advance Package 55.2 @2011-2012
RLX *2
  2014-2020 sedan.lux
    3.5V6 310hp 20/29 A10 fwd: Base 49.5 @2014-2016, Technology Package 54.9, Advance Package 60.9 @2014-2017
  2014-2020 sedan.lux
    3.5V6 377hp 28/29 hybrid D7 awd: Sport Hybrid SH-AWD 61.9
RSX *18
  2002-2006 coupe.sport
    2.0I4 155hp 27/34 M5/A5 fwd: Base 20.3
    2.0I4 201hp 23/31 M6 fwd: Type S 23.8
TL *55
  1996-1998 sedan.mid
    2.5I5 176hp 20/25 A4 fwd: 2.5 28.6
  1996-2003 sedan.mid
    3.2V6 225hp 19/29 A5 fwd: 3.2 29.4, 3.2 Type S 31.8 @2002-2003
  2004-2008 sedan.mid
    3.2V6 258hp 20/29 A5/M6 fwd: Base 33.7
    3.5V6 286hp 20/29 A5/M6 fwd: Type S 38.2 @2007-2008
  2009-2014 sedan.mid
    3.5V6 280hp 20/29 A6 fwd: Base 36.0, Technology Package 39.6, Advance Package 41.6 @2011-2014, Special Edition 37.6 @2013-2014
    3.7V6 305hp 18/26 A6/M6 awd: SH-AWD 39.6, SH-AWD Technology Package 43.2, SH-AWD Advance Package 45.2 @2011-2014
TLX *30
  2015-2020 sedan.mid
    2.4I4 206hp 23/33 D8 fwd: Base 33.0, Technology Package 36.7, A-Spec 38.4 @2018-2020
    3.5V6 290hp 20/32 A9 fwd/awd: V6 36.2, V6 Technology Package 39.9, V6 A-Spec 41.6 @2018-2020, V6 Advance Package 43.7, PMC Edition 50.9 @2020
  2021-2025 sedan.mid
    2.0I4T 272hp 22/31 A10 fwd/awd: Base 40.3 @2021-2023, Technology Package 45.4, A-Spec 48.6, Advance Package 49.1 @2021-2023
    3.0V6T 355hp 19/25 A10 awd: Type S 57.7, PMC Edition 62.9 @2021-2023
TSX *28
  2004-2008 sedan.compact
    2.4I4 205hp 20/28 A5/M6 fwd: Base 29.0
  2009-2014 sedan.compact
    2.4I4 201hp 22/31 A5/M6 fwd: Base 30.6, Technology Package 33.7, Special Edition 32.4 @2012-2014
    3.5V6 280hp 19/28 A5 fwd: V6 35.5 @2010-2014, V6 Technology Package 38.7 @2010-2014
  2011-2014 wagon.family
    2.4I4 201hp 22/30 A5 fwd: Sport Wagon 32.0, Sport Wagon Technology Package 35.6
ZDX *5
  2010-2013 suv.mid
    3.7V6 300hp 16/23 A6 awd: Base 46.5 @2010-2012, Technology Package 50.0 @2010-2012, Advance Package 50.9
  2024-2024 suv.mid
    358hp 313mi electric rwd/awd: A-Spec 64.5
    500hp 278mi electric awd: Type S 73.5
`,
  },
];
