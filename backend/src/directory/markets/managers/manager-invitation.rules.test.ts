import { describe, expect, it } from '@jest/globals';
import { invitationToken, readInvitation } from './manager-invitation.rules.js';

const now = new Date('2026-11-25T12:00:00Z');
const invitation = { placeId: 7, invitedBy: 3, endsAt: now.getTime() + 1 };
const token = invitationToken(invitation, 'Mia@river.example', 'secret');
const read = (given: string, email = 'mia@river.example', at = now) =>
  readInvitation(given, email, 'secret', at);

describe('an invitation to manage a market', () => {
  it('is read back for the address that it went to', () => {
    expect(read(token)).toEqual(invitation);
  });

  it('is none for another address, another market, another server, or later', () => {
    expect(read(token, 'ben@river.example')).toBeNull();
    expect(read(token.replace('7.', '8.'))).toBeNull();
    expect(readInvitation(token, 'mia@river.example', 'other', now)).toBeNull();
    expect(read(token, undefined, new Date(now.getTime() + 1))).toBeNull();
    for (const text of ['', 'x', '7.3.9', `${token}x`, '7.3.99999999999999.short'])
      expect(read(text)).toBeNull();
  });
});
