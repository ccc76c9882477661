/**
 * So many matches, in the order that was asked for, are put in order together: what is called so comes before
 * what only mentions it. Then come the next ones. So a page reads only as far as it goes.
 */
export const RANKED_TOGETHER = 60;

/** Whether what was found is called as the text says. */
interface MaybeCalledSo {
  isCalledSo?: boolean;
}

/** Some of a list. */
export interface Part {
  limit: number;
  offset: number;
}

/** @returns the part of the list that has to be read for a page: all that is put in order with it */
export function partRanked({ limit, offset }: Part): Part {
  const from = offset - (offset % RANKED_TOGETHER);
  const to = Math.ceil((offset + limit) / RANKED_TOGETHER) * RANKED_TOGETHER;
  return { limit: to - from, offset: from };
}

/** @returns the same rows with those first that are called so, otherwise as they were */
export const calledSoFirst = <Row extends MaybeCalledSo>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(b.isCalledSo ?? false) - Number(a.isCalledSo ?? false));

/**
 * @param rows the part of the list that `partRanked` says
 * @returns the rows of the page
 */
export function pageRanked<Row extends MaybeCalledSo>(rows: readonly Row[], { limit, offset }: Part): Row[] {
  const ordered: Row[] = [];
  for (let from = 0; from < rows.length; from += RANKED_TOGETHER) {
    ordered.push(...calledSoFirst(rows.slice(from, from + RANKED_TOGETHER)));
  }
  const skipped = offset % RANKED_TOGETHER;
  return ordered.slice(skipped, skipped + limit);
}
