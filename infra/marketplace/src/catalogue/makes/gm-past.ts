import type { MakeSource } from '../types';

export const gmPastGroup: MakeSource[] = [
  {
    code: 'HUMMER',
    label: 'HUMMER',
    wmi: ['5GR', '5GN'],
    table: `
H1 *0.6
  1995-2006 suv.off 4s
    6.6V8T 300hp diesel A5 4wd: Four-Door Wagon 128.0, Open Top 117.0, Alpha Wagon 140.8 @2006, Hard Top 112.0 @1995-2003
H2 *25
  2003-2009 suv.full 6/7s
    6.2V8 393hp A6 4wd: Base 57.4, Adventure 60.0, Luxury 61.9
H2 SUT *8
  2005-2009 truck.full crew/short
    6.2V8 393hp A6 4wd: Base 57.4, Adventure 60.0, Luxury 61.9
H3 *30
  2006-2010 suv.off
    3.7I5 239hp 14/18 A4/M5 4wd: Base 33.4, Adventure 35.6, Luxury 36.5, H3X 39.5 @2007-2009
    5.3V8 300hp 13/16 A4 4wd: Alpha 40.0 @2008-2010
H3T *4
  2009-2010 truck.mid crew/short
    3.7I5 239hp 14/18 A4/M5 4wd: Base 32.0, Adventure 34.9, Luxury 35.9
    5.3V8 300hp 13/16 A4 4wd: Alpha 37.6
`,
  },
  {
    code: 'OLDS',
    label: 'Oldsmobile',
    wmi: ['1G3', '1GH'],
    table: `
Achieva *50
  1995-1998 sedan.compact
    2.4I4 150hp 22/32 A4 fwd: S 14.5, SL 17.5
Alero *100
  1999-2004 sedan.compact
    2.4I4 150hp 22/30 A4/M5 fwd: GX 18.8, GL 20.9
    3.4V6 170hp 20/29 A4 fwd: GLS 22.9
Aurora *30
  1995-2003 sedan.lux
    3.5V6 215hp 19/28 A4 fwd: 3.5 31.0 @2001-2002
    4.0V8 250hp 17/25 A4 fwd: 4.0 34.8
Bravada *30
  1996-2004 suv.mid
    4.2I6 275hp 15/20 A4 rwd/awd: Base 33.6
Ciera *80 ~Cutlass Ciera
  1995-1996 sedan.mid 6s
    2.2I4 120hp 23/30 A3 fwd: SL 14.5, SL V6 15.9
Cutlass *50
  1997-1999 sedan.mid
    3.1V6 150hp 20/29 A4 fwd: GL 18.5, GLS 19.9
Cutlass Supreme *80
  1995-1997 sedan.mid 6s
    3.1V6 160hp 20/29 A4 fwd: S 18.5, SL 19.5, GLS 20.6
Eighty-Eight *60 ~88
  1995-1999 sedan.full 6s
    3.8V6 205hp 19/29 A4 fwd: Base 22.8, LS 24.0, 50th Anniversary 26.0 @1999
Intrigue *70
  1998-2002 sedan.mid
    3.5V6 215hp 19/29 A4 fwd: GX 22.7, GL 24.4, GLS 26.6
LSS *15
  1996-1999 sedan.full
    3.8V6S 240hp 17/27 A4 fwd: Base 28.0
Ninety-Eight *20 ~98
  1995-1996 sedan.full 6s
    3.8V6 205hp 19/29 A4 fwd: Regency Elite 28.8
Silhouette *35
  1995-2004 van.mini
    3.4V6 185hp 19/26 A4 fwd: GL 26.9, GLS 31.0, Premiere 34.0 @1998-2004
`,
  },
  {
    code: 'PONT',
    label: 'Pontiac',
    wmi: ['1G2', '2G2', '5Y2'],
    table: `
Aztek *25
  2001-2005 suv.mid
    3.4V6 185hp 18/26 A4 fwd/awd: Base 22.0, GT 24.4 @2001-2003, Rally Edition 24.0 @2003-2005
Bonneville *60
  1995-1999 sedan.full 5/6s
    3.8V6 205hp 19/28 A4 fwd: SE 22.9, SSE 29.9
  2000-2005 sedan.full 5/6s
    3.8V6 205hp 20/29 A4 fwd: SE 28.2, SLE 31.0
    4.6V8 275hp 17/26 A4 fwd: GXP 35.9 @2004-2005
Firebird *30
  1995-2002 coupe.sport
    3.8V6 200hp 19/30 M5/A4 rwd: Base 20.1
    5.7V8 325hp 18/27 M6/A4 rwd: Formula 24.0, Trans Am 28.0
  1995-2002 convert.soft
    3.8V6 200hp 19/29 M5/A4 rwd: Base 27.2
    5.7V8 325hp 18/27 M6/A4 rwd: Trans Am 32.0
G3 *8
  2009-2009 hatch.compact
    1.6I4 106hp 27/35 A4/M5 fwd: Base 14.3
G5 *25
  2007-2010 coupe.sport 5s
    2.2I4 155hp 25/37 M5/A4 fwd: Base 16.2
    2.4I4 171hp 22/31 M5/A4 fwd: GT 19.9
G6 *130
  2005-2010 sedan.mid
    2.4I4 169hp 22/30 A4 fwd: Base 20.4, SE 21.0, Value Leader 18.5 @2007-2009
    3.5V6 219hp 18/29 A4 fwd: GT 23.0
    3.6V6 252hp 17/26 A6 fwd: GTP 25.0 @2006-2008, GXP 29.0 @2008-2009
  2006-2010 coupe.lux
    3.5V6 217hp 18/29 A4 fwd: GT 23.6
  2006-2009 convert.soft 4s
    3.5V6 217hp 17/26 A4 fwd: GT 30.6
G8 *15
  2008-2009 sedan.full
    3.6V6 256hp 17/25 A5 rwd: Base 27.6
    6.0V8 361hp 15/24 A6 rwd: GT 31.6
    6.2V8 415hp 13/20 A6/M6 rwd: GXP 37.6 @2009
Grand Am *190
  1995-2005 sedan.compact
    2.2I4 140hp 24/33 A4/M5 fwd: SE 20.9, SE1 21.6 @1999-2004
    3.4V6 175hp 20/29 A4 fwd: GT 22.9, GT1 23.9 @1999-2004
  1995-2005 coupe.sport 5s
    3.4V6 175hp 20/29 A4 fwd: GT 22.6
    2.4I4 150hp 22/30 A4/M5 fwd: SE 18.0 @1995-2002
Grand Prix *130
  1995-2003 sedan.mid 5/6s
    3.8V6 200hp 19/29 A4 fwd: SE 21.9, GT 23.8
    3.8V6S 240hp 18/28 A4 fwd: GTP 26.3
  1995-2002 coupe.lux 5s
    3.8V6 200hp 19/29 A4 fwd: GT 23.6
    3.8V6S 240hp 18/28 A4 fwd: GTP 26.0
  2004-2008 sedan.mid
    3.8V6 200hp 18/28 A4 fwd: Base 22.2, GT 25.4, GT1 23.7 @2004-2004, GT2 25.8 @2004-2004
    5.3V8 303hp 16/25 A4 fwd: GXP 29.9 @2005-2008
GTO *12
  2004-2006 coupe.sport
    6.0V8 400hp 15/21 M6/A4 rwd: Base 32.3
Montana *60
  1999-2005 van.mini 7/8s
    3.4V6 185hp 18/25 A4 fwd: Base 25.4, MontanaVision 29.9 @2001-2004, Thunder 30.6 @2002-2004
Montana SV6 *25
  2005-2006 van.mini
    3.5V6 201hp 17/24 A4 fwd: Base 25.0, 1SA 24.5
Solstice *14
  2006-2010 convert.road
    2.4I4 173hp 19/25 M5/A5 rwd: Base 24.9
    2.0I4T 260hp 19/28 M5/A5 rwd: GXP 30.4 @2007-2010
Sunfire *90
  1995-2005 sedan.compact
    2.2I4 140hp 24/33 M5/A4 fwd: SE 15.0
  1995-2005 coupe.sport 5s
    2.2I4 140hp 24/33 M5/A4 fwd: Base 15.4 @2003-2005, SE 14.9, GT 16.9 @1995-2002
Torrent *28
  2006-2009 suv.compact
    3.4V6 185hp 17/24 A5 fwd/awd: Base 24.4
    3.6V6 264hp 16/24 A6 fwd/awd: GXP 29.6 @2008-2009
Trans Sport *25
  1995-1998 van.mini 7/8s
    3.4V6 180hp 18/25 A4 fwd: SE 21.9, Montana 23.9 @1997-1998
Vibe *55
  2003-2008 wagon.family
    1.8I4 126hp 26/31 M5/A4 fwd/awd: Base 17.4
    1.8I4 164hp 22/28 M6 fwd: GT 20.0 @2003-2006
  2009-2010 wagon.family
    1.8I4 132hp 26/31 M5/A4 fwd: 1.8 16.7
    2.4I4 158hp 21/28 M5/A5 fwd/awd: 2.4 18.4, GT 20.5
`,
  },
  {
    code: 'SAAB',
    label: 'Saab',
    wmi: ['YS3'],
    table: `
9-2X *5
  2005-2006 wagon.family
    2.5H4 173hp 20/26 M5/A4 awd: 2.5i 23.7
    2.0H4T 227hp 19/25 M5/A4 awd: Aero 27.6
9-3 *28
  1999-2002 hatch.compact 3d
    2.0I4T 205hp 21/28 M5/A4 fwd: Base 26.4, SE 30.9, Viggen 38.0 @1999-2002
  2003-2011 sedan.compact
    2.0I4T 210hp 20/29 M5/A5 fwd: Linear 27.9 @2003-2005, Arc 31.4 @2003-2005, Vector 33.0 @2003-2004, 2.0T 29.9 @2006-2011
    2.8V6T 280hp 16/25 A6/M6 fwd/awd: Aero 39.0 @2006-2011, Turbo X 43.6 @2008
  2006-2011 wagon.family
    2.0I4T 210hp 19/28 M5/A5 fwd: SportCombi 2.0T 31.4, 9-3X 37.9 @2010-2011
  2004-2011 convert.soft
    2.0I4T 210hp 19/28 M5/A5 fwd: 2.0T Convertible 42.9, Aero Convertible 46.0, Arc Convertible 40.6 @2004-2005
9-4X *0.5
  2011-2011 suv.mid
    3.0V6 265hp 18/25 A6 fwd/awd: 3.0i 33.4, 3.0i Premium 37.2
    2.8V6T 300hp 15/22 A6 awd: Aero 48.0
9-5 *10
  1999-2009 sedan.mid
    2.3I4T 260hp 17/26 A5/M5 fwd: 2.3T 35.9, Linear 32.0 @2002-2005, Arc 34.6 @2002-2005, Aero 40.0
  1999-2009 wagon.family
    2.3I4T 260hp 17/26 A5/M5 fwd: SportCombi 37.0, Aero Wagon 41.0
  2010-2011 sedan.full
    2.0I4T 220hp 20/33 A6/M6 fwd: Turbo4 38.5, Turbo4 Premium 43.3
    2.8V6T 300hp 17/27 A6 awd: Turbo6 XWD 48.4, Aero XWD 49.9
9-7X *5
  2005-2009 suv.mid
    4.2I6 285hp 14/20 A4 awd: 4.2i 42.0, Linear 38.9 @2005-2006
    5.3V8 300hp 14/20 A4 awd: 5.3i 44.0, Arc 40.9 @2005-2006
    6.0V8 390hp 12/16 A4 awd: Aero 46.0 @2008-2009
900 *15
  1995-1998 hatch.compact 3d
    2.0I4T 185hp 20/27 M5/A4 fwd: S 25.5, SE Turbo 29.9
9000 *8
  1995-1998 hatch.compact
    2.3I4T 200hp 19/27 M5/A4 fwd: CS 32.6, CSE 37.5, Aero 41.9 @1995-1997
`,
  },
  {
    code: 'SATURN',
    label: 'Saturn',
    wmi: ['1G8', '5GZ', '3GS'],
    table: `
Astra *12
  2008-2009 hatch.compact
    1.8I4 138hp 24/32 M5/A4 fwd: XE 16.5, XR 18.6
Aura *50
  2007-2009 sedan.mid
    2.4I4 169hp 22/33 A6 fwd: XE 22.7, Green Line Hybrid 26.3
    3.6V6 252hp 17/26 A6 fwd: XR 27.0
ION *90
  2003-2007 sedan.compact
    2.2I4 145hp 24/32 M5/A4 fwd: 1 12.5 @2003-2005, 2 15.6, 3 18.0
  2003-2007 coupe.sport
    2.2I4 145hp 24/32 M5/A4 fwd: Quad Coupe 2 16.2, Quad Coupe 3 18.5
    2.0I4S 205hp 20/27 M5 fwd: Red Line 21.5 @2004-2007
L-Series *60 ~L100; L200; L300; LS1; LS2; LW300
  2000-2005 sedan.mid
    2.2I4 135hp 24/32 M5/A4 fwd: L100 17.0 @2001-2002, L200 18.9 @2001-2003, LS 15.9 @2000, LS1 17.4 @2000
    3.0V6 182hp 21/29 A4 fwd: L300 22.6, LS2 20.6 @2000
  2000-2004 wagon.family
    3.0V6 182hp 20/28 A4 fwd: LW300 23.6, LW1 18.9 @2000, LW2 22.0 @2000
Outlook *25
  2007-2010 suv.mid 7/8s
    3.6V6 288hp 17/24 A6 fwd/awd: XE 30.6, XR 33.9, XR-L 36.4 @2009-2010
Relay *15
  2005-2007 van.mini
    3.9V6 240hp 17/24 A4 fwd: 1 22.6, 2 25.0, 3 28.0
S-Series *200 ~SL; SL1; SL2; SC1; SC2; SW2
  1995-2002 sedan.compact
    1.9I4 100hp 29/40 M5/A4 fwd: SL 11.0, SL1 12.0
    1.9I4 124hp 27/38 M5/A4 fwd: SL2 13.4
  1995-2002 coupe.sport 4s
    1.9I4 100hp 29/40 M5/A4 fwd: SC1 12.9
    1.9I4 124hp 27/38 M5/A4 fwd: SC2 15.7
  1995-2001 wagon.family
    1.9I4 124hp 26/36 M5/A4 fwd: SW2 15.0
Sky *9
  2007-2010 convert.road
    2.4I4 173hp 19/25 M5/A5 rwd: Base 26.9, Carbon Flash 31.0 @2008
    2.0I4T 260hp 19/28 M5/A5 rwd: Red Line 31.5
VUE *80
  2002-2007 suv.compact
    2.2I4 143hp 22/27 M5/A4 fwd: Base 18.6
    3.5V6 250hp 19/26 A5 fwd/awd: V6 22.9, Red Line 26.0 @2004-2007
  2008-2010 suv.compact
    2.4I4 169hp 19/26 A4 fwd: XE 22.3, Green Line Hybrid 26.5 @2007-2009
    3.6V6 257hp 17/24 A6 fwd/awd: XR 26.0, Red Line V6 28.4 @2008-2009
`,
  },
];
