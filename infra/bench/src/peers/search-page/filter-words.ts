/** The words of the filters. */
import type { Box, BoxList } from './choices';
import type { Link, Option, Place } from './hero';
import type { Bars } from './ranges';
import type { HiddenField } from './search';

export interface Filters {
  own: number;
  /** Address of the page with every filter. */
  whole: string;
  standing: string;
  clear?: string;
  fields: readonly HiddenField[];
  sections: readonly Section[];
}

export interface Fold {
  title: string;
  /** The choices in it, as text. */
  says: string;
  /** Address of its options on the page with every filter. */
  whole: string;
}

export interface Section extends Fold {
  /** Absent while it is closed. */
  content?: Content;
}

/** A checkbox of a single value; an unchecked one sends `off`. */
export interface Single extends Box {
  sendsOff: boolean;
}

export interface Select {
  name: string;
  label: string;
  isHidden?: boolean;
  options: readonly Option[];
}

export interface ModelList extends BoxList {
  make: string;
  /** Content below the box of a chosen model. */
  trims: ReadonlyMap<Box, { list: BoxList; link: Link }>;
}

/** Models and series of a make. */
export interface Make {
  box?: Box;
  remove?: Link;
  series?: BoxList;
  models?: ModelList;
}

export type Content =
  | { look: 'list'; list: BoxList; sendsOff: boolean; links: readonly (Link & { isOverlay?: true })[]; rating: boolean }
  | { look: 'swatches'; list: BoxList }
  | { look: 'tiles'; label: string; boxes: readonly Box[]; bodies: ReadonlyMap<Box, string> }
  | { look: 'bound'; select: Select; bars?: Bars }
  | { look: 'vehicle'; makes: readonly Make[]; add?: Select; packages?: Fold & { list?: BoxList } }
  | { look: 'price'; bars?: Bars; min: string; max: string; range?: string; picks: Fold & { budget?: Picks } }
  | { look: 'years'; first: Select; last: Select; bars?: Bars }
  | { look: 'purchase'; online?: Box; hyundai?: string; exchange?: Single; services?: Select }
  | { look: 'location'; place: Place; near?: string; isNowhere: boolean; beyond?: Single }
  | { look: 'guarantee'; box: Single; money: string; program: string; certified: string };

export interface Picks {
  links: readonly (Link & { isChosen: boolean })[];
  select?: Select;
  note: string;
}
