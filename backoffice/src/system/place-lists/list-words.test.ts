import { expect, it } from '@jest/globals';
import { aboutList, lastRunText, rhythmText } from './list-words';

const run = {
  status: 'done',
  ...{ id: 1, isStopping: false, isPreview: false, isRefresh: true, message: null },
  ...{ rowsRead: 3, created: 1, added: 0, updated: 0, written: 1, unchanged: 2, rejected: 0, leftOut: 0 },
} as const;

it('says what became of a list the last time', () => {
  expect(lastRunText({ lastRun: null })).toBe('Not imported yet.');
  expect(lastRunText({ lastRun: run })).toBe('3 rows read: 1 created a place, 2 unchanged.');
  const held = { ...run, isPreview: true, message: 'Nothing was stored. 3 of the 4 places are gone.' };
  expect(lastRunText({ lastRun: held })).toBe(
    'Waiting for you. Nothing was stored. 3 of the 4 places are gone.',
  );
  const failed = { ...run, status: 'failed', message: 'It answered 404 instead of the file.' } as const;
  expect(lastRunText({ lastRun: failed })).toBe('It answered 404 instead of the file.');
});

it('says how often a list is fetched, and what is in it', () => {
  expect([rhythmText({ rhythm: null }), rhythmText({ rhythm: 'weekly' })]).toEqual(['Never', 'Every week']);
  expect(aboutList({ kind: 'farmers_market', city: 'Fort Myers', state: 'FL' })).toMatch(/, Fort Myers, FL$/);
});
