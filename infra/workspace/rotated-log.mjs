import { appendFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';

const newLine = 10;
const lastLines = 15;

/**
 * The log of a program over all its runs. A file that would grow beyond `maxBytes` is renamed to `….1`, that one to `….2`, and so on; the
 * oldest is deleted. A log that cannot be written stops no program.
 */
export class RotatedLog {
  #pending = Buffer.alloc(0);
  #last = [];

  /** @param kept number of rotated files to keep @param say receives one message if lines are lost */
  constructor(path, { maxBytes = 10_000_000, kept = 3, say = console.error } = {}) {
    Object.assign(this, { path, maxBytes, kept, say });
  }

  /** Takes bytes of a program's output; writes each line to the file as soon as it is complete. */
  write(bytes) {
    const known = Buffer.concat([this.#pending, bytes]);
    const end = known.lastIndexOf(newLine) + 1;
    this.#pending = known.subarray(end);
    if (end > 0) this.#append(known.subarray(0, end));
  }

  /** Writes a line of the supervisor, in the format of the services' logs. */
  note(fields) {
    this.flush();
    this.#append(Buffer.from(`${JSON.stringify({ level: 30, time: Date.now(), name: 'npm start', ...fields })}\n`));
  }

  /** Writes an unfinished last line, after the program has ended. */
  flush() {
    if (this.#pending.length > 0) this.write(Buffer.from('\n'));
  }

  /** Returns the last lines that were written. */
  tail() {
    return this.#last.join('\n');
  }

  #append(lines) {
    this.#last = [...this.#last, ...lines.toString().trimEnd().split('\n').slice(-lastLines)].slice(-lastLines);
    try {
      const size = existsSync(this.path) ? statSync(this.path).size : 0;
      if (size > 0 && size + lines.length > this.maxBytes) this.#rotate();
      appendFileSync(this.path, lines);
    } catch (error) {
      this.say?.(`Lines of ${this.path} are lost: ${error.message}`);
      this.say = undefined;
    }
  }

  #rotate() {
    rmSync(`${this.path}.${this.kept}`, { force: true });
    for (let age = this.kept - 1; age >= 1; age -= 1)
      if (existsSync(`${this.path}.${age}`)) renameSync(`${this.path}.${age}`, `${this.path}.${age + 1}`);
    renameSync(this.path, `${this.path}.1`);
  }
}
