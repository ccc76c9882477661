import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { farmForm } from '../../support/make/farm-form.js';
import { makeBlogPost } from '../../support/make/make-content.js';
import { makeFarm, makeListing, makePlace, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const OWN = '/media/AAAAAAAAAAAAAAAAAAAAAA/800.jpg';
const HOSTILE = [
  'https://evil.example/a.jpg',
  'http://evil.example/a.jpg',
  '//evil.example/a.jpg',
  '\\\\evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  '/media/../evil.example/a.jpg',
  '/media//evil.example/a.jpg',
  'data:image/svg+xml,evil.example',
  'javascript:evil.example',
];

let test: TestApp;
let staff: Client;
let farmer: Client;
let paths: { pages: string[]; answers: string[] };

beforeAll(async () => {
  test = await startTestApp();
  staff = await signedIn(test, { role: 'admin' });
  farmer = await signedIn(test, { role: 'farmer' });
  paths = { pages: ['/', '/blog', '/browse?zipCode=33901', '/marketplace', '/sitemap.xml'], answers: [] };
  for (const imageUrl of HOSTILE) {
    const farm = await makeFarm(test.db, { imageUrl, state: 'FL', isVerified: true, userId: farmer.user.id });
    const listing = await makeListing(test.db, { imageUrl, farmId: farm.id });
    const vendor = await makeVendor(test.db, { imageUrl });
    const product = await makeProduct(test.db, {
      vendorId: vendor.id,
      images: [
        { url: imageUrl, alt: '' },
        { url: OWN, alt: '' },
      ],
    });
    const post = await makeBlogPost(test.db, { imageUrl, content: `Read on. ![A stall](${imageUrl})` });
    await makePlace(test.db, { imageUrl, state: 'FL' });
    paths.pages.push(`/farms/${farm.id}`, `/listings/${listing.id}`, `/vendors/${vendor.id}`);
    paths.pages.push(`/products/${product.id}`, `/blog/${post.slug}`);
    paths.answers.push(`/api/vendors/${vendor.id}`);
    paths.answers.push(`/api/farms/${farm.id}`, `/api/listings/${listing.id}`, `/api/products/${product.id}`);
  }
});
afterAll(() => test.close());

/** The `imageUrl` and `url` fields of an answer, however deep. */
function picturesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'imageUrl' || name === 'url') && typeof inner === 'string' ? [inner] : picturesIn(inner),
  );
}

/** What a browser loads of a page by itself, and what the page tells machines to load. */
const loadedBy = (html: string): string[] => [
  ...[...html.matchAll(/<(?:img|source|video|meta|link|enclosure)\b[^>]*>/g)].map(([tag]) => tag),
  ...[...html.matchAll(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs)].map(([tag]) => tag),
];

describe('pictures of other sites', () => {
  it('are loaded by no page, and named by none to machines', async () => {
    for (const path of paths.pages) {
      const { status, body } = await test.get<string>(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect({ path, loaded: loadedBy(body).filter((tag) => tag.includes('evil.example')) }).toEqual({
        path,
        loaded: [],
      });
    }
  });

  it('are in no feed', async () => {
    for (const path of ['/blog/feed.xml', '/listings/feed.xml']) {
      expect((await test.get<string>(path)).body).not.toMatch(/<(?:link|media)[^>]*evil\.example/);
    }
  });

  it('are in no answer', async () => {
    const lists = ['/api/farms', '/api/listings', '/api/products', '/api/blog'];
    const near = ['/api/farmers-markets?zipCode=33901', '/api/local-farms?zipCode=33901'];
    for (const path of [...paths.answers, ...lists, ...near]) {
      const { status, body } = await test.get<unknown>(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect({ path, evil: picturesIn(body).filter((url) => String(url).includes('evil')) }).toEqual({
        path,
        evil: [],
      });
    }
  });

  it('are in no answer to staff', async () => {
    for (const name of ['farms', 'places', 'listings', 'products', 'vendors', 'blog-posts']) {
      const { status, body } = await staff.get<unknown>(`/api/admin/${name}`);
      expect({ name, status }).toEqual({ name, status: 200 });
      expect({ name, evil: picturesIn(body).filter((url) => String(url).includes('evil')) }).toEqual({
        name,
        evil: [],
      });
    }
  });

  it('may not be loaded: the policy of pages and of the back office names no other site', async () => {
    for (const path of ['/', '/admin/', `/farms/1`]) {
      const policy = (await test.get(path)).headers['content-security-policy'] ?? '';
      expect(policy).toContain("img-src 'self' data: blob:;");
      expect(policy).not.toMatch(/[ ;]https?:[ ;]|\*/);
    }
  });

  it('are taken and not kept where a form may name an address', async () => {
    const answer = await farmer.postForm<FarmView>('/api/farms', farmForm({ imageUrl: HOSTILE[0] }));
    expect(answer).toMatchObject({ status: 201, body: { imageUrl: null } });
    const [row] = await test.db.query<{ image_url: string | null }[]>(
      'SELECT image_url FROM farms WHERE id = $1',
      [answer.body.id],
    );
    expect(row?.image_url).toBeNull();
  });
});
