import {
  type FlagsChanged,
  type FlagsEntry,
  type LayoutChanged,
  placeSchema,
  setFlagsSchema,
  setLayoutSchema,
  unplaceSchema,
} from '@forecourt/contracts/registry-api';

import type { Request, RequestHandler } from 'express';
import type { Transition } from '../store/change-brands';
import type { LayoutTarget, LayoutTransition } from '../store/layout-transitions';
import type { WriteContext } from '../store/registry-store';

import { bodyOf, brandsOf, pageOf, writeContextOf } from './parameters';
import type { WriteParts } from './writes';

/** The ways to change what stands where on a page. Each asks for a token, honours If-Match, is counted and logged. */
export function createLayoutWrites({
  store,
  authority,
  metrics,
  logger,
}: WriteParts): Record<'set' | 'place' | 'unplace' | 'rollback' | 'stopCanary', RequestHandler> {
  const change =
    (
      act: (target: LayoutTarget, request: Request, context: WriteContext) => Promise<LayoutTransition>,
    ): RequestHandler =>
    async (request, response) => {
      const target = { brands: brandsOf(request, store.state), page: pageOf(request) };
      const { entry, state, skipped } = await act(target, request, writeContextOf(request, authority));
      if (entry !== null) {
        metrics.countChange(entry.action);
        logger.info(entry, `${entry.action} ${entry.page}`);
      }
      const { revision } = state;
      response.json({ revision, page: target.page, changes: entry?.changes ?? [], skipped } satisfies LayoutChanged);
    };

  return {
    set: change((target, request, context) => store.setLayout(target, bodyOf(request, setLayoutSchema), context)),
    place: change((target, request, context) => store.place(target, bodyOf(request, placeSchema), context)),
    unplace: change((target, request, context) => store.unplace(target, bodyOf(request, unplaceSchema), context)),
    rollback: change((target, _request, context) => store.rollbackLayout(target, context)),
    stopCanary: change((target, _request, context) => store.stopLayoutCanary(target, context)),
  };
}

/** The ways to change a brand's flags, by the same rules. */
export function createFlagWrites({
  store,
  authority,
  metrics,
  logger,
}: WriteParts): Record<'set' | 'rollback', RequestHandler> {
  const change =
    (
      act: (brands: readonly string[], request: Request, context: WriteContext) => Promise<Transition<FlagsEntry>>,
    ): RequestHandler =>
    async (request, response) => {
      const { entry, state, skipped } = await act(
        brandsOf(request, store.state),
        request,
        writeContextOf(request, authority),
      );
      if (entry !== null) {
        metrics.countChange(entry.action);
        logger.info(entry, entry.action);
      }
      response.json({ revision: state.revision, changes: entry?.changes ?? [], skipped } satisfies FlagsChanged);
    };

  return {
    set: change((brands, request, context) => store.setFlags(brands, bodyOf(request, setFlagsSchema), context)),
    rollback: change((brands, _request, context) => store.rollbackFlags(brands, context)),
  };
}
