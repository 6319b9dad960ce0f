/**
 * One body from the side, its front to the right, the ground at y = 330, about 540 units long. All but `behind` and `extra`
 * are path data.
 */
export interface Drawing {
  /** Outline of all that is painted. */
  shell: string;
  /** Outline of all windows. */
  glass: string;
  /** Dark strokes over the windows: pillars. */
  pillars: string;
  /** Painted strokes over the windows: wide pillars. */
  posts?: string;
  /** Fine lines between doors, lids and bumpers. */
  seams: string;
  /** The part of the side that faces the ground and is darker. */
  shadow: string;
  /** Where light runs along the side, as a line. */
  crease: string;
  /** Left ends of the door handles. */
  handles: readonly (readonly [x: number, y: number])[];
  headlight: string;
  taillight: string;
  /** Bare plastic within the shell: sills, bumpers, intakes. */
  plastic?: string;
  /** Foot of the door mirror. */
  mirror: readonly [x: number, y: number];
  /** Seats, seen through the windows. */
  inside?: string;
  /** SVG drawn before the shell: open tops, boxes, spare wheels. */
  behind?: string;
  /** SVG drawn after it: rails, spoilers. */
  extra?: string;
  /** Outline of a load as wide as the shell: a truck's box. Drawn by `behind`, and seen from the front and the rear by this. */
  load?: string;
  wheels: {
    rear: number;
    front: number;
    radius: number;
    /** Lowest edge of the wheel arches. */
    sill: number;
    /** Arches edged in bare plastic. */
    cladding?: boolean;
  };
}
