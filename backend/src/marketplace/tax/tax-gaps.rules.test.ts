import { describe, expect, it } from '@jest/globals';
import { missingRules } from './tax-gaps.rules.js';

const none = () => false;

describe('missingRules', () => {
  it('asks for what is picked up in the state of its vendor alone', () => {
    const kinds = [{ taxClass: 'grocery' as const, state: 'GA', isSent: false }];
    expect(missingRules(kinds, ['NY', 'CA'], none)).toEqual([{ state: 'GA', taxClasses: ['grocery'] }]);
  });

  it('asks for what is sent in every open state, too, and leaves out what has a rule', () => {
    const kinds = [
      { taxClass: 'plants' as const, state: 'GA', isSent: true },
      { taxClass: 'grocery' as const, state: 'GA', isSent: false },
    ];
    expect(missingRules(kinds, ['NY', 'GA'], (state) => state === 'NY')).toEqual([
      { state: 'GA', taxClasses: ['grocery', 'plants'] },
    ]);
    expect(missingRules(kinds, ['NY'], (state, taxClass) => state === 'GA' && taxClass === 'plants')).toEqual(
      [
        { state: 'GA', taxClasses: ['grocery'] },
        { state: 'NY', taxClasses: ['plants'] },
      ],
    );
  });

  it('is nothing where nothing is for sale', () => {
    expect(missingRules([], ['NY'], none)).toEqual([]);
  });
});
