/** For the primary process, for commands such as the import, and for people. */
const SPARE = 15;
/** With fewer, requests would wait for connections instead of the processor. */
const SMALLEST_POOL = 5;
/** Each server holds one beside its pool, to hear of changes. */
const LISTENERS = 1;

/** @param poolSize the most that one server opens @returns how many servers can run, and each pool */
export function shareConnections(
  servers: number,
  maxConnections: number,
  poolSize: number,
): { servers: number; poolSize: number } {
  const free = maxConnections - SPARE;
  const fitting = Math.max(1, Math.min(servers, Math.floor(free / (SMALLEST_POOL + LISTENERS))));
  const share = Math.floor(free / fitting) - LISTENERS;
  return { servers: fitting, poolSize: Math.max(SMALLEST_POOL, Math.min(poolSize, share)) };
}
