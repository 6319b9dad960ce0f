import { createReference } from '@forecourt/search-state';

const option = (code: string, label: string) => ({ code, label });

/** Makes and models whose slugs differ from their codes; two models have the same slug. */
export const modelFixture = createReference({
  makes: [option('TOYOTA', 'Toyota'), option('FORD', 'Ford'), option('HYUND', 'Hyundai'), option('LR', 'Land Rover')],
  models: {
    TOYOTA: [
      option('CAMRY|TOYOTA', 'Camry'),
      option('COROLLA|TOYOTA', 'Corolla'),
      option('COROLLA2|TOYOTA', 'COROLLA!'),
    ],
    FORD: [option('F150|FORD', 'F-150')],
    HYUND: [option('TUCSON|HYUND', 'Tucson')],
    LR: [option('DEFENDER|LR', 'Defender')],
  },
  trims: {},
  facets: {},
});
