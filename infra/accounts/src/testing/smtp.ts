import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that stores the emails it receives. */
export interface FakeSmtp {
  url: string;
  /** Received emails, unchanged. */
  readonly messages: string[];
  /** Its reply to an email; null accepts the email. */
  answer: (message: string) => string | null;
  /** Stops listening until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a minimal server (RFC 5321): enough for a client that sends text. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const messages: string[] = [];
  let port = 0;
  let server: Server;

  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let text = '';
    let isLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 fake ESMTP');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isLetter ? 5 : 2));
        if (isLetter) {
          isLetter = false;
          const refusal = fake.answer(part);
          if (refusal === null) messages.push(part);
          say(refusal ?? '250 queued');
        } else if (/^DATA/i.test(part)) {
          isLetter = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    });
  };
  const fake: FakeSmtp = {
    url: '',
    messages,
    answer: () => null,
    async down() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async up() {
      server = createServer(serve);
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
      fake.url = `smtp://127.0.0.1:${port}`;
    },
    close: () => fake.down(),
  };
  await fake.up();
  return fake;
}

/** Returns the `Message-ID` of an email. */
export const idOf = (message: string): string => /^Message-ID: <(.+)>\r?$/im.exec(message)?.[1] ?? '';
