import { AwsClient } from 'aws4fetch';
import { fetchResponse } from '../outbound-http/fetch-response.js';
import { type MediaStore, StoreDown, StoreFull } from './media-store.js';

const ANSWER_WITHIN_MS = 15_000;
const YEAR = 'public, max-age=31536000, immutable';

interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Made where it is missing. */
export class S3Store implements MediaStore {
  private readonly client: AwsClient;
  private readonly bucket: string;
  private bucketMade: Promise<void> | undefined;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.bucket = `${endpoint}/${encodeURIComponent(bucket)}`;
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    await this.makeBucket();
    const headers = { 'Content-Type': type, 'Cache-Control': YEAR };
    const answer = await this.send(`${this.bucket}/${name}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers,
    });
    if (answer.status === 507) throw new StoreFull(name);
    await expectOk(answer, `keep ${name}`);
  }

  async get(name: string): Promise<Buffer | null> {
    const answer = await this.send(`${this.bucket}/${name}`, { method: 'GET' });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 404) await expectOk(answer, `give ${name}`);
    return null;
  }

  async delete(name: string): Promise<void> {
    const answer = await this.send(`${this.bucket}/${name}`, { method: 'DELETE' });
    if (answer.status !== 404) await expectOk(answer, `delete ${name}`);
  }

  /** Once; again after a failure. */
  private makeBucket(): Promise<void> {
    this.bucketMade ??= this.makeBucketNow().catch((error: unknown) => {
      this.bucketMade = undefined;
      throw error;
    });
    return this.bucketMade;
  }

  private async makeBucketNow(): Promise<void> {
    const found = await this.send(this.bucket, { method: 'HEAD' });
    if (found.status !== 404) return;
    const made = await this.send(this.bucket, { method: 'PUT' });
    // Another server may have been quicker.
    if (made.status !== 409) await expectOk(made, 'make the bucket');
  }

  /** @throws StoreDown where there is no answer in time, or the store is out of order */
  private async send(url: string, request: RequestInit): Promise<Response> {
    const answer = await fetchResponse(AbortSignal.timeout(ANSWER_WITHIN_MS), (signal) =>
      this.client.fetch(url, { ...request, redirect: 'manual', signal }),
    ).catch((error: unknown) => {
      throw new StoreDown(`The object store does not answer: ${String(error)}`, { cause: error });
    });
    if (answer.status >= 500 && answer.status !== 507) {
      throw new StoreDown(`The object store answers ${answer.status}.`);
    }
    return answer;
  }
}

/** @throws Error with what the store says */
async function expectOk(answer: Response, what: string): Promise<void> {
  if (answer.ok) return;
  const said = (await answer.text()).slice(0, 300);
  throw new Error(`The object store did not ${what}: ${answer.status} ${said}`);
}
