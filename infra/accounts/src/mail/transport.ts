/** Ways to send an email: as a file, or to a server by SMTP. */
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Email } from './email';

export interface Outgoing {
  /** Its permanent name, the same whenever it is sent again. */
  name: string;
  /** Epoch milliseconds. */
  writtenAt: number;
  email: Email;
}

export interface MailTransport {
  /** Resolves when the email is delivered to the file or server. @throws MailRefused, or an error of the connection */
  send(mail: Outgoing): Promise<void>;
  close(): void;
}

/** The server refused the email. */
export class MailRefused extends Error {
  /** @param isPermanent it would be refused tomorrow, too (5xx) */
  constructor(
    message: string,
    readonly isPermanent: boolean,
  ) {
    super(message);
    this.name = 'MailRefused';
  }
}

export interface MailOptions {
  /** `smtp://…` or `smtps://…`; emails are files if it is undefined. */
  smtpUrl: string | undefined;
  /** Folder of the files. */
  folder: string;
  /** Address of the sender; its name is the email's. */
  from: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const openTransport = (options: MailOptions): MailTransport =>
  options.smtpUrl === undefined ? toFiles(options) : toServer(options.smtpUrl, options.from);

/** Writes each email as a file `<name>.eml`, whole or not at all; one that exists has been sent. */
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

/** Connections to the server, and emails that are sent at a time. */
export const connections = 4;

/** Puts text from outside only where nodemailer encodes it; nothing is looked up in files or on the network. */
function messageOf({ name, writtenAt, email }: Outgoing, address: string) {
  const { from, to, replyTo, subject, text, html, unsubscribe } = email;
  return {
    from: { name: from, address },
    ...{ to, replyTo, subject, text, html },
    ...(unsubscribe !== undefined && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    messageId: `<${name}@${address.slice(address.lastIndexOf('@') + 1)}>`,
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

/** Returns the status of the server's answer to this email; undefined if the connection failed. */
function responseCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'responseCode');
  // 421: the server shuts down; EAUTH: it refuses the account. Neither is about this email.
  return typeof code === 'number' && code !== 421 && Reflect.get(error, 'code') !== 'EAUTH' ? code : undefined;
}
