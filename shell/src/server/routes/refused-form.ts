import type { StatusForm } from '../steps/page-type';

/** Names of fields that are never sent back to a browser. */
const secret = /password/i;
/** Longest text that is asked for in one line, characters. */
const lineLength = 100;

/** The field of a reason such as `emailAddress: not an email address`. */
const fieldOf = (reason: string): string | undefined => /^([A-Za-z]+):/.exec(reason)?.[1];

/** Returns a field's name in words, `Email address`. */
const labelOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase());

/** Returns a reason in readable form: `Email address: not an email address`. */
export function sentence(reason: string): string {
  const field = fieldOf(reason);
  return field === undefined
    ? reason.replace(/^./, (first) => first.toUpperCase())
    : labelOf(field) + reason.slice(field.length);
}

/**
 * Returns a refused form once more, so that nothing has to be typed again: fields that were refused are asked for with their old values,
 * passwords without theirs, and all others are sent as they were. Undefined if sending it again would change nothing.
 * @param sent the fields as received
 */
export function refusedForm(
  path: string,
  sent: Readonly<Record<string, unknown>>,
  { status, reasons }: { status: number; reasons: readonly string[] },
): StatusForm | undefined {
  const refused = new Set(reasons.flatMap((reason) => fieldOf(reason) ?? []));
  // A client whose session has ended signs in elsewhere, in another tab, and sends the form again.
  const isRepeatable = status >= 500 || status === 429 || status === 401;
  if (refused.size === 0 && !isRepeatable) return undefined;
  const values = new Map(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  for (const name of refused) if (!values.has(name)) values.set(name, '');
  if (values.size === 0) return undefined;
  return {
    action: path,
    label: isRepeatable ? 'Try again' : 'Send it again',
    fields: [...values].map(([name, value]) => {
      if (secret.test(name)) return { name, value: '', asked: { label: labelOf(name), as: 'password' } };
      if (!refused.has(name)) return { name, value };
      const as = /email/i.test(name) ? 'email' : value.length > lineLength || value.includes('\n') ? 'lines' : 'text';
      return { name, value, asked: { label: labelOf(name), as } };
    }),
  };
}
