export { answerProblems } from './answer-problems';
export { answerAll, closeServer, listen, urlOf } from './listen';
export { ServiceMetrics } from './metrics';
export { type ApiDescription, commonOperations, describeApi, type Operation, type Parameter } from './openapi';
export { problemsOf, reasonsOf } from './problems';
export { type RunningService, runService } from './run';
export { answerStandardProblems, standardKinds } from './standard-problems';
export { startHttp } from './start-http';
export { Tokens } from './tokens';
