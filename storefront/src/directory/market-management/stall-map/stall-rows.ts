import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { stallKey } from '@farmgate/backend/contract/directory/markets';
import type { StallMapView } from '@farmgate/backend/contract/directory/stall-map';

export type Mark = StallMapView['marks'][number];

/** A stall of the roster or the map. */
export interface StallRow {
  stall: string;
  /** Who has it; empty where it is free. */
  names: string[];
  /** Null while it isn't on the map. */
  mark: Mark | null;
}

const byStall = new Intl.Collator('en-US', { numeric: true });

/** @returns every stall once, in the order in which people count */
export function stallRows(members: readonly MemberView[], marks: readonly Mark[]): StallRow[] {
  const rows = new Map<string, StallRow>(
    marks.map((mark) => [stallKey(mark.stall), { stall: mark.stall, names: [], mark }]),
  );
  for (const { stall, status, name } of members) {
    if (stall === null || status !== 'member') continue;
    const row = rows.get(stallKey(stall)) ?? { stall, names: [], mark: null };
    rows.set(stallKey(stall), { ...row, stall, names: [...row.names, name] });
  }
  return [...rows.values()].sort((a, b) => byStall.compare(a.stall, b.stall));
}

/** @returns the marks with one stall at a point; without the stall for null */
export function withMark(marks: readonly Mark[], stall: string, at: Pick<Mark, 'x' | 'y'> | null): Mark[] {
  const others = marks.filter((mark) => stallKey(mark.stall) !== stallKey(stall));
  return at === null ? others : [...others, { stall, ...at }];
}

/** @returns the next stall that isn't on the map, after one that now is; null for none */
export function nextStall(rows: readonly StallRow[], after: string): string | null {
  const at = rows.findIndex(({ stall }) => stallKey(stall) === stallKey(after));
  const rest = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return rest.find(({ mark }) => mark === null)?.stall ?? null;
}

/** @returns where in a box a point is, in percent with one decimal */
export function percentIn(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Pick<Mark, 'x' | 'y'> {
  const share = (part: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, part / whole)) * 1_000) / 10;
  return { x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) };
}
