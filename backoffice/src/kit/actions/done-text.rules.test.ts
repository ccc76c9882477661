import { expect, it } from '@jest/globals';
import { doneText } from './done-text.rules';

it.each([
  [['Farm rejected.', 'the owner', 1], 'Farm rejected. We emailed the owner.'],
  [['Farm rejected.', 'the owner', 0], 'Farm rejected. No one was emailed.'],
  [['Farms verified.', 'the owners', 2, 3], 'Farms verified. We sent 2 emails.'],
  [['Farms verified.', 'the owners', 1, 3], 'Farms verified. We sent 1 email.'],
  [['Farms verified.', 'the owners', 0, 3], 'Farms verified. No one was emailed.'],
  [['Session ended.', undefined, 0], 'Session ended.'],
  [['Account changed.', undefined, 1], 'Account changed. We sent 1 email.'],
] as const)('%j is "%s"', (given, text) =>
  expect(doneText(...(given as unknown as Parameters<typeof doneText>))).toBe(text),
);
