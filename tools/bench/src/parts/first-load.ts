import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Part } from '../part.js';
import { figure, type Table, type TableRow } from '../run/report.rules.js';

/** Kilobytes of JavaScript that a page may need, gzip. */
const LIMIT_KB = 165;
const MOST_FILES = 10;
/** Pages with a line of their own; the heaviest stands for the rest. */
const SHOWN = {
  Home: 'src/directory/home/home-page.tsx',
  Browse: 'src/directory/browse/browse-page.tsx',
  Marketplace: 'src/marketplace/shop/market/market-page.tsx',
  Listing: 'src/directory/listing-detail/listing-page.tsx',
  Product: 'src/marketplace/shop/product/product-page.tsx',
  'Location page': 'src/content/locations/location-page.tsx',
  Article: 'src/content/blog/article-page.tsx',
};

interface Weight {
  /** The page's file. */
  module: string;
  kilobytes: number;
  files: number;
  isPersonal: boolean;
}

/** What a browser has to download of scripts before each page works. */
export const firstLoad: Part = { name: 'First load', works: [], needsData: false, run: weigh };

async function weigh(_bench: Bench): Promise<Table> {
  const script = path.join(projectFolder(), 'storefront/scripts/check-size.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--json']);
  // A page that is at two addresses stands there twice.
  const weights = unique(JSON.parse(stdout) as Weight[]).filter(({ isPersonal }) => !isPersonal);
  const heaviest = weights.reduce((worst, one) => (one.kilobytes > worst.kilobytes ? one : worst));
  const shown = Object.entries(SHOWN).flatMap(([name, module]) =>
    weights.filter((one) => one.module === module).map((one) => row(name, one)),
  );
  return {
    title: "The storefront's first load",
    how: [
      "The scripts that a page's HTML names and all that they import, each compressed by gzip; what comes later by itself is not in it.",
    ],
    head: ['page', 'kB of JavaScript', 'files', 'must hold'],
    rows: [
      ...shown,
      row(
        `The heaviest of all ${weights.length} that need no login (${path.basename(heaviest.module, '.tsx')})`,
        heaviest,
      ),
    ],
    rounds: weights,
  };
}

const unique = (weights: readonly Weight[]) => [...new Map(weights.map((one) => [one.module, one])).values()];

const row = (name: string, { kilobytes, files }: Weight): TableRow => ({
  cells: [name, figure(kilobytes, 1), String(files), `≤ ${LIMIT_KB} in ${MOST_FILES}`],
  holds: kilobytes <= LIMIT_KB && files <= MOST_FILES,
});
