import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BlogPost } from '../../../src/content/blog/blog-post.entity.js';
import { readArticle } from '../../../src/content/blog/seed/article-file.rules.js';
import { seedArticles } from '../../../src/content/blog/seed/seed-articles.js';
import { BLOG_DRAWINGS } from '../../../src/contract/content/blog-drawings.js';
import type { AdminPost, PostPicture, PostPreview } from '../../../src/contract/content/blog.admin.js';
import type { BlogPostCard } from '../../../src/contract/content/blog.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { imageIdOf } from '../../../src/contract/shared/images.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import type { Config } from '../../../src/platform/config/config.js';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { DiskStore } from '../../../src/platform/media/disk-store.js';
import { Image } from '../../../src/platform/media/image.entity.js';
import { Media } from '../../../src/platform/media/media.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { makeBlogPost } from '../../support/make/make-content.js';
import { makePicture } from '../../support/make/pictures.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let dataDir: string;
let store: DiskStore;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'farmgate-blog-'));
  store = new DiskStore(path.join(dataDir, 'media'));
  test = await startTestApp({ DATA_DIR: dataDir });
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => test.db.query('DELETE FROM blog_posts; DELETE FROM audit_log'));

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

let serial = 0;
function article(given: Record<string, unknown> = {}) {
  serial += 1;
  return {
    title: `Winter markets ${serial}`,
    slug: `winter-markets-${serial}`,
    excerpt: 'What is there in January.',
    content: 'Roots, apples and greens are there all winter.',
    metaDescription: null,
    keywords: null,
    category: 'farmers-markets',
    tags: ['Winter'],
    authorName: 'Ann',
    authorTitle: null,
    imageUrl: null,
    imageAlt: null,
    isPublished: true,
    publishedAt: 'now',
    ...given,
  };
}
const create = <Body = AdminPost>(given: Record<string, unknown> = {}) =>
  admin.post<Body>('/api/admin/blog-posts', article(given));
const save = <Body = AdminPost>(post: AdminPost, changes: Record<string, unknown>) => {
  const was = Object.fromEntries(Object.keys(changes).map((name) => [name, post[name as keyof AdminPost]]));
  return admin.put<Body>(`/api/admin/blog-posts/${post.id}`, { ...changes, was });
};
const act = <Body = AdminPost>(id: number, action: string, body: object = {}) =>
  admin.post<Body>(`/api/admin/blog-posts/${id}/${action}`, body);
const onBlog = async () => (await test.get<BlogPostCard[]>('/api/blog')).body.map(({ slug }) => slug);
const statusOf = async (slug: string) => (await test.get(`/api/blog/${slug}`)).status;
const logged = async () =>
  (await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } })).map(({ action }) => action);

describe('a new article', () => {
  it('that is published is on the blog at once, from the moment at which the server saved it', async () => {
    const { status, body } = await create();
    expect({ status, standing: body.standing, tags: body.tags }).toEqual({
      status: 201,
      standing: 'published',
      tags: ['winter'],
    });
    expect(Math.abs(new Date(body.publishedAt).getTime() - Date.now())).toBeLessThan(10_000);
    expect(await onBlog()).toEqual([body.slug]);
    expect(await logged()).toEqual(['create']);
  });

  it('that is a draft is seen by staff alone', async () => {
    const { body } = await create({ isPublished: false });
    expect(body.standing).toBe('draft');
    expect([await onBlog(), await statusOf(body.slug)]).toEqual([[], 404]);
  });

  it('that is scheduled appears by itself when its moment comes, and not before', async () => {
    const { body } = await create({ publishedAt: later(1) });
    expect(body.standing).toBe('scheduled');
    expect([await onBlog(), await statusOf(body.slug)]).toEqual([[], 404]);
    await test.db.query(`UPDATE blog_posts SET published_at = now() - interval '1 second'`);
    expect([await onBlog(), await statusOf(body.slug)]).toEqual([[body.slug], 200]);
  });

  it('cannot take the address of another one', async () => {
    await create({ slug: 'taken' });
    const { status, body } = await create<ErrorBody>({ slug: 'taken' });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'SLUG_TAKEN' });
    expect(await logged()).toEqual(['create']);
  });

  it('has its reading time from its words, whatever is sent', async () => {
    const content = Array.from({ length: 1_100 }, () => 'peas').join(' ');
    const { body } = await create({ content });
    expect(body.readingTime).toBe(5);
    expect((await save(body, { content: 'Short, but long enough to keep.' })).body.readingTime).toBe(1);
    expect((await create({ readingTime: 1 })).status).toBe(400);
  });

  it.each([
    ['slug', 'Winter Markets'],
    ['slug', 'a--b'],
    ['category', 'gossip'],
    ['imageUrl', 'https://elsewhere.example/a.jpg'],
    ['imageUrl', '/media/../secrets'],
    ['publishedAt', 'tomorrow'],
    ['publishedAt', null],
    ['tags', ['']],
  ])('is refused with %s %j, with the message at the field', async (field, value) => {
    const { status, body } = await create<ErrorBody>({ [field]: value });
    expect(status).toBe(400);
    expect(body.issues?.[0]?.path).toMatch(new RegExp(`^${field}`));
  });
});

