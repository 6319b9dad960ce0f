/** Builds the console, whose files the tests measure. */
import { execFileSync } from 'node:child_process';

export default function setup() {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: import.meta.dirname, stdio: 'inherit' });
}
