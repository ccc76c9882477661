/** A page reads only as far as it goes: matches are reordered in parts of this size. */
export const RANKED_TOGETHER = 60;

interface MaybeCalledSo {
  isCalledSo?: boolean;
}

export interface Part {
  limit: number;
  offset: number;
}

/** @returns all that is put in order with the page */
export function partRanked({ limit, offset }: Part): Part {
  const from = offset - (offset % RANKED_TOGETHER);
  const to = Math.ceil((offset + limit) / RANKED_TOGETHER) * RANKED_TOGETHER;
  return { limit: to - from, offset: from };
}

export const calledSoFirst = <Row extends MaybeCalledSo>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(b.isCalledSo ?? false) - Number(a.isCalledSo ?? false));

/** @param rows the part of the list that `partRanked` says */
export function pageRanked<Row extends MaybeCalledSo>(rows: readonly Row[], { limit, offset }: Part): Row[] {
  const ordered: Row[] = [];
  for (let from = 0; from < rows.length; from += RANKED_TOGETHER) {
    ordered.push(...calledSoFirst(rows.slice(from, from + RANKED_TOGETHER)));
  }
  const skipped = offset % RANKED_TOGETHER;
  return ordered.slice(skipped, skipped + limit);
}
