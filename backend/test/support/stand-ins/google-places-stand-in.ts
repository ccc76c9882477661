import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Google Places (New) as its reference shows it, on loopback. */
export interface GooglePlacesStandIn {
  /** How an installation is set that asks it. */
  settings: Record<string, string>;
  /** How many searches reached it. */
  calls: number;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  answerWith: (body: object, status?: number) => void;
  close: () => void;
}

export async function startGooglePlaces(): Promise<GooglePlacesStandIn> {
  const server = createServer((request, response) => {
    google.calls += 1;
    google.answer(request, response);
  }).listen(0, '127.0.0.1');
  const google: GooglePlacesStandIn = {
    settings: {},
    calls: 0,
    answer: (_request, response) => void response.end('{}'),
    answerWith: (body, status = 200) => {
      google.answer = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
    },
    close: () => void server.close(),
  };
  await once(server, 'listening');
  google.settings = {
    PLACES_PROVIDER: 'google',
    GOOGLE_MAPS_API_KEY: 'a-key',
    GOOGLE_PLACES_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    LOG_LEVEL: 'silent',
  };
  return google;
}

export const googlePlace = (id: string, name: string, latitude: number, extra: object = {}) => ({
  id,
  displayName: { text: name, languageCode: 'en' },
  formattedAddress: '1 Main St, Fort Myers, FL 33901, USA',
  location: { latitude, longitude: -81.8725 },
  types: ['farm', 'point_of_interest'],
  businessStatus: 'OPERATIONAL',
  ...extra,
});