describe('an article that is there', () => {
  it('is changed field by field; what nobody touched stays', async () => {
    const { body } = await create({ metaDescription: 'About winter.', publishedAt: later(1) });
    const moved = later(2);
    const answer = await save(body, { publishedAt: moved });
    expect(answer.body).toMatchObject({
      publishedAt: moved,
      metaDescription: 'About winter.',
      title: body.title,
    });
  });

  it('is published and unpublished in bulk, now or with the date that it has', async () => {
    const { id, publishedAt } = await makeBlogPost(test.db, { isPublished: false });
    expect((await act(id, 'publish', { moment: 'kept' })).body).toMatchObject({
      standing: 'published',
      publishedAt: publishedAt.toISOString(),
    });
    expect((await act(id, 'unpublish')).body).toMatchObject({ standing: 'draft' });
    const { body } = await act(id, 'publish', { moment: 'now' });
    expect(Date.parse(body.publishedAt)).toBeGreaterThan(publishedAt.getTime());
    expect(await logged()).toEqual(['publish', 'unpublish', 'publish']);
  });

  it('is not published or unpublished twice; one that is scheduled can be published at once', async () => {
    const { id } = await makeBlogPost(test.db, { publishedAt: new Date(later(1)) });
    const kept = await act<ErrorBody>(id, 'publish', { moment: 'kept' });
    expect(kept).toMatchObject({ status: 409, body: { error: 'ALREADY_DECIDED' } });
    expect((await act(id, 'publish', { moment: 'now' })).body).toMatchObject({ standing: 'published' });
    expect((await act(id, 'publish', { moment: 'now' })).status).toBe(409);
    await act(id, 'unpublish');
    expect((await act(id, 'unpublish')).status).toBe(409);
    expect(await logged()).toEqual(['publish', 'unpublish']);
  });

  it('belongs to staff once they have edited it: the next start does not write its file over it', async () => {
    const file = (text: string) =>
      readArticle(
        'peas',
        `---
title: Peas
excerpt: All about peas.
metaDescription: What to know about peas.
keywords: peas
category: seasonal-guides
tags: peas, spring
authorName: Farmgate editors
authorTitle: Growing desk
imageAlt: A bowl of peas
publishedAt: 2026-05-02
---
${text}`,
      );
    const start = (text: string) => test.db.transaction((tx) => seedArticles(tx, [file(text)], new Date()));
    await start('Eat peas.');
    const { id } = await test.db.getRepository(BlogPost).findOneByOrFail({ slug: 'peas' });
    const { body } = await admin.get<AdminPost>(`/api/admin/blog-posts/${id}`);
    expect((await save(body, { title: 'Sweet peas' })).status).toBe(200);
    expect(await start('Eat more peas.')).toBe(0);
    expect(await test.db.getRepository(BlogPost).findOneBy({ id })).toMatchObject({
      title: 'Sweet peas',
      content: 'Eat peas.',
      seedHash: null,
    });
  });

  it('can be deleted, and its address is free again', async () => {
    const { body } = await create({ slug: 'gone' });
    expect((await admin.delete(`/api/admin/blog-posts/${body.id}`)).status).toBe(200);
    expect(await statusOf('gone')).toBe(404);
    expect((await create({ slug: 'gone' })).status).toBe(201);
    expect(await logged()).toEqual(['create', 'delete', 'create']);
  });
});

