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
  /** How long one request may take, in milliseconds. */
  timeoutMs?: number;
  /** Where the reasons of failures go. */
  log?: (line: string) => void;
  /** Told of every search. */
  count?: (outcome: 'answered' | 'failed') => void;
}

/** One text search near a point. */
export interface GooglePlacesSearch {
  textQuery: string;
  /** Only places that have this type of Google's table A. */
  includedType?: string;
  openNow?: boolean;
  center: { latitude: number; longitude: number };
  radiusMeters: number;
  /** Of the page before. */
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

/**
 * Google Places (New) text search over plain HTTP. Answers are passed through and never stored, cached or
 * logged, as Google's terms ask. Wire format:
 * https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places/searchText
 */
export class GooglePlacesClient {
  private readonly timeoutMs: number;
  private readonly log: (line: string) => void;

  constructor(private readonly options: GooglePlacesOptions) {
    const logger = new Logger('GooglePlaces');
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.log = options.log ?? ((line) => logger.warn(line));
  }

  /**
   * One page of a text search, nearest first. The circle only biases the search: places outside of it may
   * come too.
   * @throws PlacesUnavailableError when Google refuses, fails, is slow, or answers something else than JSON
   */
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

/** "403 PERMISSION_DENIED: Places API (New) has not been used in project …" from Google's error body. */
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
