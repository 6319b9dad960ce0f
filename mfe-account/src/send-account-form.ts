/** Forms of accounts, sent by script: what the service says of them. */
import { type Answered, fieldsOf, postJson, textOf } from '@forecourt/device';

/** What is wrong with fields, by their names. */
export type Problems = Readonly<Record<string, string>>;

type Outcome =
  /** `next` is where to go on; absent where the words are all. */
  { kind: 'done'; message: string; next?: string } | { kind: 'refused'; problems: Problems; failure: string | null };

const broken = 'Something went wrong on our side. Nothing was stored; please try again.';

/** At which field a refusal about a password stands, by its type. */
const passwordAt: ReadonlyMap<string, string> = new Map([
  ['accounts/wrong-password', 'password'],
  ['accounts/guessed-first', 'password'],
  ['accounts/wrong-current-password', 'currentPassword'],
]);

/** What to say at a field that is empty or does not fit. */
const wordsOf: Readonly<Record<string, string>> = {
  emailAddress: 'Enter an email address such as name@example.com.',
  password: 'Enter a password.',
  newPassword: 'Enter a password of at least 12 characters.',
  name: 'Enter a name of one line and at most 50 characters.',
};

/** @param field a new password and one that is known are the same field; its `autocomplete` tells them apart */
export function problemOf({ name, autocomplete }: Pick<HTMLInputElement, 'name' | 'autocomplete'>): string {
  return wordsOf[autocomplete === 'new-password' ? 'newPassword' : name] ?? 'This does not fit.';
}

/** Posts the form's fields. Never throws: whatever is not a clear success is a refusal, with words at the fields that it is about. */
export async function sendAccountForm(path: string, form: HTMLFormElement): Promise<Outcome> {
  const posted = await postJson(path, fieldsOf(form));
  if (posted === null || posted.status >= 500) return { kind: 'refused', problems: {}, failure: broken };
  const said = (field: string) => textOf(posted, field);
  if (posted.status < 300) return { kind: 'done', message: said('message') ?? '', next: said('next') };
  const words = [said('title'), said('detail')].filter(
    (text, at, all) => text !== undefined && all.indexOf(text) === at,
  );
  const field = passwordAt.get(said('type') ?? '');
  const problems =
    field !== undefined
      ? { [field]: words.join('. ') }
      : Object.fromEntries(wrongFields(posted, form).map((field) => [field.name, problemOf(field)]));
  const isTold = Object.keys(problems).length > 0;
  return { kind: 'refused', problems, failure: isTold ? null : words.join('. ') || broken };
}

/** The fields that the reasons of a problem name, `password: at least 12 characters`. */
function wrongFields({ answer }: Answered, form: HTMLFormElement): HTMLInputElement[] {
  const reasons: unknown = Reflect.get(answer, 'reasons');
  const names = Array.isArray(reasons) ? reasons.map((reason) => String(reason).split(':')[0]) : [];
  return inputsOf(form).filter(({ name }) => names.includes(name));
}

/** The fields that people see. */
export const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type !== 'hidden' && element.name !== 'textPot',
  );
