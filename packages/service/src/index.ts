export { answerCheck } from './answer-check';
export { answerProblems } from './answer-problems';
export { defineApi } from './api';
export { type BrandHosts, withHosts } from './brand-hosts';
export { type Breaker, createBreaker } from './breaker';
export { clientGone } from './client-gone';
export { Disk } from './disk';
export { answerProbes, Drain } from './drain';
export { endAfter } from './end-after';
export { readEnvironment, variablesOf } from './environment';
export { dayOf, eventDays, eventFile, eventsFolder, readEvents } from './event-files';
export { fetchEvents } from './events';
export { type Answer, FetchError, type FetchFailure, fetchBytes, fetchChanged, fetchJson, readJson } from './fetch';
export { lockFolder } from './folder-lock';
export { parseJson } from './json';
export { keepPrivate } from './keep-private';
export { LastKnown } from './last-known';
export { listOrFile } from './list-or-file';
export { answerAll, closeServer, listen, urlOf } from './listen';
export { createLogger, type Log, nameRequests } from './log';
export { ServiceMetrics } from './metrics';
export { networkOf } from './networks';
export {
  type ApiDescription,
  type BodyType,
  commonOperations,
  describeApi,
  inPath,
  inQuery,
  type Operation,
  type Parameter,
  reading,
} from './openapi';
export { own } from './own';
export { type OwnUpstream, pathsOf } from './own-upstreams';
export { readPreview, signPreview } from './preview-token';
export { problemsOf, reasonsOf } from './problems';
export { RareLog } from './rare-log';
export { Rate } from './rate';
export { reasonOf } from './reason';
export { ReferenceStore } from './reference-store';
export { registryFolder, tokenFile } from './registry-folder';
export { clockJump, isAgreed, isTooMuch, retentionAdvice } from './retention';
export { hashOf, searchKey } from './rotation';
export {
  type Route,
  route,
  routesWith,
  type ServiceRoute,
  type Serving,
  serveRoutes,
  serviceRoute,
} from './routes';
export { type RunningService, runSchema, runService } from './run';
export { serveDescription } from './serve-description';
export { shallowBodies } from './shallow';
export { answerStandardProblems, standardKinds } from './standard-problems';
export { startHttp } from './start-http';
export { StorageCheck } from './storage-check';
export { bearerOf, Tokens } from './tokens';
export {
  loopback,
  origins,
  originsForm,
  port,
  servicePort,
  serviceUrl,
  shared,
  tokensForm,
  wholeNumber,
} from './variables';
export { writeProblem } from './write-problem';
