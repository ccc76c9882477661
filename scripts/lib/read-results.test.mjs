import { describe, expect, it } from '@jest/globals';
import { describeFailure, readJest, readPlaywright } from './read-results.mjs';

const jest = (more = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...more,
});

describe('readJest', () => {
  it('counts, with tests to be written among those left out', () => {
    expect(readJest(jest(), '/farm')).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      failures: [],
      times: [],
    });
  });

  it('names each failed test by its file, and leaves those that passed', () => {
    const { failed, failures } = readJest(
      jest({
        numFailedTests: 1,
        testResults: [
          {
            name: '/farm/backend/cart.test.ts',
            message: 'all of it',
            assertionResults: [
              { status: 'passed', fullName: 'the cart keeps' },
              { status: 'failed', fullName: 'the cart loses', failureMessages: ['expected 1', 'at line 3'] },
            ],
          },
        ],
      }),
      '/farm',
    );
    expect(failed).toBe(1);
    expect(failures).toEqual([
      { file: 'backend/cart.test.ts', name: 'the cart loses', message: 'expected 1\nat line 3' },
    ]);
  });

  it('says how long each test took', () => {
    const report = jest({
      testResults: [
        {
          name: '/farm/a.test.ts',
          assertionResults: [{ status: 'passed', fullName: 'adds', duration: 1_250 }],
        },
      ],
    });
    expect(readJest(report, '/farm').times).toEqual([{ file: 'a.test.ts', name: 'adds', seconds: 1.25 }]);
  });

  it('names a file that could not be run', () => {
    const report = jest({
      numRuntimeErrorTestSuites: 1,
      testResults: [{ name: '/farm/a.test.ts', message: 'Cannot find module', assertionResults: [] }],
    });
    expect(readJest(report, '/farm')).toMatchObject({
      failed: 1,
      failures: [{ file: 'a.test.ts', name: 'the file could not be run', message: 'Cannot find module' }],
    });
  });
});

const stats = (more = {}) => ({ expected: 3, unexpected: 0, flaky: 0, skipped: 1, ...more });
const spec = (title, ok, messages = []) => ({
  title,
  ok,
  file: 'cart.spec.ts',
  line: 7,
  tests: [
    { results: [{ duration: ok ? undefined : 1_500, errors: messages.map((message) => ({ message })) }] },
  ],
});

describe('readPlaywright', () => {
  it('names each failed test with what stands around it', () => {
    const report = {
      stats: stats({ unexpected: 2 }),
      suites: [
        {
          title: 'cart.spec.ts',
          file: 'cart.spec.ts',
          specs: [spec('opens', true), spec('closes', false, ['Timed out'])],
          suites: [
            {
              title: 'on a phone',
              file: 'cart.spec.ts',
              specs: [spec('fits', false, ['Too wide', 'Too long'])],
            },
          ],
        },
      ],
      errors: [{ message: 'told with the tests already' }],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
      failures: [
        { file: 'cart.spec.ts', line: 7, name: 'closes', message: 'Timed out' },
        { file: 'cart.spec.ts', line: 7, name: 'on a phone fits', message: 'Too wide\nToo long' },
      ],
      times: [
        { file: 'cart.spec.ts', name: 'opens', seconds: 0 },
        { file: 'cart.spec.ts', name: 'closes', seconds: 1.5 },
        { file: 'cart.spec.ts', name: 'on a phone fits', seconds: 1.5 },
      ],
    });
  });

  it('counts what failed outside all tests', () => {
    const report = { stats: stats(), suites: [], errors: [{ message: 'The product did not start.' }] };
    expect(readPlaywright(report)).toMatchObject({
      failed: 1,
      failures: [{ name: 'outside all tests', message: 'The product did not start.' }],
    });
  });
});

describe('describeFailure', () => {
  it('is the file, the name and the beginning of the message, without colors and without the lines of packages', () => {
    const message =
      '\u001B[31mexpected 1\u001B[39m\n\n  at node_modules/jest/x.js:1\n  at cart.test.ts:9\nmore\nmost';
    expect(describeFailure({ file: 'cart.test.ts', name: 'adds up', message }, 3)).toBe(
      ['cart.test.ts: adds up', '    expected 1', '      at cart.test.ts:9', '    more'].join('\n'),
    );
  });
});
