import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WeatherClient, WeatherUnavailable } from './weather.client.js';

let close: () => void = () => undefined;
afterEach(() => close());

describe('the client of the National Weather Service', () => {
  it('gives up in time on an answer that begins and never ends', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/geo+json' }).write('{"type":');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = new WeatherClient({
      baseUrl,
      userAgent: '(farmgate.example, team@farmgate.example)',
      timeoutMs: 100,
    });
    const failure = await client.activeAlerts('35.4676,-97.5164').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WeatherUnavailable);
    expect(failure).toMatchObject({ isOfService: true, message: 'It did not answer within 100 ms.' });
  });
});
