import { downShare, paymentTerms } from '@forecourt/listing';
import {
  type BoundParam,
  boxValue,
  hasPlace,
  hyundai,
  labelOf,
  type MultiParam,
  off,
  values,
} from '@forecourt/search-state';
import { formatCount, formatPrice } from '@forecourt/ui/format';
import { choicesOf, groupedListOf, listOf } from './choices';
import type { Content, Filters, Picks, Select, Single } from './filter-words';
import { type Link, type Option, placeOf, select } from './hero';
import type { FiltersModel, Panel, SectionModel } from './models';
import { boundOptions, mileageBars, priceBars, yearBars, yearOptions } from './ranges';
import { hiddenFields, type Search } from './search';
import { vehicleOf } from './vehicle';

/** Sections that are open at first. */
const atFirst: ReadonlySet<string> = new Set(['location', 'price-payments', 'year', 'mileage']);

export function filtersOf(search: Search, model: FiltersModel): Filters {
  const { panel, sections, own, standing } = model;
  const open = sections.filter((section) => atFirst.has(section.name) || section.selected(panel) > 0);
  const openNames = new Set(open.map(({ name }) => name));
  return {
    ...{ own, standing, whole: panel.whole },
    clear: own === 0 ? undefined : search.href({ type: 'clear' }),
    fields: hiddenFields(
      search,
      open.flatMap((section) => section.edits(panel)),
    ),
    sections: sections.map((section) => {
      const { name, title } = section;
      const fold = { title, says: '', whole: `${panel.whole}#${name}` };
      if (openNames.has(name)) return { ...fold, content: contentOf(section, panel, search) };
      return { ...fold, says: section.says(panel).join(', ') };
    }),
  };
}

function contentOf(section: SectionModel, panel: Panel, search: Search): Content {
  const { title, look } = section;
  const param = section.param as MultiParam;
  const { state } = panel;
  switch (look) {
    case 'checks': {
      const groups = Object.hasOwn(panel.filterGroups, param) ? panel.filterGroups[param] : undefined;
      const choices = choicesOf(param, panel);
      return {
        look: 'list',
        list: groups === undefined ? listOf(title, choices) : groupedListOf(title, choices, groups),
        sendsOff: param === 'listingType' && panel.brand.defaultListingType !== undefined,
        ...noteOf(section, search),
      };
    }
    case 'swatches':
      return { look, list: listOf(title, choicesOf(param, panel)) };
    case 'tiles': {
      const boxes = choicesOf(param, panel);
      return {
        ...{ look, label: title, boxes },
        bodies: new Map(boxes.map((box) => [box, box.picture === undefined ? box.code : ''])),
      };
    }
    case 'bounds': {
      const bound = section.param as BoundParam;
      return {
        look: 'bound',
        select: selectOf(title, bound, boundOptions(bound, panel), String(state[bound] ?? ''), true),
        bars: bound === 'mileage' ? mileageBars(state, panel) : undefined,
      };
    }
    case 'vehicle':
      return vehicleOf(panel, search);
    case 'price':
      return priceOf(panel, search);
    case 'years':
      return {
        look,
        first: selectOf('Min Year', 'startYear', yearOptions(panel, state.startYear), String(state.startYear ?? '')),
        last: selectOf('Max Year', 'endYear', yearOptions(panel, state.endYear), String(state.endYear ?? '')),
        bars: yearBars(state, panel),
      };
    case 'purchase':
      return purchaseOf(panel, search);
    case 'location':
      return locationOf(panel, search);
    case 'guarantee':
      return {
        ...{ look, box: exchangeOf(panel), money: search.overlay('mfe-filters/money-back') },
        program: search.overlay('mfe-showcase/program-details'),
        certified: search.href({ type: 'category', category: 'certified' }),
      };
  }
}

function selectOf(label: string, name: string, options: readonly Option[], value: string, isHidden = false): Select {
  return { label, name, isHidden, options: select([{ value: '', label: 'Any' }, ...options], value) };
}

function noteOf({ name }: SectionModel, { brand, state, href, overlay }: Search) {
  const isDeals = name === 'best-deals';
  const links: (Link & { isOverlay?: true })[] = [];
  if (isDeals && brand.flags.bestDealsEntry && state.experience !== 'best-deals')
    links.push({ label: 'See all best deals', href: href({ type: 'category', category: 'best-deals' }) });
  if (name === 'fuel-type')
    links.push({
      ...{ label: 'Electric types and differences', href: overlay('mfe-filters/electric-types'), isOverlay: true },
    });
  if (name === 'vehicle-use-type' && brand.flags.commercialEntryPoint && state.experience !== 'commercial')
    links.push({ label: 'Shop commercial vehicles', href: href({ type: 'experience', experience: 'commercial' }) });
  return { links, rating: isDeals };
}

/** Popular upper bounds, whole US dollars. */
const pricePicks = [10_000, 15_000, 20_000, 25_000, 30_000, 50_000];

