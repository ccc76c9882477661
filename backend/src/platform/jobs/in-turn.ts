/** Accounts that a job goes through. */
export interface InTurn<Row extends { userId: number }> {
  /** What they are called when some of them have to wait: "farmers". */
  called: string;
  /** So many are read at a time. */
  batch: number;
  /**
   * @returns the next accounts behind an id, by their ids, as many as the batch where there are more. So
   *   those for whom nothing could be done are not found again and again
   */
  after: (userId: number) => Promise<readonly Row[]>;
  /** @returns whether that was enough for this run */
  work: (row: Row) => Promise<unknown>;
}

/**
 * Works for one account after the other. One that fails does not keep the others waiting.
 * @throws AggregateError at the end with whatever failed, so that the job is run again
 */
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
