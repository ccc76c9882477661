import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerTooLarge, fetchResponse } from '../../../../platform/outbound-http/fetch-response.js';
import type { UsdaDirectory } from '../../../tables/import-run.entity.js';
import { rowsOfAnswer } from '../formats/read-json.js';
import type { RawRow } from '../raw-rows.js';
import { DIRECTORY_LABELS, USDA_DIRECTORIES } from './usda-directory.js';

/** Its message is one sentence for the person who asked. */
export class UsdaApiError extends Error {
  override readonly name = 'UsdaApiError';
}

/** How patiently the API is asked. Milliseconds. */
export interface Patience {
  tries: number;
  timeout: number;
  pause: number;
  /** Doubles each time, with a random part so that askers do not march in step. */
  firstWait: number;
  longestWait: number;
}

export const DEFAULT_PATIENCE: Patience = {
  tries: 5,
  timeout: 60_000,
  pause: 1_000,
  firstWait: 2_000,
  longestWait: 120_000,
};

export interface UsdaApiOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string;
  /** Says who asks, and how to reach them. */
  userAgent: string;
  signal?: AbortSignal | undefined;
  /** Told before each wait, so that a person sees why nothing happens. */
  onWait?: ((milliseconds: number, reason: string) => void) | undefined;
  patience?: Partial<Patience> | undefined;
}

export interface UsdaDirectoryQuery extends UsdaApiOptions {
  directory: UsdaDirectory;
  /** Two letters. */
  state: string;
}

const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

type Attempt =
  | { ok: true; rows: RawRow[] }
  | { ok: false; reason: string; isFinal: boolean; retryAfter: number | null };

/** Seconds or a date, as Retry-After has it; null when it says neither. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** @param failures from 1 @param chance 0 to 1 @returns milliseconds; as the server asks, if longer */
export function waitMs(
  failures: number,
  retryAfter: number | null,
  patience: Patience,
  chance: number,
): number {
  const backOff = patience.firstWait * 2 ** (failures - 1) * (0.5 + chance);
  return Math.min(patience.longestWait, Math.max(backOff, retryAfter ?? 0));
}

const failed = (reason: string, isFinal = false, retryAfter: number | null = null): Attempt => ({
  ok: false,
  reason,
  isFinal,
  retryAfter,
});

async function readAnswer(response: Response): Promise<Attempt> {
  const text = await response.text();
  if (/^\s*</.test(text)) return failed('it answered with a web page instead of data');
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return failed('its answer was cut off or is not JSON');
  }
  const rows = rowsOfAnswer(answer);
  return rows ? { ok: true, rows } : failed('its answer has no list of data', true);
}

async function attempt(url: URL, options: UsdaApiOptions, timeout: number): Promise<Attempt> {
  const clock = AbortSignal.timeout(timeout);
  try {
    const response = await fetchResponse(
      options.signal ? AbortSignal.any([options.signal, clock]) : clock,
      (signal) =>
        fetch(url, {
          signal,
          // The key stands in the address, and is for nobody else.
          redirect: 'manual',
          headers: { 'user-agent': options.userAgent, accept: 'application/json' },
        }),
      MAX_ANSWER_BYTES,
    );
    if (response.ok) return await readAnswer(response);
    const { status } = response;
    const mayPass = status === 403 || status === 408 || status === 429 || status >= 500;
    return failed(
      `it answered ${status}`,
      !mayPass,
      retryAfterMs(response.headers.get('retry-after'), Date.now()),
    );
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (error instanceof AnswerTooLarge)
      return failed('it answered with more data than any directory has', true);
    return failed(
      clock.aborted
        ? `it did not answer within ${Math.round(timeout / 1_000)} seconds`
        : 'it could not be reached',
    );
  }
}

/** Retries refusals, silence, web pages. @throws UsdaApiError; AbortError or its reason by `signal` */
export async function fetchUsdaDirectory(options: UsdaDirectoryQuery): Promise<RawRow[]> {
  const { directory, state } = options;
  const patience = { ...DEFAULT_PATIENCE, ...options.patience };
  const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}/api/${directory}/`);
  url.searchParams.set('apikey', options.apiKey);
  url.searchParams.set('state', state);
  let reason = '';
  for (let failures = 0; failures < patience.tries;) {
    const result = await attempt(url, options, patience.timeout);
    if (result.ok) return result.rows;
    failures += 1;
    reason = result.reason;
    if (result.isFinal || failures >= patience.tries) break;
    if (result.retryAfter !== null && result.retryAfter > patience.longestWait) {
      reason += ` and asks to come back in ${Math.ceil(result.retryAfter / 60_000)} minutes`;
      break;
    }
    const wait = waitMs(failures, result.retryAfter, patience, Math.random());
    options.onWait?.(wait, reason);
    await sleep(wait, undefined, { signal: options.signal });
  }
  const hint = /403|401/.test(reason) ? ' Please check the API key.' : '';
  throw new UsdaApiError(
    `The USDA directory of ${DIRECTORY_LABELS[directory]} could not be fetched for ${state}: ${reason}.${hint}`,
  );
}

/** Keys look like "VA/csa". */
export interface FetchCursor {
  load(): Promise<string[]>;
  markDone(key: string): Promise<void>;
}

export interface FetchedDirectory {
  key: string;
  directory: UsdaDirectory;
  rows: RawRow[];
}

/** Marked as done once the caller asks for the next. @throws UsdaApiError; a later run goes on there */
export async function* fetchUsdaState(
  state: string,
  cursor: FetchCursor,
  options: UsdaApiOptions,
): AsyncGenerator<FetchedDirectory> {
  const done = new Set(await cursor.load());
  const pause = options.patience?.pause ?? DEFAULT_PATIENCE.pause;
  let isFirst = true;
  for (const directory of USDA_DIRECTORIES) {
    const key = `${state}/${directory}`;
    if (done.has(key)) continue;
    if (!isFirst) await sleep(pause, undefined, { signal: options.signal });
    isFirst = false;
    yield { key, directory, rows: await fetchUsdaDirectory({ ...options, directory, state }) };
    await cursor.markDone(key);
  }
}
