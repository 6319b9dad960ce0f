import type { ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Thrown for invalid arguments; the catcher adds the command's usage. */
export class Misuse extends Error {}

type Value = string | boolean | readonly (string | boolean)[] | undefined;

/** The arguments and options of a command. */
export class Line {
  constructor(
    readonly command: string,
    private readonly positionals: readonly string[],
    private readonly values: Readonly<Record<string, Value>>,
  ) {}

  /** All arguments, in order. */
  get arguments(): readonly string[] {
    return this.positionals;
  }

  /** Returns the argument, if there is one. @throws Misuse if there are more */
  get argument(): string | undefined {
    const [argument, ...others] = this.positionals;
    if (others.length === 0) return argument;
    throw new Misuse(
      `${this.command} takes one argument at most, not ${this.positionals.length}: ${this.positionals.join(' ')}.`,
    );
  }

  /** Returns the argument. @param what its kind, `remote`, for the message if it is missing. @throws Misuse */
  needed(what = 'remote'): string {
    const { argument } = this;
    if (argument === undefined) throw new Misuse(`${this.command} needs to know which ${what}.`);
    return argument;
  }

  /** Checks that there is no argument. @throws Misuse */
  noArgument(): void {
    if (this.argument !== undefined) throw new Misuse(`${this.command} takes no argument.`);
  }

  /** Returns the text of an option; undefined if it was not given. */
  text(option: string): string | undefined {
    const value = this.values[option];
    return typeof value === 'string' ? value : undefined;
  }

  /** Whether an option without text was given. */
  has(option: string): boolean {
    return this.values[option] === true;
  }
}
