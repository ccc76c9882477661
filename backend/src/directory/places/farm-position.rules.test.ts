import { describe, expect, it } from '@jest/globals';
import { FAR_FROM_ZIP, HALF_A_POSITION, positionOf, UNKNOWN_ZIP } from './farm-position.rules.js';

const zip = {
  zipCode: '33901',
  city: 'Fort Myers',
  state: 'FL',
  timeZone: 'America/New_York',
  latitude: 26.62,
  longitude: -81.87,
};
const address = '1 River Road';
const form = { address, zipCode: '33901' };
const center = { latitude: 26.62, longitude: -81.87, isApproximate: true };

describe('positionOf', () => {
  it('takes the center of the ZIP code, with its city, state and time zone', () => {
    expect(positionOf(form, zip, null)).toEqual({ ...zip, ...center });
  });

  it('takes a position that the ZIP code bears out', () => {
    expect(positionOf({ ...form, latitude: 26.7, longitude: -81.9 }, zip, null)).toMatchObject({
      latitude: 26.7,
      longitude: -81.9,
      isApproximate: false,
    });
  });

  it('refuses a position elsewhere, an unknown ZIP code and half a position', () => {
    expect(positionOf({ ...form, latitude: 27.2, longitude: -81.9 }, zip, null)).toEqual({
      path: 'zipCode',
      message: FAR_FROM_ZIP,
    });
    expect(positionOf({ ...form, latitude: 0, longitude: 0 }, zip, null)).toHaveProperty(
      'message',
      FAR_FROM_ZIP,
    );
    expect(positionOf(form, null, null)).toEqual({ path: 'zipCode', message: UNKNOWN_ZIP });
    expect(positionOf({ ...form, latitude: 26.7 }, zip, null)).toHaveProperty('message', HALF_A_POSITION);
    expect(positionOf({ ...form, longitude: -81, latitude: null }, zip, null)).toHaveProperty(
      'message',
      HALF_A_POSITION,
    );
  });

  const known = { address, zipCode: '33901', latitude: 26.7, longitude: -81.9, isApproximate: false };

  it('keeps the position of a farm that stays where it is', () => {
    expect(positionOf(form, zip, known)).toMatchObject({ latitude: 26.7, isApproximate: false });
    expect(positionOf({ ...form, address: '2 Hill Road' }, zip, known)).toMatchObject(center);
  });

  it('does not take the center of a ZIP code that a form sends back for the place itself', () => {
    const shown = { latitude: 26.62, longitude: -81.87 };
    expect(positionOf({ ...form, ...shown }, zip, { ...known, ...center })).toMatchObject(center);
    const next = { ...zip, zipCode: '33905', latitude: 26.66, longitude: -81.7 };
    expect(positionOf({ ...form, zipCode: '33905', ...shown }, next, { ...known, ...center })).toMatchObject({
      latitude: 26.66,
      isApproximate: true,
    });
  });
});
