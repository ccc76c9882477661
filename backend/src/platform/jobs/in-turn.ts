export interface InTurn<Row extends { userId: number }> {
  /** "farmers" */
  called: string;
  batch: number;
  /** @returns the next by id, a full batch if there are more; so failures are not found again */
  after: (userId: number) => Promise<readonly Row[]>;
  /** @returns whether that was enough for this run */
  work: (row: Row) => Promise<unknown>;
}

/** One that fails does not stop the others. @throws AggregateError at the end, for another run */
export async function inTurn<Row extends { userId: number }>(turns: InTurn<Row>): Promise<void> {
  const { called, batch, after, work } = turns;
  const failures: unknown[] = [];
  let isEnough = false;
  for (let last = 0; !isEnough;) {
    const rows = await after(last);
    for (const row of rows) {
      const said = await work(row).catch((error: unknown) => void failures.push(error));
      isEnough = said === true;
      if (isEnough) break;
    }
    last = rows.at(-1)?.userId ?? last;
    isEnough ||= rows.length < batch;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${called} have to wait.`);
}
