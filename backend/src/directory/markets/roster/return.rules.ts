import { MEMBER_RETURN_MINUTES, type MemberStatus } from '../../../contract/directory/markets.js';

interface Event {
  userId: number | null;
  role: string;
  status: MemberStatus;
  at: Date;
}

/** @param events the newest first @returns whether they left themselves, a moment ago, as a member */
export function mayReturn([last, before]: readonly Event[], userId: number, now: Date): boolean {
  if (last?.status !== 'removed' || last.role !== 'member' || last.userId !== userId) return false;
  // What made a member of them may have no event, such as the demo's data.
  if (before !== undefined && before.status !== 'member') return false;
  return now.getTime() - last.at.getTime() <= MEMBER_RETURN_MINUTES * 60_000;
}
