import type { Part } from './materials';
import type { WheelStyle } from './wheel';

/** A vehicle from its right side, in cm: x from the rear axle to the front, y from the floor up. */
export interface Body {
  /** Its name in words: `Crew-cab pickup`. */
  /** Where the axles are; the rear one at 0. */
  axles: readonly number[];
  /** Diameter of the tyres. */
  tyre: number;
  wheel: WheelStyle;
  /** Height of the sill. */
  sill: number;
  /** The painted outline, from the foot of the tail over the roof to the foot of the nose. */
  outline: string;
  /** The line along the side under which it is darker. */
  crease: string;
  /** Drawn before the painted outline. */
  behind?: readonly Part[];
  /** Drawn on it. */
  parts: readonly Part[];
  /** Where the door handles begin. */
  handles: string;
  /** The foot of the mirror. */
  mirror: string;
  /** What only the front and the rear show. */
  ends: {
    width: number;
    /** Width of the roof. */
    roof: number;
    /** Height of the roof, of the windscreen's foot, and of the hood's edge. */
    heights: readonly [roof: number, cowl: number, hood: number];
    /** Where the windscreen ends, if that is far below the roof. */
    screen?: number;
    grille: 'slim' | 'wide' | 'tall' | 'none';
    /** What is at the rear: a lid, a tailgate of a bed, two doors, a load's box, a flat deck, or a frame. */
    rear: 'lid' | 'hatch' | 'bed' | 'doors' | 'box' | 'deck' | 'frame';
  };
}
