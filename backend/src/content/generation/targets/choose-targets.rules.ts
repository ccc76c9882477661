import { PAGE_STALE_DAYS } from '../../../contract/content/page-status.js';

const DAY_MS = 86_400_000;
/** A city that failed this lately comes behind all others. */
const FAILED_LATELY_DAYS = 7;

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
 * The cities whose pages a run makes, in this order: those that have none, by priority and then by
 * population; then those whose page is stale or whose data has changed, the one that was looked at longest
 * ago first. Who failed lately comes last, so that a city that always fails does not hold up the others.
 * @param size how many at the most
 */
export function chooseTargets(candidates: readonly Candidate[], size: number, now: Date): number[] {
  return candidates
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
    )
    .slice(0, size)
    .map(({ targetId }) => targetId);
}

/** @returns whether a page has not been looked at for longer than pages may be kept */
export const isStale = (checkedAt: Date, now: Date): boolean =>
  now.getTime() - checkedAt.getTime() > PAGE_STALE_DAYS * DAY_MS;

const failedLately = ({ failedAt }: Candidate, now: Date): boolean =>
  failedAt !== null && now.getTime() - failedAt.getTime() < FAILED_LATELY_DAYS * DAY_MS;
