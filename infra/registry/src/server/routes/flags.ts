import { fragmentFlags, waitingFlags } from '@forecourt/contracts';
import {
  type AllFlags,
  allFlagsSchema,
  type FlagsChanged,
  type FlagsEntry,
  flagsChangedSchema,
  flagsViewSchema,
  rollbackFlagsSchema,
  setFlagsSchema,
} from '@forecourt/contracts/registry-api';
import { reading, type Serving, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import { brandIdsIn } from '../../store/brands';
import type { Transition } from '../../store/change-brands';
import { flagsView } from '../../store/flag-transitions';
import type { RegistryStore } from '../../store/registry-store';
import type { WriteContext } from '../../store/shared-state';
import { brand, brands, json, writing } from '../operation-parts';
import { bodyOf, brandOf, brandsOf, writeContextOf } from '../parameters';
import type { Services } from '../services';

export const allFlags = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/flags',
    summary: 'Returns every flag of every brand, and what each gates.',
    answer: allFlagsSchema,
    refusals: [],
    example: '/v1/flags',
  },
  ({ store }) =>
    (_request, response) =>
      void response.json({
        gates: { ...fragmentFlags, ...waitingFlags },
        brands: brandIdsIn(store.state).map((id) => flagsView(store.state, id)),
      } satisfies AllFlags),
);

export const flags = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/flags/:brand',
    summary: 'Returns every flag of a brand.',
    parameters: [brand],
    answer: flagsViewSchema,
    refusals: [404],
    example: '/v1/flags/maker',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(flagsView(store.state, brandOf(request, store.state))),
);

type Act = (
  store: RegistryStore,
  brands: readonly string[],
  request: Request,
  context: WriteContext,
) => Promise<Transition<FlagsEntry>>;

/** Serves a change of flags: it needs a token, honours `If-Match`, is counted and logged. */
function change(act: Act) {
  return ({ store, authority, metrics, logger }: Services): Serving => ({
    before: [authority.may('flags')],
    handlers: [
      async (request, response) => {
        const ids = brandsOf(request, store.state);
        const { entry, state, skipped } = await act(store, ids, request, writeContextOf(request, authority));
        if (entry !== null) {
          metrics.countChange(entry.action);
          logger.info(entry, entry.action);
        }
        response.json({ revision: state.revision, changes: entry?.changes ?? [], skipped } satisfies FlagsChanged);
      },
    ],
  });
}

export const setFlags = serviceRoute(
  {
    ...{ ...writing, method: 'patch', path: '/v1/flags/:brand' },
    summary: 'Changes the named flags; null restores the brand’s own value. With a reason for the audit log, `why`.',
    parameters: [brands],
    body: json(setFlagsSchema, '10kb'),
    answer: flagsChangedSchema,
    example: '/v1/flags/maker',
  },
  change((store, ids, request, context) => store.setFlags(ids, bodyOf(request, setFlagsSchema), context)),
);

export const rollbackFlags = serviceRoute(
  {
    ...{ ...writing, method: 'post', path: '/v1/flags/:brand/rollback' },
    summary: 'Restores the flags before the last change. With a reason for the audit log, `why`.',
    parameters: [brands],
    body: json(rollbackFlagsSchema, '10kb'),
    answer: flagsChangedSchema,
    example: '/v1/flags/maker/rollback',
  },
  change((store, ids, request, context) => store.rollbackFlags(ids, bodyOf(request, rollbackFlagsSchema, {}), context)),
);
