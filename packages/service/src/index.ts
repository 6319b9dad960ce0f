export { answerProblems } from './answer-problems';
export { answerAll, closeServer, listen, urlOf } from './listen';
export { ServiceMetrics } from './metrics';
export { problemsOf, reasonsOf } from './problems';
export { type RunningService, runService } from './run';
export { Tokens } from './tokens';
