import type { ReferenceData } from '@forecourt/search-state';
import { vocabulary } from '../catalogue/vocabulary';

/** Reference data with three makes, a few models of each, and the complete closed vocabularies. */
export const sampleReference: ReferenceData = {
  makes: [
    { code: 'BMW', label: 'BMW' },
    { code: 'HONDA', label: 'Honda' },
    { code: 'TOYOTA', label: 'Toyota' },
  ],
  models: {
    BMW: [{ code: 'X5|BMW', label: 'X5' }],
    HONDA: [
      { code: 'ACCORD|HONDA', label: 'Accord' },
      { code: 'CIVIC|HONDA', label: 'Civic' },
    ],
    TOYOTA: [
      { code: 'CAMRY|TOYOTA', label: 'Camry' },
      { code: 'RAV4|TOYOTA', label: 'RAV4' },
    ],
  },
  trims: {
    'CAMRY|TOYOTA': [
      { code: 'CAMRY|LE', label: 'LE' },
      { code: 'CAMRY|XSE', label: 'XSE' },
    ],
  },
  facets: vocabulary,
  places: ['chicago-il'],
};
