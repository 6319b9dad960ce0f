import { defineApi } from '@forecourt/service';
import * as z from 'zod';
import { ProblemError } from '../problems';
import { audit, auditTable } from './routes/audit';
import {
  brandFragments,
  brands,
  copyBrand,
  oneBrand,
  oneBrandHistory,
  removeBrand,
  rollbackBrand,
  setBrand,
} from './routes/brands';
import { approve, channelStream, channels, promote, rollback, stopCanary } from './routes/channels';
import { components } from './routes/components';
import { beginDev, devFile, devStream, endDev, leaseDev, noteDev, reportDev, showDev } from './routes/dev';
import { differences, packageDifferences } from './routes/differences';
import { liveErrors, reportErrors, versionErrors } from './routes/errors';
import { field, fieldSeries } from './routes/field';
import { file, privateFile } from './routes/files';
import { allFlags, flags, rollbackFlags, setFlags } from './routes/flags';
import { interfaces } from './routes/interfaces';
import {
  layouts,
  oneLayout,
  oneLayoutHistory,
  place,
  rollbackLayout,
  setLayout,
  stopLayoutCanary,
  unplace,
} from './routes/layouts';
import { live } from './routes/live';
import { looks } from './routes/looks';
import { packageTarball, packument } from './routes/packages';
import { createPreview, previews, revokePreview } from './routes/previews';
import { beginProvider, finishProvider, provider } from './routes/provider';
import { inputs, rehearsal } from './routes/rehearsals';
import { check, oneRemote, oneVersion, publish, remotes } from './routes/remotes';
import { reports } from './routes/reports';
import { beginSession, endSession, makeLink, session } from './routes/sessions';
import { states } from './routes/states';
import { addToken, revokeToken, tokens } from './routes/tokens';
import type { Services } from './services';

/** The registry's API: its routes, in the order in which they are matched and documented. */
export const api = defineApi<Services>({
  title: 'Forecourt registry',
  description: 'Versions of remotes, and which of them each brand serves; layouts, flags, brands and tokens.',
  token: 'One of REGISTRY_TOKEN, one that was given out, or the content of `token` in the registry’s folder.',
  routes: [
    file,
    ...[channels, channelStream],
    ...[brands, oneBrand, oneBrandHistory, brandFragments, interfaces, setBrand, copyBrand, rollbackBrand, removeBrand],
    ...[
      remotes,
      oneRemote,
      oneVersion,
      differences,
      packageDifferences,
      publish,
      check,
      privateFile,
      states,
      looks,
      rehearsal,
    ],
    ...[promote, approve, rollback, stopCanary],
    ...[layouts, oneLayout, oneLayoutHistory, setLayout, place, unplace, rollbackLayout, stopLayoutCanary],
    ...[allFlags, flags, setFlags, rollbackFlags],
    components,
    live,
    ...[audit, auditTable],
    ...[reports, field, fieldSeries, reportErrors, liveErrors, versionErrors, inputs],
    ...[previews, createPreview, revokePreview],
    ...[beginDev, showDev, noteDev, leaseDev, endDev, devStream, devFile, reportDev],
    ...[packageTarball, packument],
    ...[tokens, addToken, revokeToken],
    ...[session, beginSession, endSession, makeLink, provider, beginProvider, finishProvider],
  ],
  health: {
    summary: 'Tells whether the registry can store changes.',
    answer: z.strictObject({ status: z.literal('ok'), revision: z.int() }),
    serve:
      ({ store }) =>
      async (_request, response) => {
        const failure = await store.whyNothingIsStored();
        if (failure !== null) throw new ProblemError('cannot-store', failure);
        response.json({ status: 'ok', revision: store.state.revision });
      },
  },
});
