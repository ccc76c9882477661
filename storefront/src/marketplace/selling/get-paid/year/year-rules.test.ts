import { describe, expect, it } from '@jest/globals';
import { clockName, yearOf } from './year-rules';

describe('the year of an address', () => {
  it('is this one where nothing sensible is given', () => {
    const of = (year: string) => yearOf(new URLSearchParams({ year }), 2026);
    expect(['2024', '2026', '1999', 'abc', '2024.5', '3000', ''].map(of)).toEqual([
      ...[2024, 2026, 2026, 2026],
      ...[2026, 2026, 2026],
    ]);
  });
});

describe('the name of a time zone', () => {
  it('is what people say, in summer and in winter', () => {
    expect(['America/New_York', 'America/Chicago', 'America/Los_Angeles'].map(clockName)).toEqual([
      ...['Eastern Time', 'Central Time', 'Pacific Time'],
    ]);
  });
});
