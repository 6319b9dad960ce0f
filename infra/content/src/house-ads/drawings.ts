import type { Picture } from '../pictures/pictures';
import type { Campaign } from './schema';

/** A car from the side, on 120 × 44. */
const car = (at: string, fill: string) =>
  `<g transform="translate(${at})" fill="${fill}"><path d="M4 32V26Q4 22 9 21L31 18L47 7Q50 5 55 5H77Q83 5 87 8L98 18L112 20Q118 21 118 27V32Q118 35 115 35H107A11 11 0 0 0 85 35H41A11 11 0 0 0 19 35H7Q4 35 4 32ZM39 18L52 9.5Q53.5 8.5 56 8.5H65V18ZM69 8.5H76Q80 8.5 83 10.8L91 18H69Z" fill-rule="evenodd"/><circle cx="30" cy="35" r="8"/><circle cx="96" cy="35" r="8"/></g>`;

/** A line with round ends. */
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** One drawing per theme on 240 × 150, in colours that stand out from a light studio and a dark one. */
const drawings: Readonly<Record<Campaign['theme'], string>> = {
  finance: [
    '<path d="M62 92H76A4 4 0 0 1 80 96V132H58V96A4 4 0 0 1 62 92ZM92 72H106A4 4 0 0 1 110 76V132H88V76A4 4 0 0 1 92 72ZM122 50H136A4 4 0 0 1 140 54V132H118V54A4 4 0 0 1 122 50Z" fill="#2f8f6b" fill-opacity=".3"/>',
    line('M50 98L96 62L122 74L176 26M158 24H178V44', '#2f8f6b', 6),
    '<circle cx="168" cy="102" r="30" fill="#176b4d"/>',
    line('M157 114L179 90', '#fff', 6),
    '<circle cx="158" cy="92" r="6" fill="#fff"/><circle cx="178" cy="112" r="6" fill="#fff"/>',
  ].join(''),
  insurance: [
    '<path d="M120 14V22M120 22C78 22 54 50 50 78C62 68 76 68 86 78C94 68 110 66 120 78C130 66 146 68 154 78C164 68 178 68 190 78C186 50 162 22 120 22Z" fill="#e0a84a" stroke="#e0a84a" stroke-width="4" stroke-linejoin="round"/>',
    line('M120 78V94', '#7c8aa0', 5),
    car('60 92', '#3a6ea5'),
  ].join(''),
  'trade-in': [
    car('22 24', '#d08f62'),
    car('98 88', '#a5552b'),
    line('M160 40Q196 44 198 72M188 64L198 76L208 64', '#7c8aa0', 6),
    line('M78 116Q44 112 42 86M32 94L42 82L52 94', '#7c8aa0', 6),
  ].join(''),
  electric: [
    '<g fill="#2b8a93"><circle cx="120" cy="75" r="54" fill-opacity=".14"/><circle cx="120" cy="75" r="38" fill-opacity=".16"/></g>',
    '<path d="M128 22L88 84H116L108 128L152 62H122Z" fill="#2b8a93"/>',
    line('M44 118H76M44 118A10 10 0 0 1 34 108V86M28 86H40M30 86V76M38 86V76M164 118H204', '#7c8aa0', 5),
  ].join(''),
  warranty: [
    '<path d="M92 96L80 140L120 122L160 140L148 96Z" fill="#e0a84a"/>',
    '<path d="M120 12L135 22L153 20L159 37L175 46L171 64L179 80L166 92L163 110L145 112L132 125L120 117L108 125L95 112L77 110L74 92L61 80L69 64L65 46L81 37L87 20L105 22Z" fill="#4a65a8"/>',
    line('M96 68L114 86L146 52', '#fff', 10),
  ].join(''),
  research: [
    '<rect x="46" y="24" width="96" height="108" rx="10" fill="#7f6bb5" fill-opacity=".2"/>',
    line('M62 46H112M62 64H126M62 82H104M62 100H118', '#a394cf', 6),
    '<circle cx="146" cy="84" r="32" fill="#fff" fill-opacity=".7" stroke="#7f6bb5" stroke-width="9"/>',
    line('M169 108L194 134', '#7f6bb5', 12),
    line('M134 96V86M146 96V72M158 96V80', '#5b4694', 6),
  ].join(''),
};

/** Returns a theme's drawing by its name, `electric.svg`: the picture of the ads that have no other. */
export function drawingNamed(name: string): Picture | undefined {
  const drawing = Object.entries(drawings).find(([theme]) => name === `${theme}.svg`)?.[1];
  if (drawing === undefined) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 150">${drawing}</svg>`;
  return { bytes: Buffer.from(svg), type: 'image/svg+xml', name };
}
