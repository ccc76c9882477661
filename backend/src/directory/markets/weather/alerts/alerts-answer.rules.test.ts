import { describe, expect, it } from '@jest/globals';
import { readAlerts } from './alerts-answer.rules.js';

/** As the documentation has it, with what we don't read. */
const PROPERTIES = {
  '@id': 'https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.1',
  '@type': 'wx:Alert',
  id: 'urn:oid:2.49.0.1.840.0.1',
  areaDesc: 'Tulsa',
  references: [],
  ...{ sent: '2026-11-27T13:04:00-06:00', effective: '2026-11-27T13:04:00-06:00' },
  ...{
    onset: '2026-11-28T06:00:00-06:00',
    expires: '2026-11-27T21:00:00-06:00',
    ends: '2026-11-28T18:00:00-06:00',
  },
  ...{ status: 'Actual', messageType: 'Alert', category: 'Met', severity: 'Severe', certainty: 'Likely' },
  ...{ urgency: 'Expected', event: 'Winter Storm Warning', sender: 'w-nws.webmaster@noaa.gov' },
  ...{ senderName: 'NWS Tulsa OK', headline: 'Winter Storm Warning issued November 27 at 1:04PM CST' },
  ...{
    description: '* WHAT...Heavy snow.',
    instruction: 'If you must travel, keep a flashlight.',
    response: 'Prepare',
  },
};
const collection = (...given: unknown[]) => ({ '@context': [], type: 'FeatureCollection', features: given });
const feature = (given: object = {}) => ({
  ...{ id: 'https://api.weather.gov/alerts/1', type: 'Feature', geometry: null },
  properties: { ...PROPERTIES, ...given },
});
const read = (given: object) => readAlerts(collection(feature(given)))?.length;

describe('an answer of the National Weather Service', () => {
  it('is read in its own words', () => {
    expect(readAlerts(collection(feature()))).toEqual([
      {
        ...{ id: 'urn:oid:2.49.0.1.840.0.1', event: 'Winter Storm Warning', severity: 'Severe' },
        ...{ headline: 'Winter Storm Warning issued November 27 at 1:04PM CST', office: 'NWS Tulsa OK' },
        ...{ sent: '2026-11-27T13:04:00-06:00', effective: '2026-11-27T13:04:00-06:00' },
        ...{ onset: '2026-11-28T06:00:00-06:00', expires: '2026-11-27T21:00:00-06:00' },
        ends: '2026-11-28T18:00:00-06:00',
      },
    ]);
    const bare = { headline: null, onset: null, ends: null };
    expect(readAlerts(collection(feature(bare)))).toMatchObject([bare]);
    expect(readAlerts(collection())).toEqual([]);
  });

  it('is read without lesser alerts, tests, cancellations and what is over', () => {
    expect(read({ severity: 'Extreme', messageType: 'Update' })).toBe(1);
    for (const severity of ['Moderate', 'Minor', 'Unknown']) expect(read({ severity })).toBe(0);
    for (const status of ['Test', 'Exercise', 'System', 'Draft']) expect(read({ status })).toBe(0);
    for (const messageType of ['Cancel', 'Ack', 'Error']) expect(read({ messageType })).toBe(0);
    expect(read({ urgency: 'Past' })).toBe(0);
  });

  it('is read without what is not as documented, and the rest still is', () => {
    for (const wrong of [
      { id: 7 },
      { event: ' ' },
      { sent: 'today' },
      { expires: null },
      { onset: '2026-13-01T00:00:00Z' },
    ]) {
      expect(read(wrong)).toBe(0);
    }
    expect(readAlerts(collection(null, 'x', {}, feature()))?.length).toBe(1);
    for (const other of [
      null,
      [],
      'x',
      {},
      { type: 'FeatureCollection' },
      { type: 'Feature', features: [] },
    ]) {
      expect(readAlerts(other)).toBeNull();
    }
  });

  it('puts words on one line and cuts what is too long', () => {
    const event = `Wind\r\nBcc: x${'!'.repeat(200)}`;
    const [alert] = readAlerts(collection(feature({ event, headline: '\n ' }))) ?? [];
    expect(alert?.event).toMatch(/^Wind Bcc: x!+$/);
    expect(alert?.event).toHaveLength(100);
    expect(alert?.headline).toBeNull();
  });
});
