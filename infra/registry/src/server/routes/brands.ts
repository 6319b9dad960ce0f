import { nameSchema } from '@forecourt/contracts';
import { type BrandChanged, type BrandEntry, setBrandSchema } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../problems';
import type { Transition } from '../store/change-brands';
import type { WriteContext } from '../store/registry-store';
import { bodyOf, parameter, writeContextOf } from './parameters';
import type { WriteParts } from './writes';

/** The ways to change a brand's data. Each asks for a token, honours If-Match, is counted and logged. */
export function createBrandWrites({
  store,
  authority,
  metrics,
  logger,
}: WriteParts): Record<'set' | 'rollback' | 'remove', RequestHandler> {
  const change =
    (act: (id: string, request: Request, context: WriteContext) => Promise<Transition<BrandEntry>>): RequestHandler =>
    async (request, response) => {
      const id = parameter(request, 'brand', nameSchema);
      const { entry, state } = await act(id, request, writeContextOf(request, authority));
      if (entry !== null) {
        metrics.countChange(entry.action);
        logger.info(entry, `${entry.action} ${entry.brand}`);
      }
      const version = own(state.brands, id)?.version ?? 0;
      response.json({
        revision: state.revision,
        brand: id,
        version,
        serves: entry?.serves ?? [],
      } satisfies BrandChanged);
    };

  return {
    set: change((id, request, context) => {
      const wanted = bodyOf(request, setBrandSchema);
      if (wanted.brand.id === id) return store.setBrand(wanted, context);
      throw new ProblemError('bad-body', `The body is of the brand "${wanted.brand.id}", the path of "${id}".`);
    }),
    remove: change((id, _request, context) => store.removeBrand(id, context)),
    rollback: change((id, _request, context) => store.rollbackBrand(id, context)),
  };
}
