import { useEffect, useState } from 'react';
import type { Package } from '../weighing.rules';

/** Prints labels of packages, once they and their styles are there. */
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
    print: (packages: readonly Package[]): void => {
      const weighed = packages.filter(({ weight }) => weight !== null);
      if (weighed.length === 0) return;
      const at = new Date().toISOString();
      void import('./label-styles').then(() => setJob({ packages: weighed, at }));
    },
  };
}
