import { describe, expect, it } from '@jest/globals';
import { makeShare } from '../test/make-share';
import { graphOf, renderAt, textOf } from '../test/render-at';

const ADDRESS = '/shares/vegetable-share-2027-12';
const CALL = '/api/shares/12';

describe('the page of a share', () => {
  it('says whose it is, what a box costs, where, when, and by which rules', async () => {
    const page = await renderAt(ADDRESS, { [CALL]: makeShare() });
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>Vegetable share 2027 - Riverbend | Farmgate</title>');
    expect(page.head).toContain(`href="https://farmgate.example${ADDRESS}"`);
    expect(page.head).toContain(
      'Thursdays, every other week, May 27 to October 21, 2027, from $20.00 a box.',
    );
    const text = textOf(page.body);
    expect(text).toContain('A CSA share from Riverbend');
    expect(text).toContain('Regular $30.00 a box For three to four · 12 places left');
    expect(text).toContain('Small $20.00 a box No places left');
    expect(text).toContain('Town hall +$2.00 a box 2 Oak Street, Dayton, OH');
    expect(text).toContain('Thursdays, 4 PM to 7 PM. Change a box until Tuesday, 6 PM.');
    expect(text).toContain('Which weeks May 27, June 10');
    expect(text).toContain('Hold up to 2 boxes for credit.');
    expect(text).toContain('If you cancel, there’s no refund.');
    expect(text).not.toMatch(/subscription|installment|promise|demo/i);
  });

  it('says of a share of a demonstration vendor that it isn’t real', async () => {
    const share = makeShare();
    const page = await renderAt(ADDRESS, {
      [CALL]: { ...share, vendor: { ...share.vendor, isDemonstration: true } },
    });
    expect(textOf(page.body)).toContain('This is a demo share. The farm and its boxes aren’t real.');
  });

  it('tells search engines an offer for each size', async () => {
    const [product, crumbs] = graphOf(await renderAt(ADDRESS, { [CALL]: makeShare() }));
    expect(crumbs?.['@type']).toBe('BreadcrumbList');
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: [
        { name: 'Regular', price: '30.00', availability: 'https://schema.org/InStock' },
        { name: 'Small', price: '20.00', availability: 'https://schema.org/SoldOut' },
      ],
    });
  });

  it('comes back with what was chosen, and leaves out what can’t be chosen anymore', async () => {
    const chosen = await renderAt(`${ADDRESS}?size=1&site=8&weeks=B&payments=3`, { [CALL]: makeShare() });
    const checked = [...chosen.body.matchAll(/<input[^>]*name="(\w+)"[^>]*>/g)]
      .filter(([tag]) => tag.includes('checked'))
      .map(([tag, name]) => [name, /value="(\w+)"/.exec(tag)?.[1]]);
    expect(checked).toEqual([
      ['size', '1'],
      ['site', '8'],
      ['weeks', 'B'],
      ['payments', '3'],
    ]);
    const gone = await renderAt(`${ADDRESS}?size=99&site=99`, { [CALL]: makeShare() });
    expect(gone.body).not.toMatch(/name="site"[^>]*checked/);
    expect(gone.body).toMatch(/<input(?=[^>]*name="size")(?=[^>]*value="1")[^>]*checked/);
    // One can wait for a place of a size that is full.
    const full = await renderAt(`${ADDRESS}?size=2`, { [CALL]: makeShare() });
    expect(full.body).toMatch(/<input(?=[^>]*name="size")(?=[^>]*value="2")[^>]*checked/);
  });

  it('moves to the address with its name, and is not there once nobody can join', async () => {
    const moved = await renderAt('/shares/x-12', { [CALL]: makeShare() });
    expect([moved.status, moved.location]).toEqual([308, ADDRESS]);
    const gone = await renderAt(ADDRESS);
    expect(gone.status).toBe(404);
    expect(textOf(gone.body)).toContain('Share not found');
  });
});
