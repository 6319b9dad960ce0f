/** Sessions of `fragment dev`: see `@forecourt/contracts/dev-sessions`. The key of a session is a secret that only its command, shells and one browser have. */
import { personalSources, publishSchema } from '@forecourt/contracts';
import {
  type BegunDev,
  beginDevSchema,
  begunDevSchema,
  type DevReports,
  type DevState,
  devBuildSchema,
  devLeaseSchema,
  devNotesSchema,
  devReportSchema,
  devReportsSchema,
  reportsWaitMs,
  sessionKeySchema,
} from '@forecourt/contracts/dev-sessions';
import { longestPreviewHours } from '@forecourt/contracts/previews';
import { checkFiles, manifestIn, sentenceOf } from '@forecourt/gate';
import { clientGone, inPath, reading, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import type { DevSession } from '../../dev/dev-session';
import { endAfter, isoOf, previewLink, previewSettings } from '../../previews/preview-link';
import { ProblemError } from '../../problems';
import { refuseUnapprovedSession } from '../../store/approval-rule';
import { contentTypeOf } from '../../store/file-types';
import { refuseForeignName } from '../../store/tokens';
import { json, version, writing } from '../operation-parts';
import { bodyOf, parameter, versionOf, writeContextOf } from '../parameters';
import type { Services } from '../services';

const key = inPath('key', 'Key of a session, as `POST /v1/dev` returned it.');
const example = '/v1/dev/00000000000000000000000000000000';
/** Least interval of the comments that show that a stream is alive, ms. */
const heartbeatMs = 5000;

const keyOf = (request: Request) => parameter(request, 'key', sessionKeySchema);

/** Returns the session of the path, for its own command. @throws ProblemError `unknown-session`, `token-scope` */
function ownSession({ devSessions, authority }: Services, request: Request): DevSession {
  const { who } = authority.grantOf(request);
  const session = devSessions.session(keyOf(request));
  authority.mayDevelop(request, session.state.remote);
  if (who === session.who) return session;
  throw new ProblemError('token-scope', 'The session was begun with another token.');
}

export const beginDev = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/dev', status: 201 },
    summary: 'Begins a session of fragment dev: returns a link with which one browser sees its builds.',
    body: json(beginDevSchema),
    answer: begunDevSchema,
    example: '/v1/dev',
  },
  ({ store, authority, logger, previews, devSessions }) =>
    async (request, response) => {
      const { who, claims } = writeContextOf(request, authority);
      const { page, brand, ...wanted } = bodyOf(request, beginDevSchema);
      const { remote } = wanted;
      authority.mayDevelop(request, remote);
      refuseForeignName(store.state, remote, who, claims ?? false);
      refuseUnapprovedSession(store.state, brand, remote);
      const signing = previewSettings(previews);
      const session = devSessions.begin(wanted, who);
      const { prefix } = session;
      try {
        const shown = { versions: {}, dev: { [remote]: session.key }, page };
        const expires = endAfter(longestPreviewHours);
        const expiresAt = isoOf(expires);
        const url = previewLink(store.state, signing, { ...shown, brand, expires });
        await store.notePreview({ brand, unserved: { [remote]: prefix }, expiresAt }, { who, ifMatch: null });
        logger.info({ who, brand, remote, prefix }, 'a session of fragment dev begins');
        response.status(201).json({ key: session.key, prefix, url, expiresAt } satisfies BegunDev);
      } catch (error) {
        devSessions.end(session);
        throw error;
      }
    },
);

