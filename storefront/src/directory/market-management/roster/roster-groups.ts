import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import type { MemberStatus } from '@farmgate/backend/contract/directory/markets';

export interface RosterGroup {
  status: MemberStatus;
  members: MemberView[];
}

/** What needs an answer comes first. */
const ORDER: readonly MemberStatus[] = ['asked', 'waiting', 'invited', 'member', 'removed'];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * @param filter words of a name, or of a stall
 * @returns those on a roster who have all of the words, by their status; groups that have nobody are left out
 */
export function rosterGroups(members: readonly MemberView[], filter: string): RosterGroup[] {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  const found = members.filter(({ name, stall }) => {
    const text = plain(`${name} ${stall === null ? '' : `stall ${stall}`}`);
    return words.every((word) => text.includes(word));
  });
  return ORDER.map((status) => ({
    status,
    members: found
      .filter((member) => member.status === status)
      .sort((a, b) => (a.waitingNumber ?? 0) - (b.waitingNumber ?? 0)),
  })).filter((group) => group.members.length > 0);
}
