import { PAGE_STALE_DAYS } from '../../../contract/content/page-status.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';

/** A city that failed this lately comes behind all others. */
const FAILED_LATELY_DAYS = 7;
/** The part of a run that is kept for pages to make anew, where there are any. */
const RENEWED_PART = 0.4;

/** A city as the choice looks at it. */
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

/**
 * The cities whose pages a run makes: first those that have none, by priority and then by population; then
 * those whose page is stale or whose data has changed, the one that was looked at longest ago first. The
 * latter have their part of each run, so that thousands of cities without a page do not hold them up; what
 * one side does not need, the other gets. Who failed lately comes last, so that a city that always fails does
 * not hold up the others.
 * @param size how many at the most
 */
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

/** @returns whether a page has not been looked at for longer than pages may be kept */
export const isStale = (checkedAt: Date, now: Date): boolean => checkedAt < staleSince(now);

/** @returns the moment before which a page has to have been looked at to be stale */
export const staleSince = (now: Date): Date => new Date(now.getTime() - PAGE_STALE_DAYS * DAY_MS);

const failedLately = ({ failedAt }: Candidate, now: Date): boolean =>
  failedAt !== null && now.getTime() - failedAt.getTime() < FAILED_LATELY_DAYS * DAY_MS;
