import { describe, expect, it } from '@jest/globals';
import { staffRoleAfter } from './staff-role.rules.js';

const nobody = { staffRole: null };

describe('the staff role after a change', () => {
  it('is the one named, the one before, or administrator for a new member of the staff', () => {
    expect(staffRoleAfter({ staffRole: 'support' }, 'admin', 'content')).toBe('content');
    expect(staffRoleAfter({ staffRole: 'support' }, 'admin', undefined)).toBe('support');
    expect(staffRoleAfter(nobody, 'admin', undefined)).toBe('administrator');
    expect(staffRoleAfter(nobody, 'admin', 'support')).toBe('support');
  });

  it('goes with the role', () => {
    expect(staffRoleAfter({ staffRole: 'support' }, 'user', undefined)).toBeNull();
    expect(staffRoleAfter({ staffRole: 'support' }, 'user', 'support')).toBeNull();
  });

  it('is refused to somebody who is no member of the staff', () => {
    expect(() => staffRoleAfter(nobody, 'vendor', 'support')).toThrow(
      'Only a member of the staff has a staff role.',
    );
  });
});
