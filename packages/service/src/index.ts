export { answerCheck } from './client/answer-check';
export { answerProblems } from './http/answer-problems';
export { type BrandHosts, withHosts } from './environment/brand-hosts';
export { createBreaker } from './client/breaker';
export { clientGone } from './http/client-gone';
export { Disk } from './storage/disk';
export { answerProbes, Drain } from './run/drain';
export { endAfter } from './values/end-after';
export { readEnvironment, variablesOf } from './environment/environment';
export { dayOf } from './values/day';
export { fetchEvents } from './client/events';
export { type Answer, FetchError, fetchBytes, fetchChanged, fetchJson, readJson } from './client/fetch';
export { lockFolder } from './storage/folder-lock';
export { parseJson } from './values/json';
export { keepPrivate } from './storage/keep-private';
export { listOrFile } from './environment/list-or-file';
export { answerAll, closeServer, listen, urlOf } from './http/listen';
export { createLogger, type Log, nameRequests } from './observe/log';
export { ServiceMetrics } from './observe/metrics';
export { networkOf } from './http/networks';
export { type ApiDescription, type BodyType, commonOperations, describeApi, type Operation, type Parameter } from './http/openapi';
export { own } from './values/own';
export { type OwnUpstream, ownUpstreams, pathsOf } from './environment/own-upstreams';
export { readPreview, signPreview } from './preview/preview-token';
export { problemsOf } from './http/problems';
export { RareLog } from './observe/rare-log';
export { Rate } from './http/rate';
export { reasonOf, reasonsOf } from './values/reason';
export { registryFolder, tokenFile } from './storage/registry-folder';
export { clockJump, isAgreed, isTooMuch, retentionAdvice } from './storage/retention';
export { hashOf } from './values/hash';
export { type Route, route, serveRoutes } from './http/routes';
export { type RunningService, runSchema, runService } from './run/run';
export { shallowBodies } from './http/shallow';
export { answerStandardProblems, standardKinds } from './http/standard-problems';
export { startHttp } from './run/start-http';
export { StorageCheck } from './storage/storage-check';
export { bearerOf, Tokens } from './http/tokens';
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
} from './environment/variables';
export { writeProblem } from './http/write-problem';
