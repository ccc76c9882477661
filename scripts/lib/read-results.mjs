import path from 'node:path';

/**
 * What a test said when it failed.
 *
 * @typedef {{ file: string, name: string, message: string }} FailedTest
 * How long a test took, in seconds.
 *
 * @typedef {{ file: string, name: string, seconds: number }} TimedTest
 * @typedef {{ passed: number, failed: number, skipped: number, failures: FailedTest[],
 * times: TimedTest[] }} Results
 */

/**
 * Reads the report of `jest --json`. A file that could not be run at all counts as one failed test.
 *
 * @param report as parsed from the report's file
 * @param {string} root the folder to which the names of files are to be relative
 * @returns {Results}
 */
export function readJest(report, root) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && assertionResults.length === 0 && message) {
        return [{ file, name: 'the file could not be run', message }];
      }
      return failed.map((test) => ({ file, name: test.fullName, message: test.failureMessages.join('\n') }));
    }),
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: path.relative(root, name),
        name: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

/**
 * Reads the report of Playwright's `json` reporter. What failed outside all tests counts as one failed test
 * each.
 *
 * @param report as parsed from the report's file
 * @returns {Results}
 */
export function readPlaywright({ stats, suites = [], errors = [] }) {
  const outside = stats.unexpected === 0 ? errors : [];
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + outside.length,
    skipped: stats.skipped,
    failures: [
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ file, line, name, results }) => ({
          file,
          line,
          name,
          message: results
            .flatMap(({ errors: said = [] }) => said.map(({ message = '' }) => message))
            .join('\n'),
        })),
      ...outside.map(({ message = '' }) => ({ file: '', name: 'outside all tests', message })),
    ],
    times: specs.map(({ file, name, results }) => ({
      file,
      name,
      seconds: Math.max(0, ...results.map(({ duration = 0 }) => duration)) / 1000,
    })),
  };
}

/** Every test with its whole name and its attempts. */
function specsOf({ title, file, specs = [], suites = [] }, above) {
  // The outermost suite is the file, and says no more than that.
  const names = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({
      file: spec.file,
      line: spec.line,
      name: [...names, spec.title].join(' '),
      ok: spec.ok,
      results: spec.tests.flatMap(({ results }) => results),
    })),
    ...suites.flatMap((suite) => specsOf(suite, names)),
  ];
}

/**
 * A failed test as it stands in the list behind everything: its file, its name, and the beginning of what it
 * said, without the colors of a terminal.
 *
 * @param {FailedTest} failure
 * @param {number} lines how many lines of the message
 * @returns {string}
 */
export function describeFailure({ file, name, message }, lines = 14) {
  const said = withoutColors(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, lines);
  return [[file, name].filter(Boolean).join(': '), ...said.map((line) => `    ${line}`)].join('\n');
}

function withoutColors(text) {
  // eslint-disable-next-line no-control-regex -- these are what colors are written with
  return text.replaceAll(/\u001B\[[\d;]*m/g, '');
}
