/** Evaluates the host in tasks of their own, so that the page answers in between. */
import { nextTask } from './slot-facts';

// Not below the whole script: React makes errors at once, and for their stacks V8 parses every function on the stack again.
await nextTask();
await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ './host');
