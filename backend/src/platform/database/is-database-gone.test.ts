import { describe, expect, it } from '@jest/globals';
import { isDatabaseFull, isDatabaseGone } from './is-database-gone.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('isDatabaseGone', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED'],
    ...['08006', '08P01', '53300', '57P01', '57P02', '57P03', '57P05'],
  ])('knows the code %s, be it the error’s own, its driver’s or its cause’s', (code) => {
    expect(isDatabaseGone(withCode(code))).toBe(true);
    expect(isDatabaseGone(Object.assign(new Error('x'), { driverError: withCode(code) }))).toBe(true);
    expect(isDatabaseGone(new Error('x', { cause: withCode(code) }))).toBe(true);
    expect(isDatabaseGone(new AggregateError([new Error('y'), withCode(code)]))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Query runner already released. Cannot run queries anymore.',
    'Transaction is not started yet, start transaction before committing or rolling it back.',
    'Release called on client which has already been released to the pool.',
    'Cannot use a pool after calling end on the pool',
    'Query read timeout',
    'Received unexpected commandComplete message from backend.',
  ])('knows what is said without a code: %s', (message) => {
    expect(isDatabaseGone(new Error(message))).toBe(true);
  });

  it('takes nothing else for it', () => {
    for (const error of [
      withCode('23505'),
      withCode('53100'),
      withCode('ENOENT'),
      new Error('no'),
      null,
      'x',
    ]) {
      expect(isDatabaseGone(error)).toBe(false);
    }
    expect(isDatabaseFull(withCode('53100'))).toBe(true);
  });
});
