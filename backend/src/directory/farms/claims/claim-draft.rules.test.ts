import { describe, expect, it } from '@jest/globals';
import type { Season } from '../../../contract/directory/hours.js';
import { draftOf, fieldsToPublish, overruledFields, withDraft } from './claim-draft.rules.js';

const SEASONS: Season[] = [{ from: null, to: null, hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }];
const farm = { description: 'Eggs since 1971.', seasons: [], exceptions: [], hoursConfirmed: null };
const hours = { seasons: SEASONS, hoursConfirmed: '2026-06-05' };

describe('what a claimant writes', () => {
  it('is kept as far as it differs, beside what the farm said', () => {
    expect(draftOf(farm, { ...farm, ...hours })).toEqual({
      said: hours,
      was: { seasons: [], hoursConfirmed: null },
    });
    expect(draftOf(farm, { ...farm })).toBeNull();
  });

  it('is what the claimant has, and what the farm gets', () => {
    const draft = draftOf(farm, { ...farm, description: 'Mine.', ...hours });
    expect(withDraft({ id: 7, ...farm }, draft)).toEqual({ id: 7, ...farm, description: 'Mine.', ...hours });
    expect(withDraft(farm, null)).toBe(farm);
  });

  it('counts no more where staff have put the farm right since, and elsewhere still', () => {
    const draft = draftOf(farm, { ...farm, description: 'Mine.', ...hours })!;
    const corrected = { ...farm, description: 'Eggs since 1972.' };
    expect(overruledFields(corrected, draft)).toEqual(['description']);
    expect(fieldsToPublish(corrected, draft)).toEqual(hours);
    expect(withDraft(corrected, draft).description).toBe('Eggs since 1972.');
  });

  it('counts again once it is written over what staff put right', () => {
    const corrected = { ...farm, description: 'Eggs since 1972.' };
    const draft = draftOf(corrected, { ...corrected, description: 'Mine.' })!;
    expect(fieldsToPublish(corrected, draft)).toEqual({ description: 'Mine.' });
  });
});
