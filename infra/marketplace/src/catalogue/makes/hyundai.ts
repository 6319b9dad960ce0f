import type { MakeSource } from '../types';

export const hyundaiGroup: MakeSource[] = [
  {
    code: 'GENESIS',
    label: 'Genesis',
    wmi: ['KMT', 'KMU'],
    table: `
Electrified G80 *1
  2023-2026 sedan.lux
    365hp 282mi electric awd: Base 75.0
Electrified GV70 *4
  2023- suv.compact
    429hp 263mi electric awd: Advanced 64.4, Prestige 70.9
G70 *13
  2019-2023 sedan.compact
    2.0I4T 252hp 21/31 A8/M6 rwd/awd: 2.0T 37.9, 2.0T Advanced 39.9 @2019-2020
    3.3V6T 365hp 18/27 A8 rwd/awd: 3.3T 43.0, 3.3T Advanced 45.0 @2019-2020, 3.3T Sport 46.0
  2024- sedan.compact
    2.5I4T 300hp 21/29 A8 rwd/awd: 2.5T 42.5
    3.3V6T 365hp 18/27 A8 rwd/awd: 3.3T Sport Advanced 47.3, 3.3T Sport Prestige 51.0
G80 *12
  2017-2020 sedan.lux
    3.8V6 311hp 19/27 A8 rwd/awd: 3.8 43.0
    3.3V6T 365hp 17/25 A8 rwd/awd: 3.3T Sport 56.6 @2018-2020
    5.0V8 420hp 16/24 A8 rwd/awd: 5.0 59.0, 5.0 Ultimate 58.0 @2018-2018
  2021- sedan.lux
    2.5I4T 300hp 23/32 A8 rwd/awd: 2.5T 57.1, 2.5T Advanced 60.0 @2021-2023, 2.5T Prestige 62.0 @2021-2022
    3.5V6T 375hp 19/27 A8 awd: 3.5T Sport 70.0, 3.5T Sport Prestige 75.9, 3.5T Black 80.0 @2026-
G90 *3
  2017-2022 sedan.lux
    3.3V6T 365hp 17/25 A8 rwd/awd: 3.3T Premium 74.9
    5.0V8 420hp 15/23 A8 rwd/awd: 5.0 Ultimate 78.0
  2023- sedan.lux
    3.5V6T 375hp 18/26 A8 awd: 3.5T 90.5
    3.5V6S 409hp 17/24 A8 awd: 3.5T e-Supercharger 101.0, Prestige Black 106.0 @2025-
GV60 *4
  2023- suv.compact
    225hp 294mi electric rwd: Standard 53.5
    314hp 264mi electric awd: Advanced 61.6
    429hp 235mi electric awd: Performance 70.9
GV70 *27
  2022- suv.compact
    2.5I4T 300hp 22/28 A8 awd: 2.5T 49.0, 2.5T Select 51.8, 2.5T Advanced 54.5, 2.5T Sport Prestige 57.9
    3.5V6T 375hp 19/24 A8 awd: 3.5T Sport 57.0 @2022-2023, 3.5T Sport Advanced 63.0, 3.5T Sport Prestige 67.0
GV80 *22
  2021- suv.lux 5/7s
    2.5I4T 300hp 21/25 A8 rwd/awd: 2.5T 59.0, 2.5T Select 62.6, 2.5T Advanced 67.0, 2.5T Prestige 70.5
    3.5V6T 375hp 18/23 A8 awd: 3.5T 68.0 @2021-2023, 3.5T Advanced 75.6, 3.5T Prestige 79.6, 3.5T Black 84.0 @2026-
GV80 Coupe *3
  2025- suv.lux
    3.5V6T 375hp 18/22 A8 awd: 3.5T Advanced 81.3, 3.5T Prestige 82.0
    3.5V6S 409hp 18/22 A8 awd: 3.5T e-Supercharger Prestige 87.1
`,
  },
  {
    code: 'HYUND',
    label: 'Hyundai',
    wmi: ['KMH', '5NP', '5NM', 'KM8', 'KMF'],
    table: `
Accent *65
  1995-1999 sedan.sub
    1.5I4 92hp 28/37 M5/A4 fwd: Base 9.8, L 9.1, GL 10.7
  1995-2005 hatch.compact 3d
    1.6I4 104hp 27/35 M5/A4 fwd: L 9.1 @1995-2003, GS 10.6, GT 11.9 @2003-2005
  2000-2011 sedan.sub
    1.6I4 110hp 27/36 M5/A4 fwd: GL 11.7, GLS 14.4
  2007-2011 hatch.compact 3d
    1.6I4 110hp 27/36 M5/A4 fwd: GS 11.0, SE 15.9 @2007-2010, Blue Edition 9.9 @2010-2010
  2012-2017 sedan.sub
    1.6I4 137hp 27/37 A6/M6 fwd: GLS 15.4 @2012-2015, SE 15.6 @2016-2017, Value Edition 17.0 @2017
  2012-2017 hatch.compact
    1.6I4 137hp 27/37 A6/M6 fwd: GS 15.3 @2012-2015, SE Hatch 15.9 @2012-2017, Sport 17.5 @2015-2017
  2018-2022 sedan.sub
    1.6I4 120hp 33/41 CVT/M6 fwd: SE 17.2, SEL 18.5, Limited 20.2
Azera *10
  2006-2011 sedan.full
    3.8V6 283hp 18/27 A6 fwd: SE 24.9 @2006-2008, GLS 26.3, Limited 29.9
  2012-2017 sedan.full
    3.3V6 293hp 20/28 A6 fwd: Base 34.1, SE 32.0 @2014-2014, Limited 39.3 @2014-2017
Elantra *180
  1996-2000 sedan.compact
    2.0I4 140hp 24/32 M5/A4 fwd: Base 12.5, GLS 13.6
  2001-2006 sedan.compact
    2.0I4 138hp 26/34 M5/A4 fwd: GLS 14.6, GT 16.4, Limited 17.0 @2006
  2007-2010 sedan.compact
    2.0I4 138hp 26/35 M5/A4 fwd: GLS 15.9, Blue Edition 14.1 @2010, SE 17.9, Limited 17.9 @2007-2008
  2011-2016 sedan.compact
    1.8I4 145hp 28/38 A6/M6 fwd: GLS 16.9 @2011-2013, SE 17.9 @2014-2016, Value Edition 19.0 @2016, Limited 21.7
    2.0I4 173hp 24/35 A6/M6 fwd: Sport 21.6 @2014-2016
  2017-2020 sedan.compact
    2.0I4 147hp 31/41 CVT/A6 fwd: SE 19.3, SEL 20.1 @2018-2020, Value Edition 20.9, Limited 23.5
    1.4I4T 128hp 33/41 D7 fwd: Eco 21.6
    1.6I4T 201hp 26/33 D7/M6 fwd: Sport 23.6
  2021- sedan.compact
    2.0I4 147hp 32/41 CVT fwd: SE 22.1, Blue Edition 22.5 @2024-2025, SEL 23.5, SEL Sport 24.9 @2024-, SEL Convenience 25.5 @2024-, Limited 26.9
    1.6I4T 201hp 28/35 D7/M6 fwd: N Line 29.0
    2.0I4T 276hp 20/27 D8/M6 fwd: N 35.1 @2022-
Elantra Coupe *8
  2013-2014 coupe.sport 5s
    2.0I4 173hp 24/34 A6/M6 fwd: GS 18.4, SE 20.9, Base 19.7
Elantra GT *18
  2013-2017 hatch.compact
    2.0I4 173hp 24/32 A6/M6 fwd: Base 19.8
  2018-2020 hatch.compact
    2.0I4 161hp 25/32 A6 fwd: Base 20.7
    1.6I4T 201hp 25/32 D7/M6 fwd: N Line 23.4 @2019-2020, Sport 25.5 @2018
Elantra Hybrid *25
  2021- sedan.compact
    1.6I4 139hp 51/58 hybrid D6 fwd: Blue Edition 25.5, SEL Sport 27.5 @2024-, Limited 30.0
Elantra Touring *12
  2009-2012 wagon.family
    2.0I4 138hp 23/30 M5/A4 fwd: GLS 17.0, SE 20.0, Limited 20.6 @2012
Entourage *20
  2007-2009 van.mini
    3.8V6 250hp 17/24 A5 fwd: GLS 23.8, SE 26.3 @2007-2008, Limited 29.9 @2007-2008
Equus *3
  2011-2016 sedan.lux
    5.0V8 429hp 15/23 A8 rwd: Signature 61.5, Ultimate 68.8
Genesis *20
  2009-2014 sedan.lux
    3.8V6 333hp 18/28 A8 rwd: 3.8 35.2
    4.6V8 385hp 16/25 A8 rwd: 4.6 44.5 @2009-2012
    5.0V8 429hp 15/23 A8 rwd: 5.0 R-Spec 46.8 @2012-2014
  2015-2016 sedan.lux
    3.8V6 311hp 18/29 A8 rwd/awd: 3.8 38.8
    5.0V8 420hp 15/23 A8 rwd: 5.0 53.9
Genesis Coupe *12
  2010-2016 coupe.sport
    2.0I4T 274hp 21/30 M6/A8 rwd: 2.0T 26.0 @2010-2014, 2.0T R-Spec 26.5 @2010-2014, 2.0T Premium 29.0 @2010-2014
    3.8V6 348hp 16/25 M6/A8 rwd: 3.8 26.8 @2015-2016, 3.8 R-Spec 29.9, 3.8 Grand Touring 32.0 @2010-2014, 3.8 Track 31.9 @2010-2014, 3.8 Ultimate 34.0 @2015-2016
IONIQ 5 *42 [IONIQ]
  2022- suv.compact
    168hp 245mi electric rwd: SE Standard Range 35.0
    225hp 318mi electric rwd/awd: SE 37.5, SEL 39.8, Limited 45.1
    320hp 259mi electric awd: XRT 46.3 @2025-
IONIQ 5 N *3 [IONIQ]
  2024- suv.compact
    641hp 221mi electric awd: Base 66.2
IONIQ 6 *12 [IONIQ]
  2023-2026 sedan.mid
    149hp 240mi electric rwd: SE Standard Range 37.9
    225hp 342mi electric rwd/awd: SE 42.5, SEL 45.5, Limited 50.4
IONIQ 9 *10 [IONIQ]
  2026- suv.mid 6/7s
    215hp 335mi electric rwd: S 58.9
    303hp 320mi electric awd: SE 62.8, SEL 66.3
    422hp 311mi electric awd: Performance Limited 71.3, Performance Calligraphy 74.5
Ioniq Electric *2
  2017-2021 hatch.compact
    134hp 170mi electric fwd: Base 30.9 @2017-2019, SE 33.2 @2020-2021, Limited 38.8
Ioniq Hybrid *12
  2017-2022 hatch.compact
    1.6I4 139hp 57/59 hybrid D6 fwd: Blue Edition 23.6, SE 25.2, SEL 26.6 @2017-2022, Limited 31.2
Ioniq Plug-In Hybrid *3
  2018-2022 hatch.compact
    1.6I4 139hp 53/52 29mi phev D6 fwd: Base 26.0 @2018-2019, Blue Edition 26.8 @2021-2022, SE 28.7 @2020-2022, SEL 29.4 @2020-2022, Limited 32.8
Kona *75
  2018-2023 suv.sub
    2.0I4 147hp 30/35 CVT/A6 fwd/awd: SE 22.1, SEL 23.9, SEL Plus 24.5 @2020-2021, SEL Convenience 25.9 @2022-2023, Night 25.9 @2021
    1.6I4T 195hp 29/35 D7 fwd/awd: Limited 28.4, Ultimate 29.0 @2018-2021, N Line 26.7 @2022-2023
    2.0I4T 276hp 20/27 D8 fwd: N 35.1 @2022-2023
  2024- suv.sub
    2.0I4 147hp 29/34 CVT fwd/awd: SE 25.4, SEL 26.7, SEL Sport 27.8 @2026-, SEL Convenience 28.4
    1.6I4T 190hp 26/32 A8 fwd/awd: N Line 32.1, Limited 33.2
Kona Electric *7 ~Kona EV
  2019-2023 suv.sub
    201hp 258mi electric fwd: SE 33.6 @2022-2023, SEL 37.6, Limited 41.6, Ultimate 45.4 @2019-2021
  2024-2026 suv.sub
    133hp 200mi electric fwd: SE Standard Range 33.0
    201hp 261mi electric fwd: SEL 36.9, N Line EV 39.4, Limited EV 41.4
Nexo *0.3
  2019-2026 suv.compact
    161hp hydrogen fwd: Blue Edition 60.5, Limited 63.9 @2019-2021
Palisade *100
  2020-2022 suv.mid 7/8s
    3.8V6 291hp 19/26 A8 fwd/awd: SE 33.4, SEL 36.0, Limited 45.4, Calligraphy 47.9 @2021-2022
  2023-2025 suv.mid 7/8s
    3.8V6 291hp 19/26 A8 fwd/awd: SE 36.7, SEL 39.0, SEL Convenience 41.0 @2025, XRT 42.0, Limited 47.9, Calligraphy 50.7, Calligraphy Night Edition 52.0 @2024-2025
  2026- suv.mid 7/8s
    3.5V6 287hp 19/25 A8 fwd/awd: SE 39.4, SEL 41.8, SEL Premium 45.8, XRT Pro 50.5, Limited 50.6, Calligraphy 54.9
    2.5I4T 329hp 31/32 hybrid A6 fwd/awd: Blue SEL 44.2, Limited Hybrid 54.0, Calligraphy Hybrid 58.8
Santa Cruz *38
  2022-2026 truck.compact crew/short
    2.5I4 191hp 22/30 A8 fwd/awd: SE 29.5, SEL 31.4, Night 38.5 @2022-2024
    2.5I4T 281hp 19/27 D8 awd: SEL Activity 35.6, SEL Premium 38.5 @2022-2023, XRT 41.0 @2024-2026, Limited 42.3
Santa Fe *120
  2001-2006 suv.compact
    2.4I4 149hp 20/27 M5/A4 fwd/awd: Base 18.0, GL 19.0 @2001-2003
    2.7V6 170hp 19/26 A4 fwd/awd: GLS 22.0, LX 24.0 @2001-2005, Limited 24.9 @2006
  2007-2012 suv.mid 5/7s
    2.4I4 174hp 20/28 A6/M6 fwd/awd: GLS 23.9
    3.5V6 276hp 20/26 A6 fwd/awd: GLS V6 25.7 @2010-2012, SE 26.0, Limited 28.4
  2013-2019 suv.mid 6/7s
    3.3V6 290hp 18/25 A6 fwd/awd: GLS 30.2 @2013-2016, SE 31.0 @2017-2018, SE Ultimate 38.7 @2017-2018, Limited Ultimate 39.6 @2017-2018, Limited V6 35.6 @2013-2016
  2019-2020 suv.mid
    2.4I4 185hp 22/29 A8 fwd/awd: SE 2.4 26.3, SEL 2.4 28.2, SEL Plus 2.4 29.9, Limited 2.4 33.0, Ultimate 2.4 36.0
    2.0I4T 235hp 20/25 A8 fwd/awd: Limited 2.0T 35.4, Ultimate 2.0T 38.5, SEL 2.0T 32.3 @2020
  2021-2023 suv.mid
    2.5I4 191hp 25/28 A8 fwd/awd: SE 28.8, SEL 30.5, XRT 33.9 @2022-2023
    2.5I4T 277hp 22/28 D8 fwd/awd: Limited 40.0, Calligraphy 43.4
  2024- suv.mid 6/7s
    2.5I4T 277hp 20/29 A8 fwd/awd: SE 34.8, SEL 37.5, XRT 41.6, Limited 45.9, Calligraphy 48.5
Santa Fe Hybrid *45
  2021-2023 suv.mid
    1.6I4T 226hp 36/31 hybrid A6 awd: Blue Edition 34.3 @2021-2022, SEL 36.5, SEL Premium 38.8, Limited 41.5
  2024- suv.mid 6/7s
    1.6I4T 231hp 36/35 hybrid A6 fwd/awd: SEL 38.3 @2024-, Limited 46.2, Calligraphy 48.6
Santa Fe Plug-in Hybrid *2
  2022-2023 suv.mid
    1.6I4T 261hp 33/32 31mi phev A6 awd: SEL Convenience 42.4, Limited 48.0
Santa Fe Sport *75
  2013-2018 suv.mid
    2.4I4 185hp 21/27 A6 fwd/awd: Base 25.4, 2.4L 26.0
    2.0I4T 240hp 20/27 A6 fwd/awd: 2.0T 32.0, 2.0L Turbo 32.0, 2.0T Ultimate 38.0 @2017-2018, 2.0T Limited 34.4 @2016-2016
Santa Fe XL *15
  2019-2019 suv.mid 6/7s
    3.3V6 290hp 18/25 A6 fwd/awd: SE 30.9, Limited Ultimate 39.5
Scoupe *3
  1995-1995 coupe.sport
    1.5I4 92hp 27/34 M5/A4 fwd: Base 9.9, LS 11.0
Sonata *140
  1995-2005 sedan.mid
    2.4I4 138hp 22/30 M5/A4 fwd: Base 16.0, GL 15.9
    2.7V6 170hp 19/27 A4 fwd: GLS 18.4, LX 19.4 @2002-2005
  2006-2010 sedan.mid
    2.4I4 175hp 22/32 A5/M5 fwd: GL 18.0 @2006, GLS 19.7, SE 21.0, Limited 23.4
    3.3V6 249hp 19/29 A5 fwd: SE V6 23.9, Limited V6 26.6, LX 23.0 @2006
  2011-2014 sedan.mid
    2.4I4 190hp 24/35 A6/M6 fwd: GLS 21.5, SE 24.0, Limited 26.4
    2.0I4T 274hp 22/34 A6 fwd: SE 2.0T 26.4, Limited 2.0T 29.4
  2015-2019 sedan.mid
    2.4I4 185hp 25/35 A6 fwd: SE 22.5, SEL 24.4 @2018-2019, Sport 24.0, Limited 27.9
    1.6I4T 178hp 28/37 D7 fwd: Eco 23.0
    2.0I4T 245hp 23/32 A8 fwd: Sport 2.0T 29.9 @2015-2017, Limited 2.0T 33.0
  2020-2023 sedan.mid
    2.5I4 191hp 28/38 A8 fwd: SE 25.3, SEL 26.9
    1.6I4T 180hp 27/36 A8 fwd: SEL Plus 28.9, Limited 35.5
    2.5I4T 290hp 23/33 D8 fwd: N Line 34.8 @2021-2023, N Line Night Edition 36.0 @2021-2023
  2024- sedan.mid
    2.5I4 191hp 29/38 A8 fwd/awd: SEL 27.5, SEL Convenience 30.0 @2025-, SEL Sport 29.0 @2026-
    2.5I4T 290hp 23/32 D8 fwd: N Line 36.0
Sonata Hybrid *18
  2011-2015 sedan.mid
    2.4I4 199hp 36/40 hybrid A6 fwd: Base 26.0, Limited 30.5
  2016-2019 sedan.mid
    2.0I4 193hp 40/46 hybrid A6 fwd: SE 26.0, Limited 30.9
  2020- sedan.mid
    2.0I4 192hp 47/56 hybrid A6 fwd: Blue Edition 31.4, SEL 32.2 @2020-, Limited 38.0
Sonata Plug-In Hybrid *1
  2016-2019 sedan.mid
    2.0I4 202hp 38/43 28mi phev A6 fwd: Base 33.4, Limited 39.0
Tiburon *15
  1997-2008 coupe.sport
    2.0I4 138hp 23/30 M5/A4 fwd: Base 17.0, FX 15.9 @1997-1999, GS 19.0
    2.7V6 172hp 18/26 M6/A4 fwd: GT 21.0 @2003-2008, GT V6 20.0 @2003-2005, SE 22.6 @2005-2008, GT Limited 22.9 @2006-2008
Tucson *170
  2005-2009 suv.sub
    2.0I4 140hp 20/26 M5/A4 fwd/4wd: GL 17.9 @2005-2006, GLS 19.7
    2.7V6 173hp 19/25 A4 fwd/4wd: SE 22.0 @2006-2009, LX 22.9 @2005, Limited 24.0 @2006-2009
  2010-2015 suv.compact
    2.0I4 164hp 23/29 A6/M5 fwd/awd: GL 20.3 @2011-2013, SE 23.0 @2014-2015
    2.4I4 182hp 21/28 A6 fwd/awd: GLS 23.4 @2010-2015, Limited 28.0
  2016-2021 suv.compact
    2.0I4 161hp 23/28 A6 fwd/awd: SE 23.7, SE Plus 28.0 @2017-2017
    2.4I4 181hp 22/28 A6 fwd/awd: SEL 25.6 @2018-2021, Value 25.0 @2018-2020, Sport 28.7 @2017-2021, Ultimate 33.3 @2019-2021, Night 27.0 @2019-2020
    1.6I4T 175hp 25/30 D7 fwd/awd: Eco 24.9 @2016-2017, Limited 31.0 @2016-2018, Value 1.6T 27.4 @2018-2018
  2022- suv.compact
    2.5I4 187hp 25/32 A8 fwd/awd: SE 29.2, SEL 31.0, XRT 34.2, SEL Convenience 32.8 @2022-, N Line 33.6 @2022-2024, Limited 38.5
Tucson Hybrid *60
  2022- suv.compact
    1.6I4T 231hp 38/38 hybrid A6 awd: Blue Edition 33.6, SEL Convenience 37.5, N Line 37.8 @2023-, Limited 41.0
Tucson Plug-in Hybrid *8
  2022- suv.compact
    1.6I4T 268hp 35/35 32mi phev A6 awd: SEL 40.0, Limited 47.5
Veloster *20
  2012-2017 hatch.sport 3d 4s
    1.6I4 132hp 27/35 M6/D6 fwd: Base 18.1, Value Edition 21.0 @2017
    1.6I4T 201hp 25/33 M6/D7 fwd: Turbo 22.8 @2013-2017, Turbo R-Spec 22.0 @2014-2017, Rally Edition 24.0 @2016
  2019-2021 hatch.sport 3d 4s
    2.0I4 147hp 27/34 A6/M6 fwd: 2.0 18.9, 2.0 Premium 22.9
    1.6I4T 201hp 26/33 D7/M6 fwd: Turbo R-Spec 23.5, Turbo 25.9, Turbo Ultimate 28.4
    2.0I4T 275hp 20/27 D8/M6 fwd: N 32.3
Venue *27
  2020- suv.sub
    1.6I4 121hp 29/32 CVT fwd: SE 20.6, SEL 22.8, Denim 22.2 @2020-2021, Limited 24.5 @2022-
Veracruz *12
  2007-2012 suv.mid 7s
    3.8V6 260hp 17/22 A6 fwd/awd: GLS 28.4, SE 29.0 @2007-2009, Limited 34.6
XG350 *15 ~XG300
  2001-2005 sedan.full
    3.5V6 194hp 17/26 A5 fwd: Base 24.4, L 26.0
`,
  },
  {
    code: 'KIA',
    label: 'Kia',
    wmi: ['KNA', 'KND', '5XY', '5XX', '3KP'],
    table: `
Amanti *10
  2004-2009 sedan.full
    3.8V6 264hp 17/25 A5 fwd: Base 26.2
Borrego *8
  2009-2009 suv.mid 7s
    3.8V6 276hp 17/21 A5 rwd/4wd: LX 26.2, EX 28.0, Limited 37.0
    4.6V8 337hp 15/20 A6 rwd/4wd: EX V8 31.0, LX V8 29.9
Cadenza *6
  2014-2020 sedan.full
    3.3V6 290hp 20/28 A8 fwd: Premium 33.1, Technology 38.4, Limited 43.2, SXL 42.0 @2014-2016
Carnival *60
  2022-2024 van.mini 7/8s
    3.5V6 290hp 19/26 A8 fwd: LX 33.2, LX Seat Package 35.6 @2023-2024, EX 38.4, SX 42.1, SX Prestige 47.2
  2025- van.mini 7/8s
    3.5V6 287hp 18/26 A8 fwd: LX 36.8, LXS 38.8, EX 41.3, SX 45.0, SX Prestige 50.6
Carnival Hybrid *20
  2025- van.mini 7/8s
    1.6I4T 242hp 34/31 hybrid A6 fwd: LXS 40.8, EX 43.3, SX 47.0, SX Prestige 52.6
EV6 *18
  2022- suv.compact
    167hp 237mi electric rwd: Light 42.9, Light Standard Range 42.9 @2022-2025
    225hp 319mi electric rwd/awd: Light Long Range 46.2 @2024-, Wind 50.3, GT-Line 54.3, First Edition 58.5 @2022
    641hp 231mi electric awd: GT 63.8 @2023-
EV9 *20
  2024- suv.mid 6/7s
    215hp 230mi electric rwd: Light 54.9
    201hp 305mi electric rwd: Light Long Range 59.9
    379hp 283mi electric awd: Wind 63.9, Land 68.9, GT-Line 73.9
Forte *100
  2010-2013 sedan.compact
    2.0I4 156hp 25/36 A6/M6 fwd: LX 15.4, EX 17.6
    2.4I4 173hp 23/32 A6/M6 fwd: SX 19.2
  2014-2018 sedan.compact
    2.0I4 147hp 29/38 A6/M6 fwd: LX 16.8, S 18.9 @2017-2018, EX 21.5
  2019-2024 sedan.compact
    2.0I4 147hp 29/40 CVT/M6 fwd: FE 18.9 @2019-2021, LX 19.9, LXS 20.4, S 21.0 @2019-2021, GT-Line 23.1 @2020-2024, EX 22.5 @2019-2021
    1.6I4T 201hp 26/35 D7/M6 fwd: GT 25.4 @2020-2024
Forte Koup *10
  2010-2016 coupe.sport 5s
    2.0I4 173hp 24/34 A6/M6 fwd: EX 20.0
    1.6I4T 201hp 21/29 A6/M6 fwd: SX 22.9
Forte5 *12
  2012-2018 hatch.compact
    2.0I4 164hp 25/32 A6/M6 fwd: LX 18.5, EX 20.0, S 19.9 @2017-2018
    1.6I4T 201hp 25/29 D7/M6 fwd: SX 24.4
K4 *130
  2025- sedan.compact
    2.0I4 147hp 30/40 CVT fwd: LX 22.0, LXS 23.0, EX 24.0, GT-Line 25.2
    1.6I4T 190hp 26/36 A8 fwd: GT-Line Turbo 28.1
  2026- hatch.compact
    2.0I4 147hp 28/36 CVT fwd: EX 25.0, GT-Line 26.2
    1.6I4T 190hp 25/33 A8 fwd: GT-Line Turbo 28.8
K5 *70
  2021-2024 sedan.mid
    1.6I4T 180hp 27/37 A8 fwd/awd: LX 23.5 @2021-2022, LXS 25.4, GT-Line 26.5, EX 29.0
    2.5I4T 290hp 24/32 D8 fwd: GT 31.5
  2025- sedan.mid
    2.5I4 191hp 26/36 A8 fwd/awd: LXS 27.4, GT-Line 28.6, EX 33.5
    2.5I4T 290hp 23/33 D8 fwd: GT 33.1
K900 *1
  2015-2020 sedan.lux
    3.3V6T 365hp 18/25 A8 awd: Luxury 59.9
    5.0V8 420hp 15/23 A8 rwd: V8 61.9 @2015-2017
Niro *25
  2017-2022 suv.sub
    1.6I4 139hp 51/46 hybrid D6 fwd: FE 24.0 @2017-2020, LX 24.7, LXS 25.9 @2021-2022, EX 28.0, EX Premium 32.6 @2020-2022, Touring 30.0, S Touring 28.6 @2018-2019
  2023- suv.sub
    1.6I4 139hp 53/54 hybrid D6 fwd: LX 27.4, EX 30.3, EX Touring 32.0 @2023-2025, SX 34.0, SX Touring 36.0
Niro EV *10
  2019-2022 suv.sub
    201hp 239mi electric fwd: S 40.0 @2022, EX 41.2 @2019-2022, EX Premium 44.7
  2023-2025 suv.sub
    201hp 253mi electric fwd: Wind 39.6, Wave 44.6
Niro Plug-In Hybrid *4
  2018-2025 suv.sub
    1.6I4 180hp 53/45 33mi phev D6 fwd: LX 29.0 @2018-2021, LXS 29.6 @2022-2022, EX 34.5, SX 39.0 @2023-2025, EX Premium 36.5 @2018-2021
Optima *110
  2001-2006 sedan.mid
    2.4I4 138hp 22/30 M5/A4 fwd: LX 16.9, SE 17.9 @2001-2002
    2.7V6 170hp 19/27 A4 fwd: LX V6 18.6, EX 19.9, EX V6 21.0
  2006-2010 sedan.mid
    2.4I4 175hp 22/32 M5/A5 fwd: LX 18.0, EX 20.5, SX 22.0 @2009-2010
  2011-2015 sedan.mid
    2.4I4 192hp 23/34 A6 fwd: LX 21.8, EX 24.0
    2.0I4T 274hp 20/31 A6 fwd: SX 26.8, SX Turbo 27.0 @2014-2015, Limited 35.3 @2012-2015
  2016-2020 sedan.mid
    2.4I4 185hp 24/33 A6 fwd: LX 23.4, S 24.3 @2018-2020, EX 28.6, Special Edition 25.0 @2019-2020
    1.6I4T 178hp 27/37 D7 fwd: LX Turbo 25.0 @2016-2018
    2.0I4T 245hp 21/30 A6 fwd: SX Turbo 31.9 @2016-2020, SX Limited 35.8 @2016-2017
Optima Hybrid *10
  2011-2020 sedan.mid
    2.0I4 192hp 40/45 hybrid A6 fwd: LX 25.0 @2012-2015, Premium 26.5 @2017-2017, EX 31.5
Rio *35
  2001-2005 sedan.sub
    1.6I4 104hp 25/32 M5/A4 fwd: Base 10.6, Cinco 11.9 @2002-2005
  2006-2011 sedan.sub
    1.6I4 110hp 28/34 M5/A4 fwd: Base 12.4, LX 14.9, SX 15.0
  2006-2011 hatch.compact
    1.6I4 110hp 28/34 M5/A4 fwd: Rio5 LX 14.7, Rio5 SX 15.3
  2012-2017 sedan.sub
    1.6I4 138hp 27/37 A6/M6 fwd: LX 14.2, EX 17.8, SX 20.9
  2012-2017 hatch.compact
    1.6I4 138hp 27/37 A6/M6 fwd: Rio5 LX 14.3, Rio5 EX 17.9, Rio5 SX 21.0
  2018-2023 sedan.sub
    1.6I4 120hp 32/41 CVT/A6 fwd: LX 16.8, S 17.4, EX 18.7 @2018-2018
Rondo *20
  2007-2010 wagon.family 5/7s
    2.4I4 175hp 20/27 A4 fwd: LX 18.6, EX 20.9
    2.7V6 192hp 18/26 A5 fwd: LX V6 20.0, EX V6 22.4
Sedona *30
  2002-2005 van.mini
    3.5V6 195hp 16/22 A5 fwd: LX 20.9, EX 23.4
  2006-2014 van.mini
    3.5V6 271hp 17/24 A6 fwd: LX 25.0, EX 29.0
  2015-2021 van.mini 7/8s
    3.3V6 276hp 18/24 A8 fwd: L 27.4 @2015-2019, LX 30.6, EX 33.6, SX 39.0 @2015-2020, SX Limited 41.9 @2015-2019, SXL 41.0 @2015-2016
Seltos *60
  2021- suv.sub
    2.0I4 147hp 28/34 CVT fwd/awd: LX 24.4, S 25.3, EX 26.9, Nightfall 27.6 @2022-2023
    1.6I4T 195hp 25/27 A8 awd: S Turbo 26.7 @2021-2022, X-Line 29.3 @2024-, SX 30.9
Sephia *25
  1995-2001 sedan.compact
    1.8I4 125hp 24/31 M5/A4 fwd: Base 10.6, RS 10.0 @1995-1997, LS 12.0, GS 12.4 @1995-1997
Sorento *95
  2003-2009 suv.mid
    3.3V6 242hp 17/22 A5 rwd/4wd: LX 23.9, EX 26.9
    3.8V6 262hp 16/21 A5 rwd/4wd: EX V6 28.0 @2007-2009
  2011-2015 suv.mid 5/7s
    2.4I4 191hp 20/27 A6 fwd/awd: LX 25.0, EX 28.0
    3.5V6 290hp 18/25 A6 fwd/awd: LX V6 27.0, EX V6 32.0, SX 36.4, Limited 40.0 @2014-2015
  2016-2020 suv.mid 5/7s
    2.4I4 185hp 22/29 A6 fwd/awd: L 27.0 @2016-2020, LX 28.2
    3.3V6 290hp 19/26 A8 fwd/awd: LX V6 31.5, S 33.5 @2020, EX 35.9, EX V6 36.0 @2016-2019, SX 40.8, SX Limited 46.6, Limited V6 46.0 @2016-2018
  2021-2023 suv.mid 6/7s
    2.5I4 191hp 24/29 A8 fwd/awd: LX 30.9, S 33.4
    2.5I4T 281hp 22/27 D8 fwd/awd: EX 37.9, SX 40.8, SX Prestige 43.8, X-Line 44.9 @2021-2023
  2024- suv.mid 6/7s
    2.5I4 191hp 23/31 A8 fwd/awd: LX 32.4, S 34.9
    2.5I4T 281hp 20/29 A8 fwd/awd: EX 38.6, X-Line EX 41.0, SX 42.4, SX Prestige 45.6, X-Pro SX Prestige 47.9
Sorento Hybrid *18
  2021- suv.mid 6/7s
    1.6I4T 227hp 36/36 hybrid A6 fwd/awd: S 35.0 @2021-2022, EX 40.4, SX 44.0 @2025-, SX Prestige 47.5
Sorento Plug-In Hybrid *4
  2022- suv.mid 6s
    1.6I4T 261hp 34/33 32mi phev A6 awd: EX 47.9 @2025-, SX 47.0 @2022-2022, SX Prestige 54.0
Soul *85
  2010-2013 wagon.family
    1.6I4 138hp 25/30 M6/A6 fwd: Base 14.9
    2.0I4 164hp 24/29 A6/M5 fwd: + 17.0, Exclaim 19.9, Sport 18.5 @2010-2011
  2014-2019 wagon.family
    1.6I4 130hp 25/30 A6/M6 fwd: Base 17.2
    2.0I4 161hp 25/30 A6 fwd: + 20.6
    1.6I4T 201hp 26/31 D7 fwd: Exclaim 23.6
  2020-2025 wagon.family
    2.0I4 147hp 28/33 CVT fwd: LX 20.5, S 22.8, X-Line 22.7 @2020-2022, EX 24.1, GT-Line 24.2, GT-Line 2.0L 23.4 @2020-2021
    1.6I4T 201hp 27/32 D7 fwd: Turbo 28.0 @2020-2022, GT-Line 1.6L 27.9 @2020-2022
Soul EV *2
  2015-2019 wagon.family
    109hp 111mi electric fwd: EV Base 33.9, EV+ 35.9, EV-e 32.3 @2016
Spectra *60
  2000-2004 sedan.compact
    1.8I4 124hp 24/32 M5/A4 fwd: Base 12.0, GS 12.9, LS 13.9, GSX 13.6
  2004-2009 sedan.compact
    2.0I4 138hp 24/32 M5/A4 fwd: LX 15.0, EX 15.9, SX 17.4
Spectra5 *20
  2005-2009 hatch.compact
    2.0I4 138hp 23/31 M5/A4 fwd: Base 17.0, SX 17.9
Sportage *140
  1995-2002 suv.sub
    2.0I4 130hp 19/23 M5/A4 rwd/4wd: Base 16.5, EX 19.4, Limited 21.0 @1999-2002
  2005-2010 suv.compact
    2.0I4 140hp 20/25 M5/A4 fwd/4wd: LX 18.9
    2.7V6 173hp 19/24 A4 fwd/4wd: LX V6 20.9, EX 22.4
  2011-2016 suv.compact
    2.4I4 182hp 21/28 A6/M6 fwd/awd: Base 20.0 @2011-2013, LX 23.2, EX 26.6
    2.0I4T 260hp 20/26 A6 fwd/awd: SX 34.0
  2017-2022 suv.compact
    2.4I4 181hp 23/30 A6 fwd/awd: LX 25.0, S 26.6 @2019-2021, EX 28.5, Nightfall 27.9 @2021-2022
    2.0I4T 240hp 20/23 A6 fwd/awd: SX Turbo 34.5 @2017-2021
  2023- suv.compact
    2.5I4 187hp 25/32 A8 fwd/awd: LX 28.8, S 30.5 @2025-, EX 31.0, SX 34.0 @2023-2024, SX Prestige 36.0, X-Line 33.4, X-Pro 38.5, X-Pro Prestige 40.0
Sportage Hybrid *50
  2023- suv.compact
    1.6I4T 232hp 41/44 hybrid A6 fwd/awd: LX 30.3, S 31.8 @2025-, EX 33.5, X-Line 37.0 @2025-, SX Prestige 38.0
Sportage Plug-In Hybrid *5
  2023- suv.compact
    1.6I4T 268hp 36/35 34mi phev A6 awd: X-Line 39.6, X-Line Prestige 44.5
Stinger *13
  2018-2023 sedan.mid
    2.0I4T 255hp 22/29 A8 rwd/awd: Base 33.5 @2018-2021, Premium 38.0 @2018-2019, GT-Line 36.7 @2020-2022
    2.5I4T 300hp 22/32 A8 rwd/awd: GT-Line 2.5T 37.0 @2022-2023
    3.3V6T 368hp 18/25 A8 rwd/awd: GT 41.0 @2018-2021, GT1 46.5 @2018-2022, GT2 54.0, Scorpion Special Edition 53.5 @2022
Telluride *105
  2020-2022 suv.mid 7/8s
    3.8V6 291hp 20/26 A8 fwd/awd: LX 33.4, S 35.5, EX 38.0, EX X-Line 40.0 @2022, SX 42.7, SX Prestige 46.0 @2022, Nightfall 41.5 @2021-2022
  2023-2026 suv.mid 7/8s
    3.8V6 291hp 20/26 A8 fwd/awd: LX 36.4, S 38.2, EX 41.6, EX X-Line 44.5, SX 46.2, SX X-Line 48.6, SX X-Pro 50.0, SX Prestige 49.5, SX Prestige X-Line 51.7, SX Prestige X-Pro 53.2
  2027- suv.mid 7/8s
    2.5I4T 274hp 20/26 A8 fwd/awd: LX 39.2, S 41.0, EX 44.0, SX 49.0, X-Pro 52.0
    2.5I4T 329hp 33/34 hybrid A6 fwd/awd: EX Hybrid 47.0, SX Prestige Hybrid 55.0
`,
  },
];
