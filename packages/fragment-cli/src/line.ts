import type { ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Arguments that a command does not understand; whoever catches it adds how the command is called. */
export class Misuse extends Error {}

type Value = string | boolean | readonly (string | boolean)[] | undefined;

/** What stands after a command's name. */
export class Line {
  constructor(
    readonly command: string,
    private readonly positionals: readonly string[],
    private readonly values: Readonly<Record<string, Value>>,
  ) {}

  /** All arguments, in their order. */
  get arguments(): readonly string[] {
    return this.positionals;
  }

  /** The argument, where there is one. @throws Misuse when there are more */
  get argument(): string | undefined {
    const [argument, ...others] = this.positionals;
    if (others.length === 0) return argument;
    throw new Misuse(
      `${this.command} takes one argument at most, not ${this.positionals.length}: ${this.positionals.join(' ')}.`,
    );
  }

  /** The argument. @param what a `remote`, for the sentence that says it is missing. @throws Misuse */
  needed(what = 'remote'): string {
    const { argument } = this;
    if (argument === undefined) throw new Misuse(`${this.command} needs to know which ${what}.`);
    return argument;
  }

  /** Refuses an argument. @throws Misuse */
  noArgument(): void {
    if (this.argument !== undefined) throw new Misuse(`${this.command} takes no argument.`);
  }

  /** The text of an option; undefined where it was not given. */
  text(option: string): string | undefined {
    const value = this.values[option];
    return typeof value === 'string' ? value : undefined;
  }

  /** Whether an option that has no text was given. */
  has(option: string): boolean {
    return this.values[option] === true;
  }
}
