/**
 * Draws every picture of the storefront into storefront/public/art and notes their number in
 * storefront/src/ui/art/drawn.ts.
 * Run it after changing a drawing: `node tools/art/make-art.mjs`. The same code gives the same files.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { grainPng } from './drawings/grain.mjs';
import { picture } from './drawings/hand.mjs';
import { SEASONS, landscape } from './drawings/landscape.mjs';
import * as baked from './drawings/products/baked.mjs';
import * as berries from './drawings/products/berries.mjs';
import * as butcher from './drawings/products/butcher.mjs';
import * as greens from './drawings/products/greens.mjs';
import * as labels from './drawings/products/labels.mjs';
import * as larder from './drawings/products/larder.mjs';
import * as orchard from './drawings/products/orchard.mjs';
import * as vegetables from './drawings/products/vegetables.mjs';
import * as yard from './drawings/products/yard.mjs';
import * as craft from './drawings/scenes/scenes-craft.mjs';
import * as empty from './drawings/scenes/scenes-empty.mjs';
import * as garden from './drawings/scenes/scenes-garden.mjs';
import * as kitchen from './drawings/scenes/scenes-kitchen.mjs';
import * as pantry from './drawings/scenes/scenes-pantry.mjs';
import * as places from './drawings/scenes/scenes-places.mjs';
import * as shelf from './drawings/scenes/scenes-shelf.mjs';

const out = new URL('../../storefront/public/art/', import.meta.url);
const digest = createHash('sha256');

function write(name, data) {
  digest.update(name).update(data);
  writeFileSync(new URL(name, out), data);
}

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const underscored = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

mkdirSync(out, { recursive: true });
write('grain.png', grainPng());

const categories = Object.entries({ ...garden, ...kitchen, ...pantry, ...shelf, ...craft });
for (const [name, scenes] of categories)
  scenes.forEach((draw, index) => write(`${dashed(name)}-${index + 1}.svg`, picture(400, 300, draw)));

for (const [name, draw] of Object.entries({
  ...vegetables,
  ...greens,
  ...baked,
  ...labels,
  ...larder,
  ...butcher,
  ...orchard,
  ...berries,
  ...yard,
}))
  write(`${dashed(name)}.svg`, picture(400, 300, draw));

const { PLACE_PICTURE, ...placeScenes } = places;
for (const [name, scenes] of Object.entries(placeScenes))
  scenes.forEach((draw, index) =>
    write(`place-${dashed(name)}-${index + 1}.svg`, picture(PLACE_PICTURE.width, PLACE_PICTURE.height, draw)),
  );

const { EMPTY_PICTURE, ...emptyScenes } = empty;
for (const [name, draw] of Object.entries(emptyScenes))
  write(`empty-${dashed(name)}.svg`, picture(EMPTY_PICTURE.width, EMPTY_PICTURE.height, draw));

for (const season of Object.keys(SEASONS))
  for (const shape of ['wide', 'narrow'])
    for (const time of ['day', 'dusk']) {
      const { width, height } = landscape(season, shape === 'narrow', false);
      const svg = picture(
        width,
        height,
        () => landscape(season, shape === 'narrow', time === 'dusk').content,
      );
      write(`landscape-${season}-${shape}-${time}.svg`, svg);
    }

const counts = (entries, nameOf) =>
  entries.map(([name, scenes]) => `  ${nameOf(name)}: ${scenes.length},`).join('\n');
writeFileSync(
  new URL('../../storefront/src/ui/art/drawn.ts', import.meta.url),
  `/** Written by tools/art/make-art.mjs; do not edit. */

/** Changes whenever a picture does, so that pictures can be cached for good. */
export const ART_VERSION = '${digest.digest('hex').slice(0, 8)}';

/** How many still lifes there are of each listing category. */
export const CATEGORY_VARIANTS = {
${counts(categories, (name) => (/[A-Z]/.test(name) ? `'${dashed(name)}'` : name))}
} as const;

/** How many motifs there are of each kind of place. */
export const PLACE_VARIANTS = {
${counts(Object.entries(placeScenes), underscored)}
} as const;
`,
);
