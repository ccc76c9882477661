import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchResponse } from '../outbound-http/fetch-response.js';
import { FIELD_MASK, readAnswer, type GooglePlace } from './google-place.js';
import { PlacesUnavailableError } from './places-unavailable.error.js';
import { waitBeforeRetry } from './retry.rules.js';

export interface GooglePlacesOptions {
  apiKey: string;
  /** "https://places.googleapis.com", or a stand-in. */
  baseUrl: string;
  /** Of one request, in milliseconds. */
  timeoutMs?: number;
  log?: (line: string) => void;
  count?: (outcome: 'answered' | 'failed') => void;
}

export interface GooglePlacesSearch {
  textQuery: string;
  /** A type of Google's table A. */
  includedType?: string;
  openNow?: boolean;
  center: { latitude: number; longitude: number };
  radiusMeters: number;
  pageToken?: string;
}

export interface GooglePlacesPage {
  places: GooglePlace[];
  /** Null on the last page. */
  nextPageToken: string | null;
}

/** The largest page that Google answers. */
const PAGE_SIZE = 20;
/** The widest circle that Google accepts. */
const MAX_RADIUS_METERS = 50_000;
const TIMEOUT_MS = 4_000;
/** Of Google's own words, so much goes into the log. */
const LOGGED_CHARACTERS = 300;

/** Google's terms: answers are never stored, cached or logged. */
export class GooglePlacesClient {
  private readonly timeoutMs: number;
  private readonly log: (line: string) => void;

  constructor(private readonly options: GooglePlacesOptions) {
    const logger = new Logger('GooglePlaces');
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.log = options.log ?? ((line) => logger.warn(line));
  }

  /** Nearest first; the circle only biases it. @throws PlacesUnavailableError */
  async searchText(search: GooglePlacesSearch): Promise<GooglePlacesPage> {
    try {
      const response = await this.sendPatiently(JSON.stringify(requestBody(search)));
      const answer = readAnswer(await response.json());
      if (answer === null) throw new PlacesUnavailableError('The answer is not one of a text search.');
      this.options.count?.('answered');
      return answer;
    } catch (error) {
      const failure = toUnavailable(error, this.timeoutMs);
      this.options.count?.('failed');
      // Google names a suspended key in its message.
      this.log(failure.reason.replaceAll(this.options.apiKey, '[key]'));
      throw failure;
    }
  }

  private async sendPatiently(body: string): Promise<Response> {
    for (let retries = 0; ; retries += 1) {
      const response = await this.send(body);
      if (response.ok) return response;
      const refusal = { status: response.status, retryAfter: response.headers.get('retry-after') };
      const wait = waitBeforeRetry(refusal, retries, new Date(), Math.random());
      if (wait === null) throw new PlacesUnavailableError(await refusalReason(response));
      await pause(wait);
    }
  }

  private send(body: string): Promise<Response> {
    return fetchResponse(AbortSignal.timeout(this.timeoutMs), (signal) =>
      fetch(`${this.options.baseUrl}/v1/places:searchText`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Goog-Api-Key': this.options.apiKey,
          'X-Goog-FieldMask': FIELD_MASK,
        },
        body,
        redirect: 'error',
        signal,
      }),
    );
  }
}

function requestBody({
  textQuery,
  includedType,
  openNow,
  center,
  radiusMeters,
  pageToken,
}: GooglePlacesSearch) {
  const { latitude, longitude } = center;
  return {
    textQuery,
    languageCode: 'en',
    regionCode: 'US',
    pageSize: PAGE_SIZE,
    rankPreference: 'DISTANCE',
    locationBias: {
      circle: { center: { latitude, longitude }, radius: Math.min(radiusMeters, MAX_RADIUS_METERS) },
    },
    ...(includedType === undefined ? {} : { includedType, strictTypeFiltering: true }),
    ...(openNow === true ? { openNow } : {}),
    ...(pageToken === undefined ? {} : { pageToken }),
  };
}

/** "403 PERMISSION_DENIED: Places API (New) has not been used in project …" */
async function refusalReason(response: Response): Promise<string> {
  const body = await response.text();
  let detail = '';
  try {
    const { error } = JSON.parse(body) as { error?: { status?: unknown; message?: unknown } };
    detail = [error?.status, error?.message].filter((part) => typeof part === 'string').join(': ');
  } catch {
    // A proxy's page says nothing that its status does not.
  }
  return `Google Places answered ${`${response.status} ${detail}`.trim().slice(0, LOGGED_CHARACTERS)}`;
}

function toUnavailable(error: unknown, timeoutMs: number): PlacesUnavailableError {
  if (error instanceof PlacesUnavailableError) return error;
  const { name, message, cause } = (error ?? {}) as Partial<Error>;
  if (name === 'TimeoutError') {
    return new PlacesUnavailableError(`Google Places did not answer within ${timeoutMs} ms.`, {
      cause: error,
    });
  }
  // A syntax error quotes the answer, which is not for the log.
  if (name === 'SyntaxError') return new PlacesUnavailableError('Google Places answered no valid JSON.');
  const { code, message: detail } = (cause ?? {}) as { code?: string; message?: string };
  const reason = `Google Places could not be reached: ${code ?? detail ?? message ?? 'no reason given'}`;
  return new PlacesUnavailableError(reason, { cause: error });
}
