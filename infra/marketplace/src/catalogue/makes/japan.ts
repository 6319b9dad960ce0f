import type { MakeSource } from '../types';

export const japanGroup: MakeSource[] = [
  {
    code: 'ISU',
    label: 'Isuzu',
    wmi: ['4S2', 'JAL', '54D', '4NU'],
    table: `
Amigo *8
  1998-2000 suv.sub 2d 4s
    2.2I4 130hp 20/23 M5/A4 rwd/4wd: S 16.0
    3.2V6 205hp 17/20 A4/M5 rwd/4wd: S V6 19.5
Ascender *10
  2003-2008 suv.mid 5/7s
    4.2I6 291hp 14/20 A4 rwd/4wd: S 27.9, LS 30.4, Limited 38.0 @2003-2006, Luxury 34.0 @2005-2006
Axiom *6
  2002-2004 suv.mid
    3.5V6 250hp 16/21 A4 rwd/4wd: S 26.0, XS 29.9
FTR *3
  2018- truck.chassis reg2 upfit:box+flatbed+dump+stake
    6.7I6T 260hp diesel A6 rwd: Base 88.0
FVR *1
  1999-2009 truck.chassis reg2 upfit:box+flatbed
    7.8I6T 300hp diesel A6 rwd: Base 72.0
Hombre *6
  1996-2000 truck.compact reg2/std ext2d/std
    2.2I4 120hp 22/28 M5/A4 rwd: S 13.0
    4.3V6 180hp 17/22 A4 rwd/4wd: XS 17.9
i-280 *3 [i-Series]
  2006-2006 truck.mid ext/std
    2.8I4 175hp 18/24 M5/A4 rwd: S 18.9, LS 20.4
i-290 *2 [i-Series]
  2007-2008 truck.mid ext/std
    2.9I4 185hp 18/24 M5/A4 rwd: S 18.4
i-350 *2 [i-Series]
  2006-2006 truck.mid crew/short
    3.5I5 220hp 17/22 A4 4wd: Limited 27.9
i-370 *2 [i-Series]
  2007-2008 truck.mid crew/short ext/std
    3.7I5 242hp 15/22 A4 rwd/4wd: LS 24.6, Limited 28.6
NPR *12 ~NPR Gas; NPR Diesel
  1995- truck.chassis reg2 crew6 upfit:box+flatbed+stake+dump+service
    6.6V8 350hp A6 rwd: Gas 50.0
    5.2I4T 215hp diesel A6 rwd: Diesel Base 58.0
NPR-HD *12 ~NPR HD; NPR HD Gas
  1999- truck.chassis reg2 crew6 upfit:box+flatbed+stake+dump+service
    6.6V8 350hp A6 rwd: Gas 52.4
    5.2I4T 215hp diesel A6 rwd: Diesel Base 60.6
NPR-XD *4 ~NPR XD
  2017- truck.chassis reg2 crew6 upfit:box+flatbed+dump
    5.2I4T 215hp diesel A6 rwd: Diesel Base 62.9
NQR *5
  2000- truck.chassis reg2 crew6 upfit:box+flatbed+dump+tow
    5.2I4T 215hp diesel A6 rwd: Diesel Base 65.0
NRR *4
  2002- truck.chassis reg2 crew6 upfit:box+flatbed+dump+tow
    5.2I4T 215hp diesel A6 rwd: Diesel Base 68.0
NRR EV *0.3
  2024- truck.chassis reg2 upfit:box+flatbed
    150hp 150mi electric rwd: Seven Pack 135.0, Nine Pack 150.0
Oasis *2
  1996-1999 van.mini 6/7s
    2.3I4 150hp 21/26 A4 fwd: S 23.9, LS 26.0
Rodeo *50
  1995-2004 suv.mid
    2.2I4 130hp 19/23 M5 rwd: S 18.0 @1998-2003
    3.5V6 250hp 16/21 A4/M5 rwd/4wd: LS 25.0, LSE 29.0 @1999-2003, S V6 22.0
Trooper *20
  1995-2002 suv.mid
    3.5V6 215hp 15/19 A4/M5 rwd/4wd: S 27.9, LS 30.0, Limited 35.0
VehiCROSS *2
  1999-2001 suv.off 2d 4s
    3.5V6 215hp 15/19 A4 4wd: Base 30.4
`,
  },
  {
    code: 'MAZDA',
    label: 'Mazda',
    wmi: ['JM1', 'JM3', '3MZ', '1YV', '7MM'],
    table: `
626 *80
  1995-2002 sedan.mid
    2.0I4 125hp 25/31 M5/A4 fwd: DX 15.7 @1995-1999, LX 19.0, ES 21.5
    2.5V6 170hp 21/27 M5/A4 fwd: LX V6 20.4, ES V6 23.0
929 *3
  1995-1995 sedan.lux
    3.0V6 193hp 19/24 A4 rwd: Base 35.8
B-Series *35 ~B2300; B2500; B3000; B4000; B-Series Pickup
  1995-2009 truck.compact reg2/std ext2d/std ext/std
    2.3I4 143hp 21/26 M5/A5 rwd: B2300 Base 16.0, B2300 SX 15.4 @1995-2003
    3.0V6 148hp 16/21 M5/A5 rwd: B3000 Base 18.9, B3000 Dual Sport 19.4 @2002-2007
    4.0V6 207hp 15/19 M5/A5 4wd: B4000 Base 22.0, B4000 SE 23.4
CX-3 *16
  2016-2021 suv.sub
    2.0I4 148hp 29/34 A6 fwd/awd: Sport 20.6, Touring 22.6 @2016-2020, Grand Touring 26.0 @2016-2019
CX-30 *80
  2020- suv.sub
    2.5I4 186hp 26/33 A6 awd: Base 24.4 @2020-2022, S 25.2 @2021-, S Select Sport 26.4 @2022-, S Preferred 28.7 @2022-, S Carbon Edition 30.0 @2022-2025, S Premium 32.7 @2022-, Select Package 25.0 @2020-2021, Preferred Package 27.3 @2020-2021, Premium Package 29.6 @2020-2021
    2.5I4T 250hp 22/30 A6 awd: Turbo 30.5 @2021-2022, Carbon Turbo 31.6 @2024-2025, Turbo Aire Edition 34.0 @2025-, Turbo Premium 34.9 @2022-, Turbo Premium Plus 36.6
CX-5 *145
  2013-2016 suv.compact
    2.0I4 155hp 26/35 M6/A6 fwd: Sport 21.8
    2.5I4 184hp 26/33 A6 fwd/awd: Touring 25.2, Grand Touring 28.6
  2017-2020 suv.compact
    2.5I4 187hp 25/31 A6 fwd/awd: Sport 25.2, Touring 26.8, Grand Touring 30.3
    2.5I4T 250hp 22/27 A6 awd: Grand Touring Reserve 35.1 @2019-2020, Signature 37.2 @2019-2020
  2021-2025 suv.compact
    2.5I4 187hp 26/31 A6 awd: Sport 25.4 @2021-2021, Touring 27.0 @2021-2021, Carbon Edition 33.0 @2021-2025, Grand Touring 31.0 @2021, S 28.8 @2022-2025, S Select 30.0 @2022-2025, S Preferred 31.2 @2022-2025, S Premium 33.4 @2022-2023, S Premium Plus 36.2 @2022-2025
    2.5I4T 256hp 22/27 A6 awd: Carbon Edition Turbo 33.9 @2021-2025, Turbo Premium 37.0 @2024-2025, Signature 39.0 @2021-2023, Grand Touring Reserve 35.4 @2021, Turbo Signature 41.0 @2024-2025
  2026- suv.compact
    2.5I4 187hp 24/30 A6 awd: S 30.0, S Select 32.0, S Preferred 34.2, S Premium 36.9, S Premium Plus 39.0
CX-50 *60
  2023- suv.compact
    2.5I4 187hp 25/31 A6 awd: S Select 30.5, S Preferred 32.0, S Premium 35.5, S Premium Plus 37.4
    2.5I4T 256hp 23/29 A6 awd: Turbo 37.4 @2023-2024, Turbo Meridian Edition 41.5, Turbo Premium 41.2, Turbo Premium Plus 43.3
CX-50 Hybrid *20
  2025- suv.compact
    2.5I4 219hp 39/37 hybrid CVT awd: Preferred 34.8, Premium 38.0, Premium Plus 40.6
CX-7 *30
  2007-2012 suv.mid
    2.5I4 161hp 20/28 A5 fwd: i SV 22.0 @2010-2012, i Sport 22.8 @2010-2012, i Touring 25.0 @2011-2012
    2.3I4T 244hp 17/23 A6 fwd/awd: s Touring 27.0 @2010-2012, s Grand Touring 32.0 @2010-2012, Sport 24.0 @2007-2009, Touring 26.0 @2007-2009, Grand Touring 28.0 @2007-2009
CX-70 *8
  2025- suv.mid
    3.3I6T 280hp 24/28 A8 awd: Turbo Preferred 40.9, Turbo Premium 46.0, Turbo Premium Plus 49.0
    3.3I6T 340hp 23/28 A8 awd: Turbo S Premium 52.5, Turbo S Premium Plus 55.9
CX-70 PHEV *2
  2025- suv.mid
    2.5I4 323hp 26/27 26mi phev A8 awd: SC 54.4, SC Plus 57.5
CX-9 *28
  2007-2015 suv.mid 7s
    3.7V6 273hp 17/24 A6 fwd/awd: Sport 30.0, Touring 32.0, Grand Touring 35.0
  2016-2023 suv.mid 6/7s
    2.5I4T 250hp 22/28 A6 fwd/awd: Sport 34.2 @2016-2021, Touring 37.6, Touring Plus 40.0 @2022-2023, Carbon Edition 44.0 @2021-2023, Grand Touring 43.2, Signature 48.3
CX-90 *50
  2024- suv.mid 6/7/8s
    3.3I6T 280hp 24/28 A8 awd: Turbo Select 38.8, Turbo Preferred 42.0, Turbo Preferred Plus 44.6 @2024-2024, Turbo Premium 46.6, Turbo Premium Plus 49.5
    3.3I6T 340hp 23/28 A8 awd: Turbo S Base 49.0 @2024, Turbo S Premium 53.6, Turbo S Premium Plus 57.5
CX-90 PHEV *15
  2024- suv.mid 6/7/8s
    2.5I4 323hp 24/26 27mi phev A8 awd: Preferred 50.5, Premium 53.5 @2024-2024, Premium Sport 54.0 @2025-, Premium Plus 58.0
Mazda2 *16 ~2; MAZDA2
  2011-2014 hatch.compact
    1.5I4 100hp 29/35 M5/A4 fwd: Sport 15.5, Touring 17.0
Mazda3 *100 ~3; MAZDA3
  2004-2009 sedan.compact
    2.0I4 148hp 24/32 M5/A5 fwd: i 15.0, i SV 16.0 @2009, i Sport 16.4, i Touring 17.5
    2.3I4 156hp 22/29 M5/A5 fwd: s 18.0 @2004-2008, s Sport 18.9, s Touring 19.4, s Grand Touring 22.0
  2004-2009 hatch.compact
    2.3I4 156hp 22/29 M5/A5 fwd: s 18.5 @2004-2006, s Sport 19.4, s Touring 19.9, s Grand Touring 22.5
    2.3I4T 263hp 18/26 M6 fwd: Mazdaspeed Sport 22.9 @2007-2009, Mazdaspeed Grand Touring 24.7 @2007-2009
  2010-2013 sedan.compact
    2.0I4 155hp 28/40 M6/A6 fwd: i SV 16.7, i Sport 17.2, i Touring 19.0, i Grand Touring 22.3
    2.5I4 167hp 22/29 M6/A5 fwd: s Sport 19.8 @2010-2011, s Touring 21.4, s Grand Touring 23.9
  2010-2013 hatch.compact
    2.0I4 155hp 28/39 M6/A6 fwd: i Touring 19.5, i Grand Touring 22.8
    2.5I4 167hp 22/29 M6/A5 fwd: s Touring 21.9, s Grand Touring 24.4
    2.3I4T 263hp 18/25 M6 fwd: Mazdaspeed Touring 24.2
  2014-2018 sedan.compact
    2.0I4 155hp 28/37 M6/A6 fwd: i SV 17.0 @2014-2016, i Sport 18.0 @2014-2016, i Touring 20.0 @2014-2016, i Grand Touring 23.2 @2014-2016, Sport 18.1 @2017-2018
    2.5I4 184hp 26/35 M6/A6 fwd: s Touring 22.5 @2014-2016, s Grand Touring 26.0 @2014-2016, Touring 20.1 @2017-2018, Grand Touring 23.0 @2017-2018
  2014-2018 hatch.compact
    2.0I4 155hp 27/36 M6/A6 fwd: i Sport 18.5 @2014-2016, i Touring 20.7 @2014-2016, Sport 19.3 @2017-2018
    2.5I4 184hp 26/35 M6/A6 fwd: s Touring 23.0 @2014-2016, s Grand Touring 26.5 @2014-2016, Touring 20.8 @2017-2018, Grand Touring 24.2 @2017-2018
  2019- sedan.compact
    2.5I4 186hp 27/36 A6 fwd/awd: Base 22.5 @2019-2022, 2.0 20.8 @2021-2022, 2.5 S 24.2 @2021-, Select Package 24.0 @2019-2021, Preferred Package 26.0 @2019-2021, Premium Package 28.0 @2019-2021, 2.5 S Select Sport 25.0 @2022-, 2.5 S Preferred 26.7 @2022-, 2.5 S Carbon Edition 29.0 @2022-2024, 2.5 S Premium 28.6 @2022-2024
    2.5I4T 250hp 23/32 A6 awd: 2.5 Turbo 30.9 @2021-2022, 2.5 Turbo Premium Plus 36.2
  2019- hatch.compact
    2.5I4 186hp 26/35 A6/M6 fwd/awd: Base 23.7 @2019-2022, 2.5 S 25.2 @2021-, Select Package 25.0 @2019-2021, Preferred Package 26.9 @2019-2021, Premium Package 28.9 @2019-2021, Premium Plus 32.0 @2019-2021, 2.5 S Preferred 27.8 @2022-, 2.5 S Premium 30.9 @2022-
    2.5I4T 250hp 23/31 A6 awd: 2.5 Turbo Premium Plus 37.2
Mazda5 *18 ~5; MAZDA5
  2006-2015 van.mini 6s
    2.5I4 157hp 22/28 A5/M6 fwd: Sport 21.1, Touring 22.3, Grand Touring 24.7
Mazda6 *45 ~6; MAZDA6
  2003-2008 sedan.mid
    2.3I4 156hp 21/29 M5/A5 fwd: i Sport 19.9 @2005-2008, i Touring 21.0 @2006-2008, i Grand Touring 24.0 @2006-2008, i 19.0 @2003-2005
    3.0V6 215hp 18/26 M5/A6 fwd: s 22.0 @2003-2005, s Sport 23.0 @2006-2008, s Grand Touring 27.4 @2005-2008
    2.3I4T 274hp 18/25 M6 awd: Mazdaspeed 29.0 @2006-2007
  2009-2013 sedan.mid
    2.5I4 170hp 22/31 M6/A5 fwd: i SV 19.4 @2009-2010, i Sport 21.0, i Touring 22.5, i Touring Plus 24.6 @2010-2013, i Grand Touring 26.7
    3.7V6 272hp 18/27 A6 fwd: s Touring Plus 26.9 @2010-2012, s Grand Touring 30.4
  2014-2017 sedan.mid
    2.5I4 184hp 26/38 M6/A6 fwd: i Sport 22.0 @2014-2016, i Touring 24.5 @2014-2016, i Grand Touring 30.2 @2014-2016, Sport 21.9 @2017, Touring 24.3 @2017, Grand Touring 30.7 @2017
  2018-2021 sedan.mid
    2.5I4 187hp 26/35 A6/M6 fwd: Sport 24.5, Touring 27.0
    2.5I4T 250hp 23/31 A6 fwd: Grand Touring 30.1, Grand Touring Reserve 32.7, Carbon Edition 33.0 @2021, Signature 35.6
Millenia *12
  1995-2002 sedan.lux
    2.5V6 170hp 20/27 A4 fwd: Premium 28.0, Base 28.0 @1995-2000
    2.3V6S 210hp 20/28 A4 fwd: S 31.5
MPV *25
  1995-1998 van.mini
    3.0V6 155hp 16/22 A4 rwd/4wd: LX 23.0, ES 26.4
  2000-2006 van.mini
    3.0V6 200hp 18/25 A5 fwd: DX 20.0 @2000-2001, LX 23.0, ES 28.4, LX-SV 22.0 @2003-2006
MX-3 *2
  1995-1995 hatch.sport 3d 4s
    1.6I4 105hp 29/35 M5/A4 fwd: Base 14.5
MX-30 *0.3
  2022-2023 suv.sub
    143hp 100mi electric fwd: Base 34.1, Premium Plus 37.1
MX-5 Miata *14 ~Miata; MX5; MX-5
  1995-1997 convert.road
    1.8I4 133hp 23/29 M5/A4 rwd: Base 19.1, M Edition 24.5
  1999-2005 convert.road
    1.8I4 142hp 23/28 M5/M6/A4 rwd: Base 22.1, LS 24.9, Mazdaspeed 26.0 @2004-2005, 10th Anniversary 26.9 @1999, Shinsen 22.0 @2003
  2006-2015 convert.road
    2.0I4 167hp 21/28 M6/A6 rwd: SV 21.0 @2008-2009, Club Spec 20.5 @2006-2006, Sport 23.7, Touring 24.0 @2006-2013, Club 27.1 @2013-2015, Grand Touring 28.7
  2016- convert.road
    2.0I4 181hp 26/34 M6/A6 rwd: Sport 30.0, Club 33.3, Grand Touring 34.7
MX-5 Miata RF *5 ~Miata RF
  2017- convert.road
    2.0I4 181hp 26/34 M6/A6 rwd: Club 38.3, Grand Touring 38.2
MX-6 *10
  1995-1997 coupe.sport
    2.0I4 118hp 26/34 M5/A4 fwd: Base 18.0
    2.5V6 164hp 21/26 M5/A4 fwd: LS 20.9, M-Edition 24.0 @1996
Protege *65
  1995-2003 sedan.compact
    2.0I4 130hp 25/31 M5/A4 fwd: DX 13.4, LX 14.9, ES 16.0, MP3 18.5 @2001, Mazdaspeed 20.5 @2003
Protege5 *15
  2002-2003 wagon.family
    2.0I4 130hp 25/30 M5/A4 fwd: Base 16.8
RX-7 *1
  1995-1995 coupe.sport 2s
    1.3R2T 255hp 17/25 M5/A4 rwd: Base 37.8
RX-8 *12
  2004-2011 coupe.sport 4d 4s
    1.3R2 232hp 16/22 M6/A6 rwd: Sport 26.8, Base 26.0 @2004-2006, Touring 30.0 @2007-2009, Grand Touring 32.3, R3 32.9 @2009-2011, Shinka 32.0 @2005-2006
Tribute *35
  2001-2006 suv.compact
    2.3I4 153hp 22/25 M5/A4 fwd/4wd: i 20.4 @2005-2006, DX 18.0 @2001-2004
    3.0V6 200hp 18/23 A4 fwd/4wd: s 22.9 @2005-2006, LX 22.0 @2001-2004, ES 24.0 @2001-2004
  2008-2011 suv.compact
    2.5I4 171hp 21/28 A6/M5 fwd/4wd: i Sport 21.6, i Touring 23.2, i Grand Touring 25.9
    3.0V6 240hp 18/25 A6 fwd/4wd: s Touring 24.5 @2008-2010, s Grand Touring 27.2
`,
  },
  {
    code: 'MIT',
    label: 'Mitsubishi',
    wmi: ['JA3', 'JA4', '4A3', 'ML3'],
    table: `
3000GT *4
  1995-1999 coupe.sport
    3.0V6 222hp 19/24 M5/A4 fwd: Base 25.6, SL 33.8
    3.0V6T 320hp 18/24 M6 awd: VR-4 45.0
Diamante *10
  1995-2004 sedan.mid
    3.5V6 205hp 18/25 A4 fwd: ES 25.6, LS 28.6, VR-X 27.6 @2002-2004
Eclipse *45
  1995-1999 coupe.sport
    2.0I4 140hp 22/32 M5/A4 fwd: RS 15.9, GS 18.5
    2.0I4T 210hp 23/31 M5/A4 fwd: GS-T 23.0, GSX 26.5
  2000-2005 coupe.sport
    2.4I4 147hp 23/30 M5/A4 fwd: RS 18.5, GS 19.9
    3.0V6 210hp 21/28 M5/A4 fwd: GT 22.5, GTS 24.5 @2003-2005
  2006-2012 coupe.sport
    2.4I4 162hp 20/28 M5/A4 fwd: GS 19.5, GS Sport 24.0 @2010-2012, SE 21.0 @2007-2012
    3.8V6 265hp 17/25 M6/A5 fwd: GT 29.3
Eclipse Cross *16
  2018-2025 suv.compact
    1.5I4T 152hp 26/29 CVT fwd/awd: ES 26.4, LE 27.9, SE 29.5, SEL 30.8, SP 26.8 @2019-2020, Ralliart 30.0 @2023-2023
Eclipse Spyder *8
  1996-2005 convert.soft
    2.4I4 147hp 22/30 M5/A4 fwd: GS 25.0
    3.0V6 210hp 20/28 M5/A4 fwd: GT 27.0 @2001-2005, GTS 29.0 @2003-2005
  2007-2012 convert.soft
    2.4I4 162hp 20/27 M5/A4 fwd: GS 26.0, GS Sport 28.0 @2011-2012
    3.8V6 265hp 16/24 M6/A5 fwd: GT 33.0
Endeavor *18
  2004-2011 suv.mid
    3.8V6 225hp 15/22 A4 fwd/awd: LS 28.0, XLS 28.4 @2004-2006, SE 32.0 @2007-2011, Limited 33.4 @2004-2006
Galant *60
  1995-1998 sedan.mid
    2.4I4 141hp 23/30 M5/A4 fwd: S 15.8, ES 17.0, LS 24.0
  1999-2003 sedan.mid
    2.4I4 140hp 21/28 A4 fwd: DE 17.5, ES 18.5
    3.0V6 195hp 20/27 A4 fwd: ES V6 20.6, LS 21.9, GTZ 24.6
  2004-2012 sedan.mid
    2.4I4 160hp 21/30 A4 fwd: DE 19.0 @2004-2008, ES 21.6, SE 24.0, FE 21.6 @2010-2011
    3.8V6 258hp 17/26 A5 fwd: LS V6 22.9 @2004-2006, GTS 27.0 @2004-2008, Ralliart 27.0 @2007-2009, Sport V6 24.0 @2009
i-MiEV *1
  2012-2017 hatch.compact 4s
    66hp 62mi electric rwd: ES 22.9, SE 31.1 @2012
Lancer *40
  2002-2007 sedan.compact
    2.0I4 120hp 24/30 M5/A4 fwd: ES 15.6, OZ Rally 16.9 @2002-2006, LS 16.6 @2002-2004
    2.4I4 160hp 22/29 M5/A4 fwd: Ralliart 19.0 @2004-2006
  2008-2017 sedan.compact
    2.0I4 148hp 26/35 M5/CVT fwd: DE 15.6 @2008-2013, ES 17.8
    2.4I4 168hp 23/31 M5/CVT fwd/awd: GT 20.7 @2011-2015, GTS 19.5 @2009-2010, SE 20.6 @2012-2015, SEL 22.1 @2016-2017
    2.0I4T 237hp 18/25 D6 awd: Ralliart 29.9 @2009-2015
Lancer Evolution *4
  2003-2006 sedan.compact
    2.0I4T 286hp 19/26 M5/M6 awd: RS 28.9, VIII 29.9 @2003-2005, IX 31.8 @2006, MR 35.5 @2005-2006
  2008-2015 sedan.compact
    2.0I4T 291hp 17/23 M5/D6 awd: GSR 35.0, MR Base 38.0, MR Touring 41.0 @2009-2014, Final Edition 37.9 @2015
Mirage *28
  1995-2002 sedan.compact
    1.8I4 111hp 28/36 M5/A4 fwd: DE 13.0, ES 13.4 @2001-2002, LS 14.4
  2014-2024 hatch.compact
    1.2I3 78hp 36/43 CVT/M5 fwd: DE 13.4 @2014-2016, ES 16.2, LE 16.9, SE 17.4, GT 16.5 @2017-2020, Ralliart 18.2 @2023, Black Edition 18.0 @2022-2024
Mirage G4 *16
  2017-2024 sedan.sub
    1.2I3 78hp 35/41 CVT/M5 fwd: ES 17.2, LE 17.9 @2020-2024, SE 18.4, Black Edition 18.9 @2022-2024
Montero *12
  1995-2006 suv.mid 7s
    3.8V6 215hp 15/19 A5 4wd: LS 29.9 @1995-2001, SR 37.0 @1995-1999, XLS 31.9 @2001-2003, Limited 36.0 @2001-2006
Montero Sport *25
  1997-2004 suv.mid
    3.0V6 173hp 17/21 A4 rwd/4wd: ES 22.4, LS 24.6, XLS 26.9 @2000-2004
    3.5V6 197hp 16/19 A4 rwd/4wd: Limited 32.9
Outlander *48
  2003-2006 suv.compact
    2.4I4 160hp 21/26 A4/M5 fwd/awd: LS 19.9, XLS 21.9, SE 23.0 @2005-2006, Limited 25.0 @2005-2006
  2007-2013 suv.compact 5/7s
    2.4I4 168hp 22/27 CVT fwd/awd: ES 22.3, SE 23.7
    3.0V6 230hp 19/25 A6 fwd/awd: XLS 25.0 @2007-2010, GT 28.0 @2010-2013, LS V6 22.6 @2007-2007
  2014-2020 suv.compact 7s
    2.4I4 166hp 25/30 CVT fwd/awd: ES 25.0, LE 27.0 @2018-2020, SE 26.9, SP 27.5 @2019-2020, SEL 28.8
    3.0V6 224hp 20/27 A6 awd: GT V6 33.9
  2022- suv.compact 7s
    2.5I4 181hp 24/30 CVT fwd/awd: ES 30.0, SE 32.6, Trail Edition 36.0 @2024-, SE Launch Edition 31.9 @2022-2022, SEL 38.0, Black Edition 35.5 @2023-2025, Ralliart 36.0 @2023-2023, 40th Anniversary 39.9 @2023-2023
Outlander PHEV *7
  2018-2022 suv.compact
    2.4I4 221hp 26/26 24mi phev A1 awd: SEL 38.0, GT 43.6, LE 40.0 @2021-2022
  2023- suv.compact 7s
    2.4I4 248hp 26/27 38mi phev A1 awd: ES 40.3, LE 42.5 @2024-2025, SE 45.0, SEL 48.9, Black Edition 47.5 @2024-2025
Outlander Sport *38
  2011-2024 suv.sub
    2.0I4 148hp 24/30 CVT/M5 fwd/awd: ES 23.7, 2.0 ES 22.0 @2015-2022, LE 23.9 @2018-2022, SP 23.6 @2018-2020, S 25.0 @2022-2024, SE 24.6, 2.0 SE 24.0 @2018-2022
    2.4I4 168hp 23/29 CVT fwd/awd: 2.4 SE 25.0 @2015-2024, 2.4 GT 26.9 @2015-2020, 2.4 SEL 24.9 @2016-2018, Trail Edition 27.0 @2023-2024
Raider *4
  2006-2009 truck.mid ext/std crew/short
    3.7V6 210hp 15/20 M6/A4 rwd/4wd: LS 22.0, SE 25.0 @2008, DuroCross 25.9 @2006-2007
    4.7V8 235hp 14/18 A5 rwd/4wd: DuroCross V8 28.0 @2006-2007, XLS 30.5 @2006-2006
`,
  },
  {
    code: 'SUB',
    label: 'Subaru',
    wmi: ['JF1', 'JF2', '4S3', '4S4'],
    table: `
Ascent *65
  2019-2025 suv.mid 7/8s
    2.4H4T 260hp 20/26 CVT awd: Base 35.5, Premium 38.0, Premium 7-Passenger 38.4, Premium 8-Passenger 38.0, Onyx Edition 41.5 @2021-2024, Limited 43.6, Limited 7-Passenger 43.6, Limited 8-Passenger 43.6 @2019-2023, Bronze Edition 46.0 @2025, Onyx Edition Limited 46.2 @2023-2025, Touring 49.5, Touring 7-Passenger 49.5
Baja *8
  2003-2006 truck.compact crew/short
    2.5H4 165hp 20/26 M5/A4 awd: Base 23.9, Sport 22.4
    2.5H4T 210hp 18/24 M5/A4 awd: Turbo 25.4 @2004-2006
BRZ *5
  2013-2020 coupe.sport
    2.0H4 205hp 21/29 M6/A6 rwd: Premium 26.9, Limited 29.0, tS 31.5 @2018-2020, Series.HyperBlue 28.0 @2016
  2022- coupe.sport
    2.4H4 228hp 20/27 M6/A6 rwd: Premium 30.9 @2022-2024, Limited 33.4, tS 36.0 @2024-
Crosstrek *150
  2016-2017 suv.sub
    2.0H4 148hp 26/33 CVT/M5 awd: 2.0i 21.7, 2.0i Premium 22.6, 2.0i Limited 25.1
  2018-2023 suv.sub
    2.0H4 152hp 28/33 CVT/M6 awd: Base 23.6 @2020-2023, Premium 25.0 @2020-2023, 2.0i 22.1 @2018-2020, 2.0i Premium 23.2 @2018-2020, 2.0i Limited 27.5 @2018-2020, Special Edition 25.9 @2022-2023
    2.5H4 182hp 27/34 CVT awd: Sport 27.5 @2021-2023, Limited 29.0 @2021-2023
  2024- suv.sub
    2.0H4 152hp 27/34 CVT awd: Base 26.0 @2024-2025, Premium 27.2 @2024-2025
    2.5H4 182hp 26/33 CVT awd: Sport 29.9, Limited 32.9, Wilderness 34.0
Crosstrek Hybrid *6
  2014-2015 suv.sub
    2.0H4 160hp 30/34 hybrid CVT awd: 2.0i Hybrid 26.0, 2.0i Hybrid Touring 29.3
  2019-2023 suv.sub
    2.0H4 148hp 36/35 17mi phev CVT awd: Plug-In Limited 37.3
  2026- suv.sub
    2.5H4 194hp 36/36 hybrid CVT awd: Sport Hybrid 34.0, Limited Hybrid 35.4
Forester *170
  1998-2002 suv.compact
    2.5H4 165hp 21/27 M5/A4 awd: L 20.3, S 22.9
  2003-2008 suv.compact
    2.5H4 173hp 20/26 M5/A4 awd: 2.5X 21.2, 2.5 XS 22.9, Sports 2.5 X 22.4 @2007-2008, L.L. Bean Edition 26.2
    2.5H4T 224hp 18/23 M5/A4 awd: 2.5 XT 26.2 @2004-2008
  2009-2013 suv.compact
    2.5H4 170hp 21/27 M5/A4 awd: 2.5X 21.3, 2.5X Premium 24.2, 2.5X Touring 27.5 @2011-2013, 2.5X Limited 26.9
    2.5H4T 224hp 19/24 A4 awd: 2.5XT Premium 27.9, 2.5XT Touring 30.0 @2011-2013, 2.5XT Limited 29.0
  2014-2018 suv.compact
    2.5H4 170hp 26/32 CVT/M6 awd: 2.5i 22.8, 2.5i Premium 25.6, 2.5i Limited 28.6, 2.5i Touring 31.0
    2.0H4T 250hp 23/27 CVT awd: 2.0XT Premium 29.3, 2.0XT Touring 34.3
  2019-2024 suv.compact
    2.5H4 182hp 26/33 CVT awd: Base 27.1, Premium 30.2, Sport 32.1, Limited 33.7, Touring 37.4, Wilderness 35.1 @2022-2024
  2025- suv.compact
    2.5H4 180hp 26/33 CVT awd: Base 30.0, Premium 32.3, Sport 35.0, Limited 36.6, Touring 40.9, Wilderness 38.4 @2026-
Forester Hybrid *40
  2025- suv.compact
    2.5H4 194hp 35/34 hybrid CVT awd: Premium 35.9, Sport 38.5, Limited 39.7, Touring 42.9
Impreza *65
  1995-2001 sedan.compact
    2.2H4 142hp 22/29 M5/A4 awd: L 16.0, 2.5 RS 19.9 @1998-2001
  1995-2001 wagon.family
    2.2H4 142hp 22/29 M5/A4 awd: L Wagon 16.4, Outback Sport 18.9
  2002-2007 sedan.compact
    2.5H4 173hp 20/26 M5/A4 awd: 2.5 RS 19.9, 2.5i 18.6 @2006-2007
  2002-2007 wagon.family
    2.5H4 173hp 20/26 M5/A4 awd: 2.5 TS 18.9, 2.5i Wagon 18.8 @2006-2007, Outback Sport 20.3
  2008-2011 sedan.compact
    2.5H4 170hp 20/27 M5/A4 awd: 2.5i 17.5, 2.5i Premium 18.5, 2.5 GT 26.9 @2009-2010
  2008-2011 hatch.compact
    2.5H4 170hp 20/27 M5/A4 awd: 2.5i 18.0, 2.5i Premium 19.0, Outback Sport 20.3
  2012-2016 sedan.compact
    2.0H4 148hp 28/37 CVT/M5 awd: 2.0i 18.3, 2.0i Premium 20.6, 2.0i Limited 23.0
  2012-2016 hatch.compact
    2.0H4 148hp 27/36 CVT/M5 awd: 2.0i 18.8, 2.0i Premium 21.1, 2.0i Sport Premium 22.4, 2.0i Sport Limited 24.0
  2017-2023 sedan.compact
    2.0H4 152hp 28/36 CVT/M5 awd: 2.0i 19.0 @2017-2020, 2.0i Premium 21.9 @2017-2020, Base 19.8 @2019-2022, Premium 22.6 @2020-2022, Limited 26.0 @2020-2021
  2017-2023 hatch.compact
    2.0H4 152hp 28/36 CVT/M5 awd: 2.0i 19.5 @2017-2020, 2.0i Sport 23.6 @2017-2020, Base 19.8 @2019-2023, Premium 22.9 @2020-2023, Sport 23.9 @2020-2023, Limited 26.3 @2017-2021
  2024- hatch.compact
    2.0H4 152hp 27/34 CVT awd: Base 23.5 @2024-2025, Sport 26.6
    2.5H4 182hp 26/33 CVT awd: RS 29.5
Justy *2
  1995-1995 hatch.compact 3d 4s
    1.2I3 73hp 33/37 M5 fwd: Base 8.0
Legacy *55
  1995-1999 sedan.mid
    2.2H4 137hp 22/29 M5/A4 awd: Brighton 17.0, L 19.2, GT 22.8 @1997-1999, LSi 25.4 @1995-1998
  1995-1999 wagon.family
    2.2H4 137hp 21/28 M5/A4 awd: L Wagon 19.9, GT Wagon 24.0 @1997-1999
  2000-2004 sedan.mid
    2.5H4 165hp 21/28 M5/A4 awd: L 20.0, GT 24.0, GT Limited 25.6
  2000-2004 wagon.family
    2.5H4 165hp 21/28 M5/A4 awd: L Wagon 20.9, GT Wagon 25.0 @2000-2003
  2005-2009 sedan.mid
    2.5H4 170hp 20/27 M5/A4 awd: 2.5i 20.8, 2.5i Special Edition 21.8 @2006-2009, 2.5i Limited 25.5
    2.5H4T 243hp 18/25 M5/A5 awd: 2.5GT Limited 28.5, 2.5 GT spec.B 34.0 @2006-2009
  2010-2014 sedan.mid
    2.5H4 173hp 24/32 CVT/M6 awd: 2.5i 20.3, 2.5i Premium 22.3, 2.5i Sport 24.4 @2013-2014, 2.5i Limited 26.3
    3.6H6 256hp 18/25 A5 awd: 3.6R 25.0 @2010-2012, 3.6R Limited 29.4
    2.5H4T 265hp 18/25 M6 awd: 2.5GT Premium 28.0 @2010-2010, 2.5GT Limited 31.6 @2010-2012
  2015-2019 sedan.mid
    2.5H4 175hp 25/34 CVT awd: 2.5i 22.5, 2.5i Premium 24.6, 2.5i Sport 26.8 @2016-2019, 2.5i Limited 29.0
    3.6H6 256hp 20/28 CVT awd: 3.6R Limited 31.9
  2020-2025 sedan.mid
    2.5H4 182hp 27/35 CVT awd: Base 24.0 @2020-2024, Premium 27.0, Sport 29.0 @2020-2023, Limited 33.3
    2.4H4T 260hp 23/31 CVT awd: Limited XT 36.0 @2020-2022, Touring XT 38.4, Sport 2.4T 35.0 @2023-2025
Outback *160
  1995-1999 wagon.outdoor
    2.5H4 165hp 20/26 M5/A4 awd: Base 22.5, Limited 24.6
  2000-2004 wagon.outdoor
    2.5H4 165hp 21/28 M5/A4 awd: Base 23.8, Limited 26.7
    3.0H6 212hp 20/26 A4 awd: L.L. Bean 30.0 @2001-2004, VDC 32.0 @2001-2004
  2005-2009 wagon.outdoor
    2.5H4 170hp 20/26 M5/A4 awd: 2.5i 23.0, 2.5i Special Edition 24.0 @2008-2009, 2.5i Limited 26.6
    2.5H4T 243hp 18/24 M5/A5 awd: 2.5XT 28.0, 2.5XT Limited 30.6
    3.0H6 245hp 17/24 A5 awd: 3.0R L.L. Bean 32.0
  2010-2014 wagon.outdoor
    2.5H4 173hp 24/30 CVT/M6 awd: 2.5i 23.7, 2.5i Premium 25.5, 2.5i Limited 28.6
    3.6H6 256hp 18/25 A5 awd: 3.6R 27.6 @2010-2012, 3.6R Premium 28.6 @2010-2012, 3.6R Limited 31.8
  2015-2019 wagon.outdoor
    2.5H4 175hp 25/32 CVT awd: 2.5i 26.3, 2.5i Premium 28.4, 2.5i Limited 32.7, 2.5i Touring 36.8 @2017-2019
    3.6H6 256hp 20/27 CVT awd: 3.6R Limited 35.0, 3.6R Touring 39.0 @2017-2019
  2020-2025 wagon.outdoor
    2.5H4 182hp 26/32 CVT awd: Base 28.9, Premium 31.2, Onyx Edition 36.5 @2023-2025, Limited 36.0, Touring 40.0
    2.4H4T 260hp 22/29 CVT awd: Onyx Edition XT 39.3, Limited XT 40.4, Touring XT 42.7, Wilderness 41.8 @2022-2025
  2026- suv.mid
    2.5H4 180hp 25/31 CVT awd: Premium 34.9, Limited 41.7, Touring 45.4
    2.4H4T 260hp 21/27 CVT awd: Limited XT 44.1, Touring XT 47.9, Wilderness 44.9
Solterra *10
  2023- suv.compact
    233hp 288mi electric awd: Premium 38.5, Limited 41.4, Touring 45.5, Touring XT 47.0 @2026-
SVX *2
  1995-1997 coupe.sport
    3.3H6 230hp 17/25 A4 awd: L 28.0, LSi 36.7
Trailseeker *6
  2026- suv.compact
    375hp 260mi electric awd: Premium 39.9, Limited 43.0, Touring 47.0
Tribeca *10 ~B9 Tribeca
  2006-2014 suv.mid 5/7s
    3.6H6 256hp 16/21 A5 awd: Base 30.0 @2006-2009, Premium 31.9 @2010-2010, Limited 34.1, Touring 35.8 @2010-2012
Uncharted *3
  2026- suv.sub
    221hp 308mi electric fwd/awd: Premium 35.0, Sport 39.8, GT 43.8
WRX *28
  2002-2007 sedan.compact
    2.5H4T 230hp 20/26 M5/A4 awd: Base 25.0, Limited 27.5 @2006-2007, TR 24.6 @2006-2007
  2008-2014 sedan.compact
    2.5H4T 265hp 19/25 M5 awd: Base 26.0, Premium 28.5, Limited 29.5
  2008-2014 hatch.sport
    2.5H4T 265hp 19/25 M5 awd: Base 26.0, Premium 28.5, Limited 29.5
  2015-2021 sedan.compact
    2.0H4T 268hp 21/27 M6/CVT awd: Base 27.5, Premium 29.8, Limited 32.1
  2022- sedan.compact
    2.4H4T 271hp 19/26 M6/CVT awd: Base 32.7 @2022-2025, Premium 35.8, Limited 39.9, GT 43.6, TR 41.7 @2024-2024, tS 45.7 @2025-
WRX STI *5 ~Impreza WRX STI
  2004-2021 sedan.compact
    2.5H4T 310hp 16/22 M6 awd: Base 37.2, Limited 41.9, Launch Edition 37.4 @2015, Type RA 48.9 @2018, S209 64.0 @2019
XV Crosstrek *50
  2013-2015 suv.sub
    2.0H4 148hp 26/34 CVT/M5 awd: 2.0i 21.6, 2.0i Premium 22.4, 2.0i Limited 24.9
`,
  },
  {
    code: 'SUZUKI',
    label: 'Suzuki',
    wmi: ['JS2', 'JS3', 'KL5', '2S3'],
    table: `
Aerio *12
  2002-2007 sedan.compact
    2.3I4 155hp 25/31 M5/A4 fwd/awd: S 14.6, LX 16.9 @2003-2005, Premium 16.0 @2006-2007
  2002-2006 wagon.family
    2.3I4 155hp 25/31 M5/A4 fwd/awd: SX 15.9, SX Premium 17.0 @2006
Equator *3
  2009-2012 truck.mid ext/std crew/short
    2.5I4 152hp 19/23 M5/A5 rwd: Comfort 18.0, Base 18.0 @2010-2012
    4.0V6 261hp 15/20 A5 rwd/4wd: Sport 24.5, RMZ-4 27.7
Esteem *12
  1995-2002 sedan.compact
    1.8I4 122hp 26/33 M5/A4 fwd: GL 13.7, GLX 14.7
Forenza *25
  2004-2008 sedan.compact
    2.0I4 126hp 22/30 M5/A4 fwd: S 13.9 @2004-2005, LX 15.6 @2004-2005, Base 14.6 @2006-2008, Premium 16.0 @2006-2006
Grand Vitara *22
  1999-2005 suv.compact
    2.5V6 165hp 19/22 M5/A4 rwd/4wd: JLS 17.9, JLX 19.0, LX 18.9 @2004-2005, EX 20.9 @2004-2005
  2006-2013 suv.compact
    2.4I4 166hp 19/26 M5/A4 rwd/4wd: Base 19.4, Premium 21.4, Ultimate Adventure 24.6 @2011-2013, Limited 25.0
Kizashi *6
  2010-2013 sedan.mid
    2.4I4 185hp 23/30 M6/CVT fwd/awd: S 19.0, SE 21.9, SLS 25.6, GTS 22.6 @2010-2011, Sport GTS 23.5 @2011-2013, Sport SLS 26.0 @2011-2013
Reno *12
  2005-2008 hatch.compact
    2.0I4 126hp 20/28 M5/A4 fwd: Base 13.9, S 13.6 @2005, LX 15.4 @2005, Convenience 15.0 @2007-2008
Samurai *1
  1995-1995 suv.off 2d 4s
    1.3I4 66hp 28/29 M5 4wd: JL 9.6
Sidekick *15
  1995-1998 suv.sub 4d 4s
    1.6I4 95hp 23/26 M5/A3 rwd/4wd: JS 13.0, JX 15.0, JLX Sport 18.6 @1996-1998
Swift *10
  1995-2001 hatch.compact 3d 4s
    1.3I4 79hp 36/42 M5/A3 fwd: Base 9.6, GA 9.3, GLX 10.6 @2000-2001
SX4 *18
  2007-2013 hatch.compact
    2.0I4 150hp 23/29 M6/CVT awd: Crossover 18.0, Crossover Premium 19.5 @2010-2013, Crossover Technology 20.0 @2008-2013
  2008-2013 sedan.compact
    2.0I4 150hp 23/32 M6/CVT fwd: Base 14.0, LE 16.4, Sport 17.9 @2008-2011
Verona *12
  2004-2006 sedan.mid
    2.5I6 155hp 20/28 A4 fwd: S 17.4, LX 18.5, EX 20.6
Vitara *15
  1999-2004 suv.sub
    2.0I4 127hp 22/25 M5/A4 rwd/4wd: JS 15.0, JX 17.0, JLS 16.0 @1999-2002
    2.5V6 165hp 19/22 A4 rwd/4wd: V6 18.9 @2004
X-90 *2
  1996-1998 suv.sub 2d 2s
    1.6I4 95hp 25/28 M5/A4 rwd/4wd: Base 14.0
XL7 *20 ~XL-7; Grand Vitara XL-7
  2001-2006 suv.mid 7s
    2.7V6 185hp 17/22 A5/M5 rwd/4wd: Base 20.0, LX 22.0, EX 25.4 @2004-2006, Touring 24.0 @2001-2003, Limited 26.0 @2001-2003
  2007-2009 suv.mid 5/7s
    3.6V6 252hp 17/24 A6 fwd/awd: Base 22.5, Premium 24.0, Luxury 26.9, Limited 28.9
`,
  },
];
