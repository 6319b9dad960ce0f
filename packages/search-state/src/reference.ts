/** One code of the reference data with its label. Its slug in a path is `slugify(label)`. */
export interface ReferenceOption {
  code: string;
  label: string;
}

/**
 * Reference data as plain JSON: complete on a server, a slice in a browser (all makes, and the models and
 * trims of the page's makes). Codes: make `TOYOTA`; model `CAMRY|TOYOTA`; trim `CAMRY|LE`.
 */
export interface ReferenceData {
  makes: readonly ReferenceOption[];
  /** By make code; codes are compound (`CAMRY|TOYOTA`). */
  models: Readonly<Record<string, readonly ReferenceOption[]>>;
  /** By compound model code; codes are `CAMRY|LE`. */
  trims: Readonly<Record<string, readonly ReferenceOption[]>>;
  /** The closed vocabularies by parameter name: `vehicleStyleCode`, `extColorSimple`, `fuelTypeGroup`, `driveGroup`, `featureCode`, … */
  facets: Readonly<Record<string, readonly ReferenceOption[]>>;
  /** Slugs of every known place, `chicago-il`. Absent in a browser, where a place that the server accepted counts as known. */
  places?: readonly string[];
}

/** Returns ASCII words joined by hyphens: `Land Rover` → `land-rover`, `F-150` → `f-150`, `Citroën` → `citroen`, `4WD/AWD` → `4wd-awd`. */
export function slugify(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
