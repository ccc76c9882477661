/** A console.error during a test fails it: what nobody would read in production must not pass unseen here. */
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let errors;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = errors.mock.calls;
  errors.mockRestore();
  expect(calls).toEqual([]);
});
