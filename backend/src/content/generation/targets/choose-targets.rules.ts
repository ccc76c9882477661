import { PAGE_STALE_DAYS } from '../../../contract/content/page-status.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';

/** A city that failed this lately comes behind all others. */
const FAILED_LATELY_DAYS = 7;
/** The part of a run that is kept for pages to make anew, where there are any. */
const RENEWED_PART = 0.4;

export interface Candidate {
  targetId: number;
  /** 1 comes first. */
  priority: number;
  population: number;
  /** When its page was last compared with the directory; null where it has none. */
  checkedAt: Date | null;
  /** Something near it has changed since, or the texts have. */
  isChanged: boolean;
  /** When its page could not be made, if that was the last that was tried. */
  failedAt: Date | null;
}

/** No page yet first; stale or changed ones have their share; who failed lately comes last. */
export function chooseTargets(candidates: readonly Candidate[], size: number, now: Date): number[] {
  const due = candidates
    .filter(
      (candidate) => candidate.checkedAt === null || candidate.isChanged || isStale(candidate.checkedAt, now),
    )
    .sort(
      (a, b) =>
        Number(failedLately(a, now)) - Number(failedLately(b, now)) ||
        Number(a.checkedAt !== null) - Number(b.checkedAt !== null) ||
        (a.checkedAt && b.checkedAt
          ? a.checkedAt.getTime() - b.checkedAt.getTime()
          : a.priority - b.priority || b.population - a.population) ||
        a.targetId - b.targetId,
    );
  const renewed = due.filter((candidate) => candidate.checkedAt !== null && !failedLately(candidate, now));
  const kept = new Set(renewed.slice(0, Math.floor(size * RENEWED_PART)));
  const others = due.filter((candidate) => !kept.has(candidate)).slice(0, size - kept.size);
  const chosen = new Set([...kept, ...others]);
  return due.filter((candidate) => chosen.has(candidate)).map(({ targetId }) => targetId);
}

export const isStale = (checkedAt: Date, now: Date): boolean => checkedAt < staleSince(now);

export const staleSince = (now: Date): Date => new Date(now.getTime() - PAGE_STALE_DAYS * DAY_MS);

const failedLately = ({ failedAt }: Candidate, now: Date): boolean =>
  failedAt !== null && now.getTime() - failedAt.getTime() < FAILED_LATELY_DAYS * DAY_MS;
