import { fetchResponse } from '../../../../platform/outbound-http/fetch-response.js';
import { readAlerts } from './alerts-answer.rules.js';
import type { WeatherAlert } from './alerts.rules.js';
import { maxAgeMs, retryAfterMs } from './weather-pace.rules.js';

const TIMEOUT_MS = 10_000;
/** All alerts of the country together take a few megabytes. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface WeatherClientOptions {
  /** "https://api.weather.gov", or a stand-in. */
  baseUrl: string;
  /** Says who asks and how to reach them: "(farmgate.example, hello@farmgate.example)". */
  userAgent: string;
  timeoutMs?: number;
}

export interface ActiveAlerts {
  alerts: WeatherAlert[];
  maxAgeMs: number | null;
}

/** The National Weather Service did not answer, or not in kind. Why is for the log. */
export class WeatherUnavailable extends Error {
  constructor(
    message: string,
    /** Another point would fail as well: it is down, or has had enough of us. */
    readonly isOfService: boolean,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
    this.name = 'WeatherUnavailable';
  }
}

/** GeoJSON; format: https://www.weather.gov/documentation/services-web-api */
export class WeatherClient {
  constructor(private readonly options: WeatherClientOptions) {}

  /** @param point "35.4676,-97.5164", degrees, at most four decimals @throws WeatherUnavailable */
  async activeAlerts(point: string): Promise<ActiveAlerts> {
    const response = await this.ask(point);
    const { status, headers } = response;
    if (!response.ok) {
      const isOfService = status === 403 || status === 429 || status >= 500;
      const wait = retryAfterMs(headers.get('retry-after'), new Date());
      throw new WeatherUnavailable(`It answered ${status}.`, isOfService, wait);
    }
    const alerts = readAlerts(await response.json().catch(() => null));
    if (alerts === null) throw new WeatherUnavailable('Its answer is not a list of alerts.', false);
    return { alerts, maxAgeMs: maxAgeMs(headers.get('cache-control')) };
  }

  private async ask(point: string): Promise<Response> {
    const { baseUrl, userAgent, timeoutMs = TIMEOUT_MS } = this.options;
    const address = `${baseUrl}/alerts/active?point=${point}`;
    const headers = { 'User-Agent': userAgent, Accept: 'application/geo+json' };
    try {
      return await fetchResponse(
        AbortSignal.timeout(timeoutMs),
        (signal) => fetch(address, { headers, redirect: 'error', signal }),
        MOST_BYTES,
      );
    } catch (error) {
      const { name, cause, message } = error as Error & { cause?: { code?: string } };
      const reason =
        name === 'TimeoutError'
          ? `It did not answer within ${timeoutMs} ms.`
          : `It could not be reached: ${cause?.code ?? message}`;
      throw new WeatherUnavailable(reason, true);
    }
  }
}
