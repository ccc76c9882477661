import { describe, expect, it } from '@jest/globals';
import { clockInTable, clockText, clockTime } from './clock-text.js';

const TIMES = ['00:00', '00:05', '08:00', '09:30', '12:00', '12:15', '13:00', '24:00'];

describe('a time of the day', () => {
  it('has noon and midnight in sentences', () => {
    expect(TIMES.map(clockText)).toEqual([
      ...['midnight', '12:05 AM', '8 AM', '9:30 AM', 'noon', '12:15 PM', '1 PM', 'midnight'],
    ]);
  });

  it('has figures alone in tables, with minutes where a row has them', () => {
    expect(TIMES.map((time) => clockInTable(time))).toEqual([
      ...['12 AM', '12:05 AM', '8 AM', '9:30 AM', '12 PM', '12:15 PM', '1 PM', '12 AM'],
    ]);
    expect(TIMES.map((time) => clockInTable(time, { inFull: true })).slice(0, 4)).toEqual([
      ...['12:00 AM', '12:05 AM', '8:00 AM', '9:30 AM'],
    ]);
  });

  it('is made of minutes', () => {
    expect([0, 570, 900, 1440].map(clockTime)).toEqual(['00:00', '09:30', '15:00', '24:00']);
  });
});
