import { useEffect, useState } from 'react';
import { timeLeft } from '../order-rules';

/** How long an order's goods are held, second by second. Screen readers hear it when they come to it. */
export function TimeLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= new Date(until).getTime();
  useEffect(() => {
    if (isOver) {
      onOver();
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
    // Only that it is over is a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return (
    <span role="timer" className="font-bold whitespace-nowrap tabular-nums">
      {timeLeft(until, now)}
    </span>
  );
}