describe('the preview', () => {
  const preview = async (content: string) =>
    (await admin.post<PostPreview>('/api/admin/blog-posts/preview', { content })).body;

  it('shows a text as the blog will, and how long it is', async () => {
    expect(await preview('## Peas\n\nEat **many** peas.')).toEqual({
      contentHtml: '<h2 id="peas">Peas</h2>\n<p>Eat <strong>many</strong> peas.</p>\n',
      readingTime: 1,
      wordCount: 4,
    });
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](  JaVaScRiPt:alert(1))',
    '![a](javascript:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '<javascript:alert(1)>',
    '![" onerror="alert(1)](/media/a.jpg)',
    '[a](/b "\\" onclick=\\"alert(1)")',
    '<svg/onload=alert(1)>',
    '`</code><script>alert(1)</script>`',
  ])('of %j runs nothing', async (content) => {
    const { contentHtml } = await preview(content);
    const tags = contentHtml.match(/<[^>]*>/g) ?? [];
    const bare = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
    for (const tag of bare) expect(tag).not.toMatch(/<\/?(?:script|svg|iframe)|\son\w+/i);
    expect(tags.join('')).not.toMatch(/(?:href|src)="\s*(?:javascript|data):/i);
  });

  it('keeps nothing', async () => {
    await preview('Eat peas.');
    expect(await logged()).toEqual([]);
  });
});

describe('a picture', () => {
  const upload = async () => {
    const file = { field: 'image', bytes: await makePicture(), name: 'peas.jpg', type: 'image/jpeg' };
    return admin.postForm<PostPicture>('/api/admin/blog-posts/pictures', {}, file);
  };
  const isKept = async (url: string) =>
    (await test.db.getRepository(Image).countBy({ id: imageIdOf(url) ?? '' })) === 1;
  /** The daily sweep, two days later. */
  const sweep = async () => {
    await test.db.query(`UPDATE images SET created_at = now() - interval '2 days'`);
    await new Media(test.db, new Jobs(test.db, { worksJobs: false } as Config), store).sweep();
  };

  it('is kept, shown and logged', async () => {
    const { status, body } = await upload();
    expect({ status, body }).toMatchObject({ status: 201, body: { width: 40, height: 30 } });
    expect((await test.get(body.url)).status).toBe(200);
    expect(await logged()).toEqual(['upload']);
  });

  it('at the head of an article or in its text stays; others go after a day', async () => {
    const [head, inText, unused] = [
      (await upload()).body.url,
      (await upload()).body.url,
      (await upload()).body.url,
    ];
    const { body } = await create({ imageUrl: head, content: `A bowl of peas:\n\n![A bowl](${inText})` });
    await sweep();
    expect(await Promise.all([head, inText, unused].map(isKept))).toEqual([true, true, false]);
    await save(body, { imageUrl: null, content: 'No pictures any more, just words.' });
    await sweep();
    expect(await Promise.all([head, inText].map(isKept))).toEqual([false, false]);
  });

  it('is refused where it is none, and nothing is kept', async () => {
    const before = await test.db.getRepository(Image).count();
    const file = {
      field: 'image',
      bytes: Buffer.from('<script>alert(1)</script>'),
      name: 'a.png',
      type: 'image/png',
    };
    const answers = [
      await admin.postForm<ErrorBody>('/api/admin/blog-posts/pictures', {}, file),
      await admin.postForm<ErrorBody>('/api/admin/blog-posts/pictures', {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([415, 400]);
    expect(await test.db.getRepository(Image).count()).toBe(before);
    expect(await logged()).toEqual([]);
  });

  it('may be one of the drawings that the product has', () => {
    const files = readdirSync(path.join(projectFolder(), 'storefront/public/art/blog'));
    expect([...BLOG_DRAWINGS, 'default'].map((name) => `${name}.svg`).sort()).toEqual(files.sort());
  });
});
