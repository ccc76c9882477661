import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BlogPost } from '../../src/content/blog/blog-post.entity.js';
import type { BlogPostCard, BlogPostView, BlogTopics } from '../../src/contract/content/blog.js';
import { makeBlogPost } from '../support/make/make-content.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.getRepository(BlogPost).createQueryBuilder().delete().execute());

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const titles = async (query = '') => {
  const { body } = await test.get<BlogPostCard[]>(`/api/blog${query}`);
  return body.map(({ title }) => title);
};

describe('GET /api/blog', () => {
  it('lists what is published, the newest first, without the text', async () => {
    await makeBlogPost(test.db, { title: 'Older', publishedAt: ago(3) });
    await makeBlogPost(test.db, { title: 'Newer', publishedAt: ago(1), content: 'A long text.' });
    const { body, headers } = await test.get<BlogPostCard[]>('/api/blog');
    expect(body.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(body[0]).not.toHaveProperty('content');
    expect(body[0]).not.toHaveProperty('seedHash');
    expect(headers).toMatchObject({ 'x-total-count': '2' });
  });

  it('shows neither drafts nor what is still to appear', async () => {
    await makeBlogPost(test.db, { title: 'Draft', isPublished: false });
    await makeBlogPost(test.db, { title: 'Tomorrow', publishedAt: ago(-24) });
    await makeBlogPost(test.db, { title: 'Now', publishedAt: ago(0) });
    expect(await titles()).toEqual(['Now']);
  });

  it('shows an article from its moment on, without anybody doing anything', async () => {
    const { id } = await makeBlogPost(test.db, { title: 'Soon', publishedAt: ago(-1) });
    expect(await titles()).toEqual([]);
    await test.db.query(`UPDATE blog_posts SET published_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    expect(await titles()).toEqual(['Soon']);
  });

  it('filters by category and by tag', async () => {
    await makeBlogPost(test.db, { title: 'Eggs', category: 'farm-fresh-eggs', tags: ['eggs', 'storage'] });
    await makeBlogPost(test.db, { title: 'Peas', category: 'seasonal-guides', tags: ['storage'] });
    expect(await titles('?category=farm-fresh-eggs')).toEqual(['Eggs']);
    expect((await titles('?tag=Storage')).sort()).toEqual(['Eggs', 'Peas']);
    expect(await titles('?tag=storage&category=seasonal-guides')).toEqual(['Peas']);
    expect(await titles('?tag=nothing')).toEqual([]);
    expect((await test.get('/api/blog?category=peas')).status).toBe(400);
  });

  it('is answered whole where neither a limit nor a page is asked for', async () => {
    const posts = Array.from({ length: 14 }, (_, index) =>
      makeBlogPost(test.db, { publishedAt: ago(index) }),
    );
    await Promise.all(posts);
    expect(await titles()).toHaveLength(14);
    expect(await titles('?page=1')).toHaveLength(12);
    expect(await titles('?page=2')).toHaveLength(2);
    expect(await titles('?limit=13')).toHaveLength(13);
    expect((await test.get('/api/blog?limit=5001')).status).toBe(400);
  });

  it('has pages with numbers, and links between them', async () => {
    for (const hours of [1, 2, 3, 4, 5]) {
      await makeBlogPost(test.db, { title: `Article ${hours}`, publishedAt: ago(hours), tags: ['pages'] });
    }
    expect(await titles('?limit=2&page=1')).toEqual(['Article 1', 'Article 2']);
    const { body, headers } = await test.get<BlogPostCard[]>('/api/blog?tag=pages&limit=2&page=2');
    expect(body.map(({ title }) => title)).toEqual(['Article 3', 'Article 4']);
    expect(headers['x-total-count']).toBe('5');
    expect(headers.link).toBe(
      '</api/blog?tag=pages&limit=2>; rel="first", </api/blog?tag=pages&limit=2>; rel="prev", ' +
        '</api/blog?tag=pages&limit=2&page=3>; rel="next"',
    );
    expect(await titles('?limit=2&page=9')).toEqual([]);
    expect(await titles('?page=2')).toEqual([]);
    for (const page of ['0', '-1', '1.5', 'x', '1001']) {
      expect((await test.get(`/api/blog?page=${page}`)).status).toBe(400);
    }
  });
});

describe('GET /api/blog/{slug}', () => {
  it('gives the text as Markdown and as safe HTML, with its headings', async () => {
    const content = '## What to pick\n\nPeas, [eggs](/browse?category=eggs) <script>alert(1)</script>';
    const { slug } = await makeBlogPost(test.db, { content });
    const { body } = await test.get<BlogPostView>(`/api/blog/${slug}`);
    expect(body).toMatchObject({ content, headings: [{ id: 'what-to-pick', text: 'What to pick' }] });
    expect(body.contentHtml).toBe(
      '<h2 id="what-to-pick">What to pick</h2>\n' +
        '<p>Peas, <a href="/browse?category=eggs">eggs</a> &lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
    );
    expect(body.wordCount).toBe(9);
  });

  it('leads on to what has most in common, never to what nobody may see', async () => {
    const here = await makeBlogPost(test.db, { category: 'farm-fresh-eggs', tags: ['eggs', 'storage'] });
    await makeBlogPost(test.db, { title: 'Nothing', category: 'u-pick-farms', publishedAt: ago(1) });
    await makeBlogPost(test.db, { title: 'One tag', category: 'u-pick-farms', tags: ['eggs'] });
    await makeBlogPost(test.db, { title: 'Same category', category: 'farm-fresh-eggs' });
    await makeBlogPost(test.db, { title: 'Both tags', category: 'u-pick-farms', tags: ['eggs', 'storage'] });
    await makeBlogPost(test.db, {
      title: 'Draft',
      category: 'farm-fresh-eggs',
      tags: ['eggs'],
      isPublished: false,
    });
    const { body } = await test.get<BlogPostView>(`/api/blog/${here.slug}`);
    expect(body.related.map(({ title }) => title)).toEqual(['Both tags', 'Same category', 'One tag']);
    expect(body.related[0]).not.toHaveProperty('content');
  });

  it('answers 404 for what is not there, is a draft, or is still to appear', async () => {
    const draft = await makeBlogPost(test.db, { isPublished: false });
    const tomorrow = await makeBlogPost(test.db, { publishedAt: ago(-24) });
    for (const slug of [draft.slug, tomorrow.slug, 'nothing', '%00', 'a'.repeat(90)]) {
      expect(await test.get(`/api/blog/${slug}`)).toMatchObject({
        status: 404,
        body: { error: 'BLOG_POST_NOT_FOUND' },
      });
    }
  });
});

describe('GET /api/blog-topics', () => {
  it('counts what there is to filter by', async () => {
    await makeBlogPost(test.db, { category: 'u-pick-farms', tags: ['fruit', 'kids'] });
    await makeBlogPost(test.db, { category: 'farmers-markets', tags: ['fruit'] });
    await makeBlogPost(test.db, { category: 'farmers-markets', tags: ['draft'], isPublished: false });
    expect((await test.get<BlogTopics>('/api/blog-topics')).body).toEqual({
      categories: [
        { category: 'farmers-markets', count: 1 },
        { category: 'u-pick-farms', count: 1 },
      ],
      tags: [
        { tag: 'fruit', count: 2 },
        { tag: 'kids', count: 1 },
      ],
    });
  });
});
