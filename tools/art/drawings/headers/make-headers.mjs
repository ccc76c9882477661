/**
 * Draws the header pictures of the blog's articles and guides into public/art/blog and public/art/guides.
 * Run it after changing one of them: `node tools/art/drawings/headers/make-headers.mjs`. The same code
 * gives the same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { picture } from '../hand.mjs';
import { HEADER } from './header-grounds.mjs';
import { farmGuides, farmHeaders } from './headers-farm.mjs';
import { gardenGuides, gardenHeaders } from './headers-garden.mjs';
import { kitchenGuides, kitchenHeaders } from './headers-kitchen.mjs';
import { marketHeaders } from './headers-market.mjs';
import { orchardGuides, orchardHeaders } from './headers-orchard.mjs';
import { standGuides, standHeaders } from './headers-stand.mjs';
import { tableHeaders } from './headers-table.mjs';

/** A header weighs less than a photograph's thumbnail, or it is drawn anew. */
const LARGEST = 20_000;

const folders = {
  blog: {
    ...marketHeaders,
    ...standHeaders,
    ...farmHeaders,
    ...orchardHeaders,
    ...kitchenHeaders,
    ...tableHeaders,
    ...gardenHeaders,
  },
  guides: { ...standGuides, ...farmGuides, ...orchardGuides, ...kitchenGuides, ...gardenGuides },
};
for (const [folder, scenes] of Object.entries(folders)) {
  const out = new URL(`../../../../storefront/public/art/${folder}/`, import.meta.url);
  mkdirSync(out, { recursive: true });
  for (const [slug, draw] of Object.entries(scenes)) {
    const svg = picture(HEADER.width, HEADER.height, draw);
    if (svg.length >= LARGEST) throw new Error(`${folder}/${slug}.svg is too heavy: ${svg.length} bytes`);
    writeFileSync(new URL(`${slug}.svg`, out), svg);
  }
}
