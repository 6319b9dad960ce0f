import { reasonsOf } from '@forecourt/service';
import * as z from 'zod';
import type { Line, MakeSource } from './types';

const listOf = (item: z.ZodString) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(item));

/** The header of a make, between its name and its models. */
const headerSchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{2,9}$/, 'two to nine capitals'),
  aliases: listOf(z.string().min(1)).default([]),
  wmi: listOf(z.string().regex(/^[A-HJ-NPR-Z0-9]{3}$/, 'the first three characters of a VIN')),
});

/** A make and its header, as written. */
interface Draft {
  begins: Line;
  label: string;
  header: Record<string, string>;
  lines: Line[];
}

/**
 * Splits a file of `makes/` into its makes, and reads the header of each. Lines of models are left to `expandMake`.
 * @param name file name for errors
 * @throws with the file, the line and the reason
 */
export function readMakeFile(name: string, text: string): MakeSource[] {
  const drafts: Draft[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line: Line = { at: `${name}:${index + 1}`, text: raw.replace(/#.*$/, '').trimEnd() };
    if (line.text.trim() === '') continue;
    const label = /^\[(.+)\]$/.exec(line.text)?.[1];
    const draft = drafts.at(-1);
    if (label !== undefined) drafts.push({ begins: line, label, header: {}, lines: [] });
    else if (draft === undefined) throw unreadable(line, 'a make in brackets first, such as [Land Rover]');
    else addLine(draft, line);
  }
  return drafts.map(finish);
}

/** Returns the error of an unreadable line, with the expected form. */
export function unreadable({ at, text }: Line, expected: string): Error {
  return new Error(`${at}: "${text.trim()}" cannot be read; expected ${expected}.`);
}

function addLine({ header, lines }: Draft, line: Line): void {
  const [, key, value] = /^(\w+):\s+(.+)$/.exec(line.text) ?? [];
  if (lines.length > 0 || key === undefined || value === undefined) lines.push(line);
  else if (Object.hasOwn(header, key)) throw unreadable(line, `${key} once`);
  else header[key] = value;
}

function finish({ begins, label, header, lines }: Draft): MakeSource {
  const parsed = headerSchema.safeParse(header);
  if (parsed.success) return { label, ...parsed.data, lines };
  throw unreadable(begins, `the make to have code, wmi and perhaps aliases: ${reasonsOf(parsed.error).join('; ')}`);
}
