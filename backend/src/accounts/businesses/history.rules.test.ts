import { describe, expect, it } from '@jest/globals';
import { historyText } from './history.rules.js';

describe('the history of a business', () => {
  it('says what happened, with names and roles', () => {
    expect(historyText('invite', { email: 'ann@example.com', role: 'packer' })).toBe(
      'Invited ann@example.com as packer',
    );
    expect(historyText('change-role', { name: 'Ann Field', role: 'bookkeeper' })).toBe(
      'Made Ann Field bookkeeper',
    );
    expect(historyText('take-over', { name: 'Ann Field' })).toBe('Took over from Ann Field');
    expect(historyText('leave', null)).toBe('Left');
    expect(historyText('remove', { of: '7' })).toBe('Removed someone whose account is gone');
  });

  it('shows what it does not know as it is', () => {
    expect(historyText('from-a-newer-version', null)).toBe('from-a-newer-version');
    expect(historyText('join', {})).toBe('Joined as helper');
  });
});
