import { countOf } from '../../../lib/format/format';

/** How long a list is, as far as it was counted. */
export interface Count {
  total: number;
  /** There are more than that; counting stopped there. */
  isMore: boolean;
}

/** @returns "12 market(s) found", "1,000+ market(s) found": the specification's wording, letter for letter */
export function marketsFound(count: Count): string {
  return `${countText(count, 'market(s)', 'market(s)')} found`;
}

/** @returns "1 Result", "1,204 Results", "1,000+ Results" */
export function countText({ total, isMore }: Count, one: string, many?: string): string {
  const text = countOf(total, one, many);
  return isMore ? text.replace(' ', '+ ') : text;
}

/** @returns both lists together */
export function sumCounts(...counts: readonly Count[]): Count {
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}