function priceOf(panel: Panel, search: Search): Content {
  const { state, brand, stats, chips } = panel;
  const { minPrice, maxPrice } = state;
  const range = stats.derivedprice;
  const { payments } = brand.flags;
  const hasBudget = payments && chips.some(({ key }) => key === 'monthlyBudget');
  const words = (price: number | undefined) => (price === undefined ? '' : formatCount(price));
  const picks = (): Picks => ({
    links: pricePicks
      .filter((pick) => pick >= (range?.min ?? 0) || pick === maxPrice)
      .map((pick) => {
        const isChosen = pick === maxPrice && minPrice === undefined;
        const bounds = { minPrice: null, maxPrice: isChosen ? null : pick };
        return { label: `Under $${pick / 1000}k`, isChosen, href: search.href({ type: 'range', values: bounds }) };
      }),
    select: selectOf(
      ...(['Monthly Payment', 'monthlyBudget', boundOptions('monthlyBudget', panel)] as const),
      String(state.monthlyBudget ?? ''),
    ),
    note: `Estimated with ${downShare * 100}% down: used over ${paymentTerms.used.months} months at ${paymentTerms.used.apr}% APR, new over ${paymentTerms.new.months} at ${paymentTerms.new.apr}%. Before taxes and fees.`,
  });
  return {
    ...{ look: 'price', bars: priceBars(state, panel), min: words(minPrice), max: words(maxPrice) },
    range:
      range === null
        ? undefined
        : range.min === range.max
          ? `All at ${formatPrice(range.min)}`
          : `From ${formatPrice(range.min)} to ${formatPrice(range.max)}`,
    picks: {
      title: payments ? 'Quick picks and payments' : 'Quick picks',
      ...{ says: '', whole: `${panel.whole}#price-payments`, budget: hasBudget ? picks() : undefined },
    },
  };
}

function purchaseOf(panel: Panel, search: Search): Content {
  const { brand, filters, state, reference } = panel;
  const { buyOnline, vehicleExchange } = brand.flags;
  const code = brand.makeCode === hyundai ? 'hyundai-buy-online' : 'buy-online';
  const option = filters.experience?.find(({ value }) => value === code);
  const isChecked = state.experience === 'buy-online' || state.experience === 'hyundai-buy-online';
  const service = boxValue(state, 'homeServices') ?? '';
  const listed: Option[] = (filters.homeServices ?? []).map(({ value, label, count }) => ({
    ...{ value, label, disabled: count === 0 && value !== service },
  }));
  if (service !== '' && !listed.some(({ value }) => value === service)) {
    const labels = service.split(',').map((each) => labelOf('homeServices', each, state, reference));
    listed.push({ value: service, label: labels.join(', ') });
  }
  const hasServices = Boolean(filters.homeServices?.length) || state.homeServices !== undefined;
  return {
    look: 'purchase',
    online: buyOnline
      ? {
          ...{ name: 'experience', value: code, isChecked, isDisabled: option?.count === 0 && !isChecked },
          label: option?.label ?? labelOf('experience', code, state, reference),
          count: option && formatCount(option.count),
        }
      : undefined,
    hyundai:
      buyOnline && code === 'buy-online' && values(state, 'makeCode').includes(hyundai)
        ? search.href({ type: 'experience', experience: 'hyundai-buy-online' })
        : undefined,
    exchange: vehicleExchange && !brand.sections.includes('money-back-guarantee') ? exchangeOf(panel) : undefined,
    services: hasServices ? selectOf('At-Home Services', 'homeServices', listed, service) : undefined,
  };
}

function exchangeOf({ filters, state, reference }: Panel): Single {
  const option = filters.vehicleExchange?.[0];
  const label = option?.label ?? labelOf('vehicleExchange', 'on', state, reference);
  return singleOf('vehicleExchange', option?.value ?? 'on', label, state.vehicleExchange, option?.count);
}

function singleOf(name: string, own: string, label: string, value: string | undefined, count?: number): Single {
  const isChecked = value !== undefined && value !== off;
  return {
    ...{ name, label, isChecked, value: isChecked ? value : own, isDisabled: count === 0 && !isChecked },
    ...{ sendsOff: value !== undefined, count: count === undefined ? undefined : formatCount(count) },
  };
}

function locationOf({ state, brand, place }: Panel, search: Search): Content {
  const isSomewhere = hasPlace(state);
  const { marketExtension } = state;
  return {
    ...{ look: 'location', place: placeOf(search, ['mi', 'Any']), isNowhere: !isSomewhere },
    near: place === null ? undefined : `Near ${place.city}, ${place.state}`,
    beyond:
      brand.flags.marketExtension && (isSomewhere || marketExtension !== undefined)
        ? singleOf('marketExtension', 'include', 'Include vehicles that can be shipped to me', marketExtension)
        : undefined,
  };
}
