/**
 * Starts the host in several short tasks, so that the page answers in between. React has one of its own: its module makes errors, and for
 * their stacks V8 parses every function that is running a second time, which would otherwise be the whole script.
 */
import { nextTask } from './slot-facts';

async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await nextTask();
  const { startHost } = await import(/* webpackMode: "eager" */ './host');
  await nextTask();
  await startHost();
}

void start();
