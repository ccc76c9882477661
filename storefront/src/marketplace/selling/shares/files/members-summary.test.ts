import { expect, it } from '@jest/globals';
import { membersSummary } from './members-summary';

it('says what a file of members does, and what is left out', () => {
  expect(membersSummary({ created: 120, unchanged: 0, wrong: 3, total: 14_400, due: 2_730 })).toBe(
    '120 new members. Their boxes cost $14,400.00, $2,730.00 of it still due. 3 rows with a mistake are left out.',
  );
  expect(membersSummary({ created: 1, unchanged: 2, wrong: 1, total: 120, due: 0 })).toBe(
    '1 new member, 2 already members. Their boxes cost $120.00, all paid. 1 row with a mistake is left out.',
  );
  expect(membersSummary({ created: 0, unchanged: 0, wrong: 0, total: 0, due: 0 })).toBe('Nothing to import.');
});
