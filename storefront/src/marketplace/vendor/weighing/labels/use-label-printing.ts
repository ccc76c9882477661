import { useEffect, useState } from 'react';
import type { Package } from '../weighing.rules';

/** Prints labels of packages, once they are there. */
export function useLabelPrinting() {
  const [job, setJob] = useState<{ packages: readonly Package[]; at: string } | null>(null);
  useEffect(() => {
    if (!job) return;
    const end = () => setJob(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [job]);
  return {
    job,
    print: (packages: readonly Package[]) => {
      const weighed = packages.filter(({ grams }) => grams !== null);
      if (weighed.length > 0) setJob({ packages: weighed, at: new Date().toISOString() });
    },
  };
}
