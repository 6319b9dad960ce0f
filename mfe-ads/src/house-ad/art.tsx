import type { ReactNode } from 'react';
import type { HouseAdTheme } from '../ads';

/** A car from the side, on 120 × 44. */
const car =
  'M4 32V26Q4 22 9 21L31 18L47 7Q50 5 55 5H77Q83 5 87 8L98 18L112 20Q118 21 118 27V32Q118 35 115 35H107A11 11 0 0 0 85 35H41A11 11 0 0 0 19 35H7Q4 35 4 32ZM39 18L52 9.5Q53.5 8.5 56 8.5H65V18ZM69 8.5H76Q80 8.5 83 10.8L91 18H69Z';

function Car({ at, fill }: { at: string; fill: string }): ReactNode {
  return (
    <g transform={`translate(${at})`} fill={fill}>
      <path d={car} fillRule="evenodd" />
      <circle cx="30" cy="35" r="8" />
      <circle cx="96" cy="35" r="8" />
    </g>
  );
}

/** Colours of the drawings: white on the theme's background, and one light accent. */
const light = '#fff';

/** One drawing per theme on 240 × 150, fully visible in any box. */
const drawings: Readonly<Record<HouseAdTheme, ReactNode>> = {
  finance: (
    <>
      <g fill={light} fillOpacity="0.22">
        <rect x="58" y="92" width="22" height="40" rx="4" />
        <rect x="88" y="72" width="22" height="60" rx="4" />
        <rect x="118" y="50" width="22" height="82" rx="4" />
      </g>
      <path
        d="M50 98L96 62L122 74L176 26"
        fill="none"
        stroke="#8ff0c0"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M158 24H178V44"
        fill="none"
        stroke="#8ff0c0"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="168" cy="102" r="30" fill={light} />
      <path d="M157 114L179 90" stroke="#0b5a44" strokeWidth="6" strokeLinecap="round" />
      <circle cx="158" cy="92" r="6" fill="#0b5a44" />
      <circle cx="178" cy="112" r="6" fill="#0b5a44" />
    </>
  ),
  insurance: (
    <>
      <path
        d="M120 14V22M120 22C78 22 54 50 50 78C62 68 76 68 86 78C94 68 110 66 120 78C130 66 146 68 154 78C164 68 178 68 190 78C186 50 162 22 120 22Z"
        fill="#ffd27d"
        stroke="#ffd27d"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M120 78V94" stroke={light} strokeWidth="5" strokeLinecap="round" />
      <Car at="60 92" fill={light} />
    </>
  ),
  'trade-in': (
    <>
      <Car at="22 24" fill="#ffd9b8" />
      <Car at="98 88" fill={light} />
      <path
        d="M160 40Q196 44 198 72M188 64L198 76L208 64"
        fill="none"
        stroke={light}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M78 116Q44 112 42 86M32 94L42 82L52 94"
        fill="none"
        stroke="#ffd9b8"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  electric: (
    <>
      <circle cx="120" cy="75" r="54" fill={light} fillOpacity="0.14" />
      <circle cx="120" cy="75" r="38" fill={light} fillOpacity="0.16" />
      <path d="M128 22L88 84H116L108 128L152 62H122Z" fill="#c9ff6b" />
      <path
        d="M44 118H76M44 118A10 10 0 0 1 34 108V86M28 86H40M30 86V76M38 86V76"
        fill="none"
        stroke={light}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M164 118H204" stroke={light} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  warranty: (
    <>
      <path d="M92 96L80 140L120 122L160 140L148 96Z" fill="#f4c64e" />
      <path
        d="M120 12L135 22L153 20L159 37L175 46L171 64L179 80L166 92L163 110L145 112L132 125L120 117L108 125L95 112L77 110L74 92L61 80L69 64L65 46L81 37L87 20L105 22Z"
        fill={light}
      />
      <path
        d="M96 68L114 86L146 52"
        fill="none"
        stroke="#22315f"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  research: (
    <>
      <rect x="46" y="24" width="96" height="108" rx="10" fill={light} fillOpacity="0.94" />
      <g stroke="#b9a5e6" strokeWidth="6" strokeLinecap="round">
        <path d="M62 46H112M62 64H126M62 82H104M62 100H118" />
      </g>
      <circle cx="146" cy="84" r="32" fill="#3d2478" fillOpacity="0.35" stroke="#ffe08a" strokeWidth="9" />
      <path d="M169 108L194 134" stroke="#ffe08a" strokeWidth="12" strokeLinecap="round" />
      <path d="M134 96V86M146 96V72M158 96V80" stroke={light} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
};

/** Renders the theme's drawing, as decoration; fills its box. */
export function Art({ theme, className }: { theme: HouseAdTheme; className: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className={className}>
      {drawings[theme]}
    </svg>
  );
}
