import { sql } from 'kysely';
import { type Feature, get, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import {
  alert,
  alertChangeSchema,
  alertSchema,
  askToConfirm,
  askToStop,
  changeAlert,
  stopByMailProgram,
  stoppedSchema,
} from './links';

const parameters = [{ name: 'token', in: 'path', required: true, description: 'As the email has it.' }] as const;
const exampleOf = (path: string) => path.replace(':token', 'example-of-an-emails-token');
const linkPath = '/account-api/alerts/:token';

/** Emails that were sent, and their links. */
export const emailLinks: Feature = {
  name: 'email-links',
  routes: [
    get(linkPath, {
      summary: "Returns the subject of an email's link.",
      ...{ parameters, example: exampleOf(linkPath), refusals: [404] },
      answer: alertSchema,
      handle: alert,
    }),
    get(`${linkPath}/confirm`, {
      summary: 'Redirects to the page of the link, where alerts can be confirmed.',
      ...{ parameters, example: exampleOf(`${linkPath}/confirm`), status: 302, refusals: [404], answer: null },
      handle: askToConfirm,
    }),
    get(`${linkPath}/stop`, {
      summary: 'Redirects to the page of the link, where alerts can be ended.',
      ...{ parameters, example: exampleOf(`${linkPath}/stop`), status: 302, refusals: [404], answer: null },
      handle: askToStop,
    }),
    post(`${linkPath}/stop`, {
      summary: "Ends all alerts to the email's address, by one request of a mail program (RFC 8058).",
      ...{ parameters, example: exampleOf(`${linkPath}/stop`), refusals: [404] },
      answer: stoppedSchema,
      handle: stopByMailProgram,
    }),
    post('/account-api/alerts', {
      summary: "Confirms the alerts about the search of an email's link, ends them, or ends all.",
      refusals: [400, 404, 413, 415],
      fields: alertChangeSchema,
      answer: stoppedSchema,
      handle: changeAlert,
      form: { title: 'Saved', failed: 'Nothing was changed', back: 'Back' },
    }),
  ],
  retained: [
    retainedTable({
      name: 'emails',
      title: 'Emails from us',
      retention: 'for 90 days without their text, which we delete when they are sent',
      retentionDays: 90,
      ...{ table: 'mails', time: 'writtenAt', address: 'recipient' },
      // R79 never their text: their links work for every reader, and the person who is signed in here may not be the mailbox's owner.
      shape: ({ subject, writtenAt, sentAt }) => ({ subject, writtenAt: isoTime(writtenAt), sentAt: isoTime(sentAt) }),
      stays: sql<boolean>`"sentAt" is null and "refusal" is null`,
    }),
  ],
};
