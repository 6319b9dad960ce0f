/** Push messages: a push service that hangs as the accounts are killed, and a browser that names an address inside the network. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../eventually';
import { Person } from '../site/person';
import { inventoryToken, type Site } from '../site/site';
import type { Bounds, Trial } from '../trial';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };

/** A push service that hangs until `answer` is called. */
class PushService implements AsyncDisposable {
  private hangs = true;
  asked = 0;
  delivered = 0;
  private readonly server = createServer((request, response) => {
    this.asked += 1;
    request.resume();
    if (this.hangs) return;
    this.delivered += 1;
    response.writeHead(201).end();
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  answer(): void {
    this.hangs = false;
    this.server.closeAllConnections();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** What a browser sends when it subscribes; it wants to be told at any hour. */
function subscriptionAt(endpoint: string) {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return { browser_token: { endpoint, keys }, timeZone: 'UTC', quietFrom: 0, quietTo: 0 };
}

/** A message that a push service did not take is sent again after a minute. */
const retryMs = 120_000;
const devicePath = '/cars-for-sale/consumer-device/browser';

/** Returns the id of a listing whose page no visitor of the trials looks at. */
async function someListing({ programs: { marketplace } }: Site): Promise<string> {
  const found = await fetch(`${marketplace.url}/rest/lsc/listing?numRecords=1&firstRecord=1500`);
  const { listings } = (await found.json()) as { listings: { id: string }[] };
  return listings[0]!.id;
}

export const pushTrials: readonly Trial[] = [
  {
    name: 'a push service hangs, and the accounts are killed while they send to it',
    ...{ room: 'accounts', severity: 'medium', bounds },
    remedy: 'a message stays queued until a push service has taken it, and pages do not wait for it',
    attack: {
      kind: 'misuse',
      async does(site, { haveSeen }) {
        await using service = new PushService();
        const origin = await service.open();
        const { accounts, marketplace } = site.programs;
        const restart = async () => {
          await accounts.end('SIGKILL');
          await accounts.start({ environment: { PUSH_ORIGINS: origin } });
          await site.untilReady();
        };
        await restart();
        try {
          const person = new Person(site);
          const listingId = await someListing(site);
          const saved = await person.ask('/account-api/favourites', { listingId, keep: true });
          const stored = await person.ask(devicePath, subscriptionAt(`${origin}/${randomBytes(4).toString('hex')}`));
          if (saved.status >= 300 || stored.status >= 300)
            return [`saving was answered ${saved.status}, subscribing ${stored.status}`];
          await fetch(`${marketplace.url}/inventory/listings/${listingId}`, {
            method: 'DELETE',
            headers: { authorization: `Bearer ${inventoryToken}` },
          });
          const isSending = await eventually(async () => service.asked > 0);
          await haveSeen(4);
          await restart();
          service.answer();
          const isDelivered = await eventually(async () => service.delivered > 0, retryMs);
          return [...(isSending ? [] : ['nothing was sent']), ...(isDelivered ? [] : ['the message was lost'])];
        } finally {
          await accounts.end('SIGKILL');
          await accounts.start();
        }
      },
    },
  },
  {
    name: 'a browser says that its push messages go to a program of the site',
    ...{ room: 'accounts', severity: 'high', bounds, fast: true },
    remedy: 'push messages go to the push services of browsers, and to those that the operator names',
    attack: {
      kind: 'misuse',
      async does(site, { haveSeen }) {
        const { registry, marketplace } = site.programs;
        const inside = [
          `${registry.url}/v1/channels`,
          `${marketplace.url}/inventory/listings`,
          'https://localhost/push',
          'https://fcm.googleapis.com.attacker.example/send',
          'https://fcm.googleapis.com@127.0.0.1/send',
          'https://fcm.googleapis.com:8443/send',
          'file:///etc/passwd',
        ];
        const faults: string[] = [];
        for (const endpoint of inside) {
          const { status } = await new Person(site).ask(devicePath, subscriptionAt(endpoint));
          if (status !== 400) faults.push(`${endpoint} was answered ${status}`);
        }
        await haveSeen(4);
        return faults;
      },
    },
  },
];
