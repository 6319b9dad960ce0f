import type { VehicleColor } from './codes';

/** The paint of each simple colour, toned down as in a studio's even light. */
export const paints: Readonly<Record<VehicleColor, string>> = {
  BLACK: '#2a2d32',
  WHITE: '#eef0f1',
  SILVER: '#b9bec3',
  GRAY: '#757c84',
  BLUE: '#3b5f9e',
  RED: '#a9353c',
  GREEN: '#4a6d57',
  BROWN: '#6e5240',
  BEIGE: '#cdbf9f',
  GOLD: '#b3935a',
  ORANGE: '#c46c32',
  YELLOW: '#d9b53f',
  PURPLE: '#5f4b80',
  BURGUNDY: '#6c2435',
  TURQUOISE: '#3b8087',
};
