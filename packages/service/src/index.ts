export { answerCheck } from './client/answer-check';
export { type Breaker, createBreaker } from './client/breaker';
export { fetchEvents } from './client/events';
export {
  type Answer,
  FetchError,
  type FetchFailure,
  fetchBytes,
  fetchChanged,
  fetchJson,
  readJson,
} from './client/fetch';
export { LastKnown } from './client/last-known';
export { type BrandHosts, withHosts } from './environment/brand-hosts';
export { readEnvironment, variablesOf } from './environment/environment';
export { listOrFile } from './environment/list-or-file';
export { type OwnUpstream, ownUpstreams, pathsOf } from './environment/own-upstreams';
export {
  loopback,
  origins,
  originsForm,
  port,
  postgresUrl,
  servicePort,
  serviceUrl,
  shared,
  tokensForm,
  wholeNumber,
} from './environment/variables';
export { answerProblems } from './http/answer-problems';
export { defineApi } from './http/api';
export { clientGone } from './http/client-gone';
export { answerAll, closeServer, listen, urlOf } from './http/listen';
export { networkOf } from './http/networks';
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
} from './http/openapi';
export { problemsOf } from './http/problems';
export { Rate } from './http/rate';
export {
  type Route,
  routesWith,
  type ServiceRoute,
  type Serving,
  serveRoutes,
  serviceRoute,
} from './http/routes';
export { serveDescription } from './http/serve-description';
export { shallowBodies } from './http/shallow';
export { answerStandardProblems, standardKinds } from './http/standard-problems';
export { bearerOf, Tokens, tokenDigest } from './http/tokens';
export { writeProblem } from './http/write-problem';
export { createLogger, type Log, nameRequests } from './observe/log';
export { ServiceMetrics } from './observe/metrics';
export { RareLog } from './observe/rare-log';
export { startTracing } from './observe/start-tracing';
export { TraceSpan, traceOf, traceRequests } from './observe/trace';
export { readPreview, signPreview } from './preview/preview-token';
export { answerProbes, Drain } from './run/drain';
export { type RunningService, runSchema, runService } from './run/run';
export { startHttp } from './run/start-http';
export { Disk } from './storage/disk';
export { lockFolder } from './storage/folder-lock';
export { keepPrivate } from './storage/keep-private';
export { registryFolder, tokenFile } from './storage/registry-folder';
export { clockJump, isAgreed, isTooMuch, retentionAdvice } from './storage/retention';
export { StorageCheck } from './storage/storage-check';
export { dayOf } from './values/day';
export { endAfter } from './values/end-after';
export { hashOf } from './values/hash';
export { parseJson } from './values/json';
export { own } from './values/own';
export { reasonOf, reasonsOf } from './values/reason';
