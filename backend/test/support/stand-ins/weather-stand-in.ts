import { StandIn, type StandInAnswer } from './stand-in.js';

/** An alert as the documentation of the National Weather Service has it. */
export const alertProperties = (given: object = {}) => ({
  '@id': 'https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.1',
  '@type': 'wx:Alert',
  id: 'urn:oid:2.49.0.1.840.0.1',
  areaDesc: 'Lee',
  geocode: { SAME: ['012071'], UGC: ['FLC071'] },
  affectedZones: ['https://api.weather.gov/zones/county/FLC071'],
  references: [],
  ...{ sent: '2026-11-27T15:04:00-05:00', effective: '2026-11-27T15:04:00-05:00' },
  ...{ onset: null, expires: '2026-11-28T15:04:00-05:00', ends: null },
  ...{ status: 'Actual', messageType: 'Alert', category: 'Met', severity: 'Severe', certainty: 'Likely' },
  ...{ urgency: 'Expected', event: 'Severe Thunderstorm Warning', sender: 'w-nws.webmaster@noaa.gov' },
  ...{ senderName: 'NWS Tampa Bay Ruskin FL', description: '* WHAT...Storms.', instruction: 'Go inside.' },
  ...{ headline: 'Severe Thunderstorm Warning issued November 27 at 3:04PM EST', response: 'Shelter' },
  ...given,
});

/** The National Weather Service: `GET /alerts/active?point=`, in GeoJSON. */
export class WeatherStandIn extends StandIn {
  /** What is in force everywhere. */
  alerts: object[] = [];
  /** Answered in the place of the alerts. */
  instead: StandInAnswer | undefined;

  constructor() {
    super(({ path }) => this.instead ?? this.answer(path));
  }

  private answer(path: string): StandInAnswer {
    const headers = {
      'content-type': 'application/geo+json',
      'cache-control': 'public, max-age=30, s-maxage=30',
    };
    if (path !== '/alerts/active') return { status: 404, body: { title: 'Not Found' }, headers };
    const features = this.alerts.map((properties) => ({
      ...{ id: 'https://api.weather.gov/alerts/1', type: 'Feature', geometry: null, properties },
    }));
    const title = 'Current watches, warnings, and advisories';
    const body = { '@context': [], type: 'FeatureCollection', features, title };
    return { status: 200, body, headers };
  }
}