export const showDev = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'put', path: '/v1/dev/:key/builds/:version', status: 204 },
    summary: 'Shows a build to the browsers of a session; it is checked against its manifest and not run.',
    parameters: [key, version],
    body: json(devBuildSchema),
    answer: null,
    example: `${example}/builds/2.0.0-dev.x00000000.1`,
  },
  (services) => ({
    before: [
      (request, _response, next) => {
        ownSession(services, request);
        next();
      },
    ],
    limit: services.uploadBytes,
    handlers: [
      (request, response) => {
        const session = ownSession(services, request);
        const built = versionOf(request);
        const changed = new Map(
          Object.entries(bodyOf(request, publishSchema).files).map(([path, base64]) => [
            path,
            Buffer.from(base64, 'base64'),
          ]),
        );
        const { remote } = session.state;
        const listed = manifestIn(changed);
        const files = listed === null ? changed : session.complete(changed, listed);
        const { findings, manifest } = checkFiles({ remote, version: built, files }, services.sourcePaths);
        if (!built.startsWith(`${session.prefix}.`))
          throw new ProblemError('build-refused', `The versions of this session are ${session.prefix}.1 and so on.`);
        if (manifest === null) {
          const reasons = findings.map(sentenceOf);
          throw new ProblemError('build-refused', `${remote}@${built} cannot be shown.`, reasons);
        }
        services.authority.mayAskPersonal(request, remote, personalSources(manifest));
        session.show(manifest, files);
        response.status(204).end();
      },
    ],
  }),
);

export const noteDev = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'put', path: '/v1/dev/:key/notes', status: 204 },
    summary: 'Shows an error, and the findings of the gate, to the browsers of a session.',
    parameters: [key],
    body: json(devNotesSchema, '256kb'),
    answer: null,
    example: `${example}/notes`,
  },
  (services) => (request, response) => {
    ownSession(services, request).note(bodyOf(request, devNotesSchema));
    response.status(204).end();
  },
);

export const leaseDev = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/dev/:key/lease' },
    summary: 'Renews a session; returns the reports of its pages, at once or when the next one arrives.',
    parameters: [key],
    body: json(devLeaseSchema),
    answer: devReportsSchema,
    example: `${example}/lease`,
  },
  (services) => async (request, response) => {
    const session = ownSession(services, request);
    services.devSessions.renew(session);
    const { after } = bodyOf(request, devLeaseSchema);
    response.json((await session.reportsAfter(after, reportsWaitMs, clientGone(response))) satisfies DevReports);
  },
);

export const endDev = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'delete', path: '/v1/dev/:key', status: 204 },
    summary: 'Ends a session: its builds are gone, and its pages show what everybody sees.',
    parameters: [key],
    answer: null,
    example,
  },
  (services) => (request, response) => {
    services.devSessions.end(ownSession(services, request));
    response.status(204).end();
  },
);

export const devStream = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/dev/:key/stream',
    summary:
      'Sends the state of a session as server-sent events, at once and after each change; ends with the session.',
    parameters: [key],
    answer: null,
    refusals: [400, 404],
    example: `${example}/stream`,
  },
  ({ devSessions }) =>
    (request, response) => {
      const session = devSessions.session(keyOf(request));
      response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no', Connection: 'close' });
      if (request.method === 'HEAD') return void response.end();
      const send = (state: DevState | null) => {
        if (state === null) response.end();
        else response.write(`data: ${JSON.stringify(state)}\n\n`);
      };
      const stop = session.onChange(send);
      const heartbeat = setInterval(() => response.write(': alive\n\n'), heartbeatMs);
      response.on('close', () => {
        stop();
        clearInterval(heartbeat);
      });
      send(session.state);
    },
);

export const devFile = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/dev/:key/files/:version/*path',
    summary: 'Returns a file of one of the last builds of a session.',
    parameters: [key, version, inPath('path', 'Path of the file in its version.')],
    answer: null,
    refusals: [400, 404],
    example: `${example}/files/2.0.0-dev.x00000000.1/manifest.json`,
  },
  ({ devSessions }) =>
    (request, response) => {
      const path = [request.params.path].flat().join('/');
      const file = devSessions.session(keyOf(request)).file(versionOf(request), path);
      if (file === undefined) throw new ProblemError('not-found', 'The last builds of the session have no such file.');
      response.type(contentTypeOf(path)).send(Buffer.from(file));
    },
);

export const reportDev = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/dev/:key/reports', status: 204 },
    isSecured: undefined,
    refusals: [400, 404],
    summary: 'Tells the command of a session that a page shows a build, or that the build failed there.',
    parameters: [key],
    body: json(devReportSchema),
    answer: null,
    example: `${example}/reports`,
  },
  ({ devSessions }) =>
    (request, response) => {
      devSessions.session(keyOf(request)).report(bodyOf(request, devReportSchema));
      response.status(204).end();
    },
);
