/** What is bad enough to stop a change. */
const SEVERE = new Set(['high', 'critical']);

/**
 * Reads what `npm audit --json` said of the packages.
 *
 * @param {string} output its whole output; npm's own warnings may stand around the JSON
 * @returns {{ isSafe: boolean, isAnswered: boolean, text: string }} `text` is empty when nothing is known
 *   against any package. A registry that has no such service, and a machine without network, have not
 *   answered.
 */
export function readAudit(output) {
  const report = jsonIn(output);
  if (!report?.vulnerabilities)
    return {
      isSafe: true,
      isAnswered: false,
      text: `The registry could not be asked: ${reason(report, output)}`,
    };
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => SEVERE.has(severity));
  return { isSafe: found.length === 0, isAnswered: true, text: found.map(describe).join('\n') };
}

function jsonIn(output) {
  try {
    return JSON.parse(/^\{[\s\S]*^\}/m.exec(output)?.[0] ?? 'null');
  } catch {
    return null;
  }
}

const reason = (report, output) => {
  const said =
    report?.message || report?.error?.summary || output.trim().split('\n').at(-1) || 'it said nothing';
  return said.slice(0, 200);
};

function describe({ name, severity, range, via = [], fixAvailable }) {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`,
  );
  const mend = fixAvailable ? 'npm audit fix mends it' : 'there is no mended version yet';
  return `${name} ${range} (${severity}): ${causes.join('; ')} (${mend})`;
}
