import { PLACE_KINDS } from '@farmgate/backend/contract/directory/place-kinds';
import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLACE_VARIANTS } from '../drawn';
import { PlaceThumbnail } from './place-thumbnail';

function render(kind: string, seed: number, state: string | null = 'FL') {
  return renderToStaticMarkup(
    <PlaceThumbnail latitude={27.9} longitude={-82.4} state={state} kind={kind} seed={seed} />,
  );
}

describe('the thumbnail of a place', () => {
  it('has a drawn motif for each kind of place', () => {
    expect(Object.keys(PLACE_VARIANTS).sort()).toEqual([...PLACE_KINDS].sort());
    for (const kind of PLACE_KINDS)
      for (let seed = 0; seed < PLACE_VARIANTS[kind]; seed++) {
        const file = /\/art\/place-[a-z0-9-]+\.svg/.exec(render(kind, seed))?.[0] ?? 'missing';
        expect(existsSync(new URL(`../../../../public${file}`, import.meta.url))).toBe(true);
      }
  });

  it('shows eight markets of one state in eight ways', () => {
    const pictures = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => render('farmers_market', seed));
    expect(new Set(pictures).size).toBe(8);
  });

  it('shows the motif alone where the state is not known', () => {
    const html = render('csa', 3, null);
    expect(html).not.toContain('/art/states/');
    expect(html).toContain('/art/place-csa-');
  });
});
