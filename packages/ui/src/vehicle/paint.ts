import type { VehicleColor } from './codes';

/** The paint of each simple colour, as it looks in even light. */
const paints: Readonly<Record<VehicleColor, string>> = {
  BLACK: '#26292e',
  WHITE: '#eef0f1',
  SILVER: '#bcc2c8',
  GRAY: '#737a82',
  BLUE: '#2458ad',
  RED: '#bb2430',
  GREEN: '#34704c',
  BROWN: '#6d4d38',
  BEIGE: '#d3c3a2',
  GOLD: '#b8934a',
  ORANGE: '#dd6a25',
  YELLOW: '#f0c52b',
  PURPLE: '#5d4183',
  BURGUNDY: '#6d1a2e',
  TURQUOISE: '#2b929a',
};

/** Mixes a colour with white (`amount` above 0) or black (below 0); -1 … 1. */
export function shade(color: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * Math.abs(amount));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The shades of one paint, from where the light falls to where it does not. */
export interface Paint {
  shine: string;
  light: string;
  base: string;
  dark: string;
  deep: string;
}

export function paintOf(color: VehicleColor): Paint {
  const base = paints[color];
  return { shine: shade(base, 0.5), light: shade(base, 0.2), base, dark: shade(base, -0.22), deep: shade(base, -0.5) };
}
