/** A test double of a browser's push service: it receives messages and decrypts them as the subscribed browser would (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { ports } from '../ports';

export interface PushService {
  /** A browser's subscription to this service, as JSON. */
  subscription: string;
  /** The received messages, decrypted, the oldest first. */
  messages: string[];
  close(): void;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const own = browser.generateKeys();
  const auth = randomBytes(16);
  const messages: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      messages.push(opened(Buffer.concat(parts)));
      response.writeHead(201).end();
    });
  });
  const opened = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const key = (from: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', from, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const shared = key(browser.computeSecret(sender), auth, info, 32);
    const of = (name: string, length: number) => key(shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
    const cipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  await new Promise<void>((resolve) => server.listen(ports.push, '127.0.0.1', resolve));
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: JSON.stringify({ endpoint: `http://127.0.0.1:${ports.push}/${Date.now()}`, keys }),
    messages,
    close: () => server.close(),
  };
}
