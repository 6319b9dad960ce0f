/** The parts of the fragments' models that other programs read; the fragments' own types belong to their remotes. */
import type { BrandView } from '@forecourt/contracts';
import type { CountedPictures, ListingResponse, TileListing } from '@forecourt/listing';
import type { Chip, MultiParam, Reference, SearchState, SectionName } from '@forecourt/search-state';

/** Result of the model of `filters`. */
export interface FiltersModel {
  panel: Panel;
  sections: readonly SectionModel[];
  own: number;
  standing: string;
}

export interface Panel {
  state: SearchState;
  shown: SearchState;
  brand: BrandView;
  reference: Reference;
  chips: readonly Chip[];
  /** Address of the page with every filter. */
  whole: string;
  today: string;
  filters: ListingResponse['filters'];
  filterGroups: NonNullable<ListingResponse['filterGroups']>;
  stats: ListingResponse['stats'];
  years: { min: number; max: number } | null;
  spread: ListingResponse['spread'];
  place: { city: string; state: string } | null;
}

export interface SectionModel {
  name: SectionName;
  title: string;
  look:
    | 'checks'
    | 'swatches'
    | 'tiles'
    | 'bounds'
    | 'vehicle'
    | 'price'
    | 'years'
    | 'purchase'
    | 'location'
    | 'guarantee';
  param?: MultiParam | 'mileage' | 'mpgRange' | 'batteryRange';
  edits(panel: Panel): readonly string[];
  selected(panel: Panel): number;
  says(panel: Panel): readonly string[];
}

/** Result of the model of `results`. */
export interface ResultsModel {
  count: number;
  heading: string;
  announcement?: string;
  grid?: { cells: readonly CellModel[]; page: number };
}

export interface PlacementModel {
  kind: string;
  position: number;
  block: number;
  columns?: number;
}

export type CellModel =
  | { kind: 'listing'; listing: TileModel }
  | { kind: 'placement'; placement: PlacementModel }
  | { kind: 'row'; placements: readonly PlacementModel[] };

export interface TileModel {
  listing: TileListing;
  placed: { placement: string; id: string; owner: string; position: number; sponsored: boolean };
  sponsored: boolean;
  href: string;
  priority: boolean;
  facts: TileFacts;
}

export interface TileFacts {
  id: string;
  title: string;
  lines: readonly [name: string, trim: string];
  pictures: CountedPictures;
  spins: boolean;
  flag?: { kind: string; text: string };
  price?: number;
  was?: number;
  deal?: { kind: string; text: string };
  meta: string;
  reason?: { icon: string; text: string };
  contact?: { privateSeller: boolean };
  seller: string;
  difference?: { tagline: string; contentId: string; dealer: string };
  programme?: { text: string; href?: string };
  phone?: { number: string; label: string };
}

/** Result of the model of `beyond`. */
export interface BeyondModel {
  farther?: { tiles: readonly TileModel[]; all: string };
  alike?: readonly TileModel[];
}
