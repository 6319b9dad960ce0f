/** How letters leave: as files, or to a server by SMTP. */
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from './email';

export interface Outgoing {
  /** Its name for good: the same letter again has the same. */
  name: string;
  /** Epoch milliseconds. */
  writtenAt: number;
  letter: Letter;
}

export interface MailTransport {
  /** Resolves when the letter is out of our hands. @throws MailRefused, or what the way there failed with */
  send(mail: Outgoing): Promise<void>;
  close(): void;
}

/** A server answered, and not with a yes. */
export class MailRefused extends Error {
  /** @param forGood it would say the same tomorrow (5xx) */
  constructor(
    message: string,
    readonly forGood: boolean,
  ) {
    super(message);
    this.name = 'MailRefused';
  }
}

export interface MailOptions {
  /** `smtp://…` or `smtps://…`; files where there is none. */
  smtpUrl: string | undefined;
  /** Folder of the files. */
  folder: string;
  /** Who writes: an address. */
  from: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const openTransport = (options: MailOptions): MailTransport =>
  options.smtpUrl === undefined ? toFiles(options) : toServer(options.smtpUrl, options.from);

/** Every letter a file `<name>.eml`, whole or not there; one that is there already is out. */
function toFiles({ folder, from }: MailOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const path = join(folder, `${mail.name}.eml`);
      if (await isThere(path)) return;
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true });
      const part = `${path}.part`;
      const file = await open(part, 'w', 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    },
    close: () => composer.close(),
  };
}

function toServer(url: string, from: string): MailTransport {
  const server = createTransport({ url, pool: true, maxConnections: connections, maxMessages: 1_000, ...timeouts });
  return {
    async send(mail) {
      try {
        await server.sendMail(messageOf(mail, from));
      } catch (error) {
        const code = responseCodeOf(error);
        if (code !== undefined) throw new MailRefused(String(error), code >= 500);
        throw error;
      }
    },
    close: () => server.close(),
  };
}

/** Connections to a server, and letters that are under way at a time. */
export const connections = 4;

/** Texts from outside go where nodemailer encodes them; nothing is looked up in files or on the net. */
function messageOf({ name, writtenAt, letter }: Outgoing, from: string) {
  const { to, replyTo, subject, text, html, unsubscribe } = letter;
  return {
    ...{ from, to, replyTo, subject, text, html },
    ...(unsubscribe !== undefined && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    messageId: `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(writtenAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Status of the server's answer to this very letter; undefined where the way there failed. */
function responseCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'responseCode');
  // 421: the server itself goes away; EAUTH: it does not take us at all.
  return typeof code === 'number' && code !== 421 && Reflect.get(error, 'code') !== 'EAUTH' ? code : undefined;
}
