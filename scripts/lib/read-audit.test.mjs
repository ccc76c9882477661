import { describe, expect, it } from '@jest/globals';
import { readAudit } from './read-audit.mjs';

const audit = (vulnerabilities) =>
  `npm warn Unknown user config\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities }, null, 2)}\n`;

const finding = (severity, more = {}) => ({
  name: 'left-pad',
  severity,
  range: '<2.0.0',
  via: [{ title: 'It pads wrongly', url: 'https://advisories.example/1' }],
  fixAvailable: true,
  ...more,
});

describe('readAudit', () => {
  it('has nothing to say where nothing is known', () => {
    expect(readAudit(audit({}))).toEqual({ isSafe: true, isAnswered: true, text: '' });
  });

  it.each(['high', 'critical'])('names what is %s, and how it is mended', (severity) => {
    expect(readAudit(audit({ 'left-pad': finding(severity) }))).toEqual({
      ...{ isSafe: false, isAnswered: true },
      text: `left-pad <2.0.0 (${severity}): It pads wrongly https://advisories.example/1 (npm audit fix mends it)`,
    });
  });

  it('names the package through which another is concerned', () => {
    const { isSafe, text } = readAudit(audit({ a: finding('high', { via: ['b'], fixAvailable: false }) }));
    expect(isSafe).toBe(false);
    expect(text).toContain('by b (there is no mended version yet)');
  });

  it.each(['info', 'low', 'moderate'])('lets pass what is %s', (severity) => {
    expect(readAudit(audit({ 'left-pad': finding(severity) }))).toEqual({
      isSafe: true,
      isAnswered: true,
      text: '',
    });
  });

  it.each([
    [
      'has no such service',
      '{\n  "message": "405 Method Not Allowed"\n}\nnpm error A log',
      '405 Method Not Allowed',
    ],
    [
      'cannot be reached',
      'npm warn x\nnpm error getaddrinfo ENOTFOUND registry',
      'npm error getaddrinfo ENOTFOUND registry',
    ],
    ['answers with a page', '<html>', '<html>'],
    ['says nothing', '', 'it said nothing'],
  ])('tells that a registry %s, which is no failure', (_what, output, reason) => {
    expect(readAudit(output)).toEqual({
      isSafe: true,
      isAnswered: false,
      text: `The registry could not be asked: ${reason}`,
    });
  });
});
