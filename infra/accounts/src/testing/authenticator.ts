import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device that creates one passkey and signs with it, by WebAuthn. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** The number of its signatures. */
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** @param origin of the page, and `site` the host name that the passkey is for */
  constructor(
    private readonly origin: string,
    private readonly site: string = new URL(origin).hostname,
  ) {}

  /** Returns the data that a browser sends for a new passkey. */
  make(challenge: string): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE of ES256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      bytes(x),
      Buffer.from('225820', 'hex'),
      bytes(y),
    ]);
    const id = bytes(this.id);
    const known = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const data = Buffer.concat([this.data(0x45), known]);
    const attestation = Buffer.concat([
      ...[Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')],
      ...[Buffer.from([0x58, data.length]), data],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge),
      attestationObject: text(attestation),
    });
  }

  /** Returns the data that a browser sends to sign in with the passkey. */
  use(challenge: string): object {
    this.counter++;
    const client = this.client('webauthn.get', challenge);
    const data = this.data(0x05);
    const signed = Buffer.concat([data, createHash('sha256').update(bytes(client)).digest()]);
    const signature = sign('sha256', signed, this.keys.privateKey);
    return this.answer({ clientDataJSON: client, authenticatorData: text(data), signature: text(signature) });
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string): string {
    return text(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(this.site).digest(), Buffer.from([flags]), counter]);
  }
}

const bytes = (base64: string) => Buffer.from(base64, 'base64url');
const text = (buffer: Buffer) => buffer.toString('base64url');
