import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { reasonOf } from '@forecourt/service';
import {
  type Bucket,
  BucketError,
  type Condition,
  type ListedObject,
  type PutOutcome,
  type StoredObject,
} from './bucket';

/** Where the objects are. */
export interface S3Location {
  bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  region: string;
  /** URL of a store that is not Amazon's; absent for Amazon's. */
  endpoint?: string | undefined;
}

const connectMs = 1000;
/** Time for a request, ms: five seconds, and one for each megabyte. */
const timeFor = (bytes: number) => 5000 + Math.ceil(bytes / 1000);
/** A version has 15 MB at most, and as much compressed. */
const mostBytes = 40_000_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/** A bucket of a store that speaks S3. */
export class S3Bucket implements Bucket {
  readonly name: string;

  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly location: S3Location,
  ) {
    const { bucket, prefix, endpoint } = location;
    this.name = `s3://${[bucket, prefix].filter(Boolean).join('/')}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  }

  /** Loads the library, which only registries with a bucket need, and sends nothing. Credentials come from its usual variables. */
  static async open(location: S3Location): Promise<S3Bucket> {
    const sdk = await import('@aws-sdk/client-s3');
    const { region, endpoint } = location;
    const client = new sdk.S3Client({
      region,
      // A store at an address of its own rarely has a host name for each bucket.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // A repeated conditional write would lose against itself.
      maxAttempts: 1,
      // Some stores do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectMs, httpsAgent: { maxSockets: 50 }, httpAgent: { maxSockets: 50 } },
    });
    return new S3Bucket(sdk, client, location);
  }

  async get(key: string, known?: string): Promise<StoredObject | 'unchanged' | null> {
    try {
      const command = new this.sdk.GetObjectCommand({ ...this.at(key), IfNoneMatch: known });
      const { Body, ETag = '' } = await this.client.send(command, until(known === undefined ? mostBytes : 0));
      return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), etag: ETag };
    } catch (error) {
      if (statusOf(error) === 304) return 'unchanged';
      if (isMissing(error)) return null;
      throw this.failed(error);
    }
  }

  async put(key: string, bytes: string | Uint8Array, condition: Condition): Promise<PutOutcome> {
    const when = 'etag' in condition ? { IfMatch: condition.etag } : { IfNoneMatch: '*' };
    try {
      const body = Buffer.from(bytes);
      const command = new this.sdk.PutObjectCommand({ ...this.at(key), ...when, Body: body });
      const { ETag = '' } = await this.client.send(command, until(body.byteLength));
      return { kind: 'stored', etag: ETag };
    } catch (error) {
      const status = statusOf(error);
      if (status === 412) return { kind: 'lost' };
      if (status === 409) return { kind: 'conflict', code: nameOf(error) };
      if (isMissing(error)) return { kind: 'missing' };
      throw this.failed(error);
    }
  }

  async list(prefix: string): Promise<ListedObject[]> {
    const listed: ListedObject[] = [];
    const { Bucket, Key } = this.at(prefix);
    let after: string | undefined;
    do {
      const command = new this.sdk.ListObjectsV2Command({ Bucket, Prefix: Key, ContinuationToken: after });
      const page = await this.client.send(command, until(0)).catch((error: unknown) => {
        throw this.failed(error);
      });
      for (const { Key: key = '', LastModified } of page.Contents ?? [])
        listed.push({ key: key.slice(this.at('').Key.length), modifiedAt: LastModified ?? new Date() });
      after = page.NextContinuationToken;
    } while (after !== undefined);
    return listed;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand(this.at(key)), until(0)).catch((error: unknown) => {
      throw this.failed(error);
    });
  }

  private at(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.location;
    return { Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` };
  }

  private failed(error: unknown): BucketError {
    const status = statusOf(error);
    const isPassing = status === undefined || (status >= 500 && status !== 501) || status === 429 || status === 408;
    const why = status === undefined ? reasonOf(error) : `${status} ${nameOf(error)}: ${reasonOf(error)}`;
    return new BucketError(`${this.name} ${isPassing ? 'cannot be reached' : 'refuses'} (${why})`, isPassing);
  }
}

const until = (bytes: number) => ({ abortSignal: AbortSignal.timeout(timeFor(bytes)) });

function statusOf(error: unknown): number | undefined {
  return (error as Partial<S3ServiceException>).$metadata?.httpStatusCode;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** Whether there is no such object; a missing bucket is another matter. */
function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';
}
