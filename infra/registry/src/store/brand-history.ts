import type { BrandHistory } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { effects, unknownBrand } from './brand-transitions';
import { comesWithSite } from './brands';
import type { RegistryState } from './state';

/** Returns the versions of a brand's data that a rollback can restore. @throws ProblemError `unknown-brand` */
export function brandHistory(state: RegistryState, id: string): BrandHistory {
  if (comesWithSite(id)) return { brand: id, version: 0, isRemoved: false, earlier: [] };
  const stored = own(state.brands, id);
  if (stored === undefined) throw unknownBrand(state, id);
  const { version, value: present, history } = stored;
  const earlier = history
    .toReversed()
    .flatMap(({ version, value }) => (value === null ? [] : [{ version, what: effects(present, value) }]));
  return { brand: id, version, isRemoved: present === null, earlier };
}
