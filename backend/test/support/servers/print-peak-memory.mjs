// node --import this: at its end a program says on standard error how much memory it took at most, in
// megabytes. Linux counts what the parent had at the start into resourceUsage(), so that has another answer.
import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

process.on('exit', () => {
  const kilobytes = existsSync(STATUS)
    ? Number(/VmHWM:\s*(\d+)/.exec(readFileSync(STATUS, 'utf8'))[1])
    : process.resourceUsage().maxRSS;
  process.stderr.write(`peak memory ${Math.round(kilobytes / 1024)} MB\n`);
});
