import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { describe, expect, it } from '@jest/globals';
import { makeArticle, makeArticleCard } from '../../../test/make-article';
import { render } from '../../entry-server';

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
const topics = {
  categories: [{ category: 'u-pick-farms', count: 13 }],
  tags: [{ tag: 'peas', count: 2 }],
};

type Answer = (path: string) => Response;

const renderAt = (url: string, answer: Answer) =>
  render({
    near: null,
    url,
    config,
    now: new Date('2026-06-01T12:00:00Z'),
    fetch: (input) => Promise.resolve(answer(input)),
  });

/** The blog with a number of articles in all. */
function blog(total: number, shown = Math.min(total, 12)): Answer {
  return (path) => {
    if (path.startsWith('/api/blog-topics')) return Response.json(topics);
    const articles = Array.from({ length: shown }, (_, index) =>
      makeArticleCard({ id: index + 1, slug: `peas-${index + 1}`, title: `Peas ${index + 1}` }),
    );
    return Response.json(articles, { headers: { 'x-total-count': String(total) } });
  };
}

/** Without the comments by which React parts texts. */
const textOf = (body: string) => body.replaceAll('<!-- -->', '');

describe('the blog', () => {
  it('shows its articles with category, author, date and reading time', async () => {
    const page = await renderAt('/blog', blog(13));
    const body = textOf(page.body);
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>Local Farm Blog | Farmgate</title>');
    expect(page.head).toContain('<link rel="canonical" href="https://farmgate.example/blog"/>');
    expect(page.head).not.toContain('noindex');
    expect(body).toContain('href="/blog/peas-12"');
    for (const text of [
      'U Pick Farms',
      'Farmgate editors',
      'May 4, 2026',
      '5 min read',
      'When a pod is full',
    ]) {
      expect(body).toContain(text);
    }
    expect(body).toContain('href="/blog?page=2"');
    expect(page.jsonLd).toContain('"@type":"ItemList","name":"Local Farm Blog","numberOfItems":12');
  });

  it('leads on to the home page and to eggs', async () => {
    const { body } = await renderAt('/blog', blog(1));
    expect(body).toMatch(/<a [^>]*href="\/"[^>]*>Search by ZIP code/);
    expect(body).toMatch(/<a [^>]*href="\/\?products=eggs"/);
  });

  it('gives its second page an address and a title of its own', async () => {
    const { head, body } = await renderAt('/blog?page=2', blog(13, 1));
    expect(head).toContain('<title>Local Farm Blog – Page 2 | Farmgate</title>');
    expect(head).toContain('href="https://farmgate.example/blog?page=2"');
    expect(head).not.toContain('noindex');
    expect(textOf(body)).toContain('Page 2 of 2');
  });

  it('makes no pages for search engines of its filters', async () => {
    for (const url of [
      '/blog?category=u-pick-farms',
      '/blog?tag=peas',
      '/blog?category=u-pick-farms&page=2',
    ]) {
      const page = await renderAt(url, blog(26));
      expect(page.status).toBe(200);
      expect(page.head).toContain('content="noindex"');
      expect(page.head).toContain('<link rel="canonical" href="https://farmgate.example/blog"/>');
    }
  });

  it('says so where there is nothing yet', async () => {
    const page = await renderAt('/blog', blog(0));
    expect(page.status).toBe(200);
    expect(page.body).toContain('No blog posts available yet.');
  });

  it('says so where it cannot be had', async () => {
    const page = await renderAt('/blog', () => new Response('', { status: 503 }));
    expect(page.body).toContain('Error loading blog posts. Please try again later.');
  });

  it('answers a page behind its end with 404', async () => {
    const page = await renderAt('/blog?page=9', blog(13, 0));
    expect(page.status).toBe(404);
    expect(textOf(page.body)).toContain('There is no page 9.');
    expect(page.head).toContain('content="noindex"');
  });
});

describe('an article', () => {
  it('has its text, its contents, its author and what to read next', async () => {
    const page = await renderAt('/blog/picking-peas', () => Response.json(makeArticle()));
    const body = textOf(page.body);
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>Picking Peas | Farmgate</title>');
    expect(page.head).toContain('property="og:type" content="article"');
    expect(page.head).toContain('content="https://farmgate.example/og/blog/picking-peas.png"');
    expect(page.head).toContain('content="peas, picking peas, u-pick"');
    expect(body).toContain('<h2 id="how-to-pick">How to pick</h2>');
    expect(body).toContain('href="/blog/picking-peas#how-to-pick"');
    expect(body).toContain('alt="A basket of pea pods"');
    expect(body).toContain('href="/blog/shelling-peas"');
    expect(body).toContain('href="/blog?tag=spring"');
    for (const text of ['Growing desk', 'May 4, 2026', '5 min read']) expect(body).toContain(text);
  });

  it('is a BlogPosting to search engines', async () => {
    const { jsonLd } = await renderAt('/blog/picking-peas', () => Response.json(makeArticle()));
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(jsonLd)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        {
          '@type': 'BlogPosting',
          headline: 'Picking Peas',
          url: 'https://farmgate.example/blog/picking-peas',
          image: 'https://farmgate.example/og/blog/picking-peas.png',
          datePublished: '2026-05-04T12:00:00.000Z',
          author: { '@type': 'Organization', name: 'Farmgate editors' },
          wordCount: 1050,
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it('names a person as one', async () => {
    const article = makeArticle({ authorName: 'Ana Ortiz', authorTitle: 'Grower' });
    const { jsonLd } = await renderAt('/blog/picking-peas', () => Response.json(article));
    expect(jsonLd).toContain('"author":{"@type":"Person","name":"Ana Ortiz","jobTitle":"Grower"}');
  });

  it('has no list of contents where it is short, and no picture of nothing', async () => {
    const article = makeArticle({ headings: [], imageUrl: null, imageAlt: null, related: [] });
    const { body } = await renderAt('/blog/picking-peas', () => Response.json(article));
    expect(body).not.toContain('On this page');
    expect(body).not.toContain('Related articles');
    expect(body).toContain('src="/art/blog/default.svg"');
  });

  it('that is not there answers 404, and one that cannot be had the server’s own failure', async () => {
    const error = { statusCode: 404, error: 'X', message: 'The article could not be found.', requestId: 'r' };
    const gone = await renderAt('/blog/nothing', () => Response.json(error, { status: 404 }));
    expect(gone.status).toBe(404);
    expect(gone.body).toContain('The article could not be found.');
    expect(gone.head).toContain('content="noindex"');
    expect((await renderAt('/blog/peas', () => new Response('', { status: 503 }))).status).toBe(503);
  });
});
