import {
  FREE_SHIPPING_ABOVE_CENTS,
  NATIONWIDE_SHIPPING_CENTS,
  RETURN_TERMS,
} from '@farmgate/backend/contract/marketplace/checkout';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { describe, expect, it } from '@jest/globals';
import { type RenderedPage, render } from '../entry-server';
import { FAQ_SECTIONS } from './faq/questions';
import { HELP_SECTIONS } from './help/help-answers';
import { readAnswer } from './parts/answers/answer-text';

const config: PublicConfig = {
  publicUrl: 'https://farmgate.example',
  marketplaceNav: 'soon',
  minPasswordLength: 6,
  mapStyleUrl: null,
  analytics: null,
  socialLinks: [],
  placesAttribution: null,
  taxMode: 'flat' as const,
  checkoutStates: ['CA', 'NY', 'TX', 'FL'],
  checkoutStateNames: 'California, Florida, New York and Texas',
  notice: null,
};

const renderAt = (url: string, answer: (path: string) => Response = () => Response.json([])) =>
  render({
    near: null,
    url,
    config,
    now: new Date('2026-06-01T12:00:00Z'),
    fetch: (input) => Promise.resolve(answer(input)),
  });

const textOf = (body: string) => body.replaceAll('<!-- -->', '');

/** @returns the page's structured data, thing by thing */
function dataOf({ jsonLd }: RenderedPage): Record<string, unknown>[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(jsonLd)?.[1] ?? '{}';
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe.each([
  ['/faq', 'Local Farm FAQ'],
  ['/sitemap', 'Site Map'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s', (path, title) => {
  it('is there for everybody, at one address', async () => {
    const page = await renderAt(`${path}?utm_source=somewhere`);
    expect(page.status).toBe(200);
    expect(page.head).toContain(`<title>${title} | Farmgate</title>`);
    expect(page.head).toContain(`<link rel="canonical" href="https://farmgate.example${path}"/>`);
    expect(page.head).toContain('content="https://farmgate.example/og/default.png"');
    expect(page.head).not.toContain('noindex');
    expect(page.body.match(/<h1\b/g)).toHaveLength(1);
    expect(dataOf(page)).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });
});

describe('the FAQ', () => {
  it('has five sections of four questions, each folded up and with a place of its own', async () => {
    const body = textOf((await renderAt('/faq')).body);
    expect(FAQ_SECTIONS.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4, 4]);
    const ids = FAQ_SECTIONS.flatMap(({ id, questions }) => [
      id,
      ...questions.map((question) => question.id),
    ]);
    expect(new Set(ids).size).toBe(25);
    for (const id of ids) expect(body).toContain(`<div id="${id}"`);
    expect(body.match(/<details open=""/g)).toHaveLength(1);
    expect(/<main[^]*<\/main>/.exec(body)?.[0].match(/<details class/g)).toHaveLength(24);
    expect(body).toMatch(/href="\/browse"[^>]*>Browse Local Farms/);
    expect(body).toMatch(/href="\/blog"[^>]*>Read Our Blog/);
  });

  it('gives search engines the questions with plain answers', async () => {
    const [faq] = dataOf(await renderAt('/faq'));
    expect(faq?.['@type']).toBe('FAQPage');
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(20);
    for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toMatch(/\]\(|<|\n\n\n/);
  });
});

describe('the help for farmers', () => {
  it('has a part for every page of theirs, with links that lead somewhere, also without scripts', async () => {
    const body = textOf((await renderAt(paths.deskHelp())).body);
    for (const { id, questions } of HELP_SECTIONS) {
      expect(body).toContain(`<div id="${id}"`);
      for (const question of questions) expect(body).toContain(`<div id="${question.id}"`);
    }
    const links = HELP_SECTIONS.flatMap(({ questions }) =>
      questions.flatMap(({ answer }) => readAnswer(answer).flat()),
    );
    const targets = new Set(links.flatMap(({ to }) => to ?? []));
    expect(targets.size).toBeGreaterThan(10);
    for (const to of targets) expect([to, (await renderAt(to)).status]).toEqual([to, 200]);
  });
});

describe('the terms', () => {
  it('say prices and returns as the marketplace does', async () => {
    const body = textOf((await renderAt('/terms')).body);
    expect(body).toContain(RETURN_TERMS);
    expect(body).toContain(`<td>$${NATIONWIDE_SHIPPING_CENTS / 100}</td>`);
    expect(body).toContain(`above a subtotal of $${FREE_SHIPPING_ABOVE_CENTS / 100}`);
    expect(body).toContain('Tax is 8% of the subtotal');
    expect(body).toContain('commission of 12%');
  });
});

describe('the privacy policy', () => {
  it('names every cookie, and what stays when an account goes', async () => {
    const body = textOf((await renderAt('/privacy')).body);
    for (const cookie of ['sid', 'signed-in', 'cart', 'has-cart', 'near'])
      expect(body).toContain(`farmgate.${cookie}`);
    expect(body).toContain('isn’t verified');
  });
});

describe('the site map', () => {
  it('has every link that it is to have', async () => {
    const { body } = await renderAt('/sitemap');
    const links = [
      ...['/', '/browse', '/post', '/blog', '/faq'],
      ...['how-to-shop-a-farmers-market', 'choosing-a-csa-share', 'farm-fresh-eggs-guide'].map(
        (slug) => `/blog/${slug}`,
      ),
      ...['what-certified-organic-means', 'u-pick-first-visit', 'snap-and-wic-at-the-market'].map(
        (slug) => `/blog/${slug}`,
      ),
      ...['/browse?category=eggs', '/browse?category=baked-goods', '/browse?search=raw+honey'],
      '/browse?search=organic&amp;category=vegetables',
      ...['/in-season', '/guides', '/blog/feed.xml', '/listings/feed.xml', '/sitemap.xml'],
    ];
    for (const link of links) expect(body).toContain(`href="${link}"`);
    expect(new Set(body.match(/href="\/browse\?zipCode=\d{5}"/g)).size).toBe(9);
  });

  it('lists the pages of states, topics and cities that there are', async () => {
    const page = await renderAt('/sitemap', (path) => {
      if (path === '/api/state-pages')
        return Response.json([{ state: 'Florida', slug: 'farms-in-florida', isIndexable: true }]);
      if (path === '/api/content-hubs')
        return Response.json([{ title: 'CSA programs', slug: 'csa-programs' }]);
      return Response.json([
        { city: 'Naples', stateCode: 'FL', slug: 'farms-naples-fl', isIndexable: true },
        { city: 'Nowhere', stateCode: 'FL', slug: 'farms-nowhere-fl', isIndexable: false },
      ]);
    });
    const body = textOf(page.body);
    expect(body).toMatch(/href="\/farms-in-florida"[^>]*>Florida</);
    expect(body).toMatch(/href="\/guides\/csa-programs"[^>]*>CSA programs</);
    expect(body).toMatch(/href="\/farms-naples-fl"[^>]*>Naples, FL</);
    expect(body).not.toContain('Nowhere');
  });

  it('leaves out what cannot be had', async () => {
    const page = await renderAt('/sitemap', () => new Response('', { status: 503 }));
    expect(page.status).toBe(503);
    expect(page.body).toContain('<h1');
    expect(page.body).not.toContain('New pages about cities');
  });
});
