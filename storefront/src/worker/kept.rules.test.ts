import { describe, expect, it } from '@jest/globals';
import { filesOf, isKeptAnswer, isKeptFile, isKeptFrame, isKeptPage, mayKeep } from './kept.rules';

const at = (path: string) => new URL(path, 'https://farmgate.example');

describe('what is kept for reading without a network', () => {
  it.each([
    ['/', true],
    ['/browse?zipCode=33901', true],
    ['/farmers-markets', true],
    ['/csa?zipCode=33901', true],
    ['/u-pick', true],
    ['/listings/7', true],
    ['/farms/12', true],
    ['/farms-phoenix-az', true],
    ['/blog/how-to-shop', true],
    ['/farms/new', false],
    ['/farms/claim', false],
    ['/farms/12/edit', false],
    ['/listings/7/keep?token=abc', false],
    ['/reset-password?token=abc', false],
    ['/listings/7?token=abc', false],
    ['/account', false],
    ['/cart', false],
    ['/checkout', false],
    ['/orders', false],
    ['/orders/5', false],
    ['/vendor/dashboard', false],
    ['/farmer-dashboard', false],
    ['/login', false],
    ['/post', false],
    ['/admin', false],
    ['/admin/farms', false],
  ])('of pages, %s: %s', (path, kept) => {
    expect(isKeptPage(at(path))).toBe(kept);
  });

  it.each([
    ['/vendor/handover/7', true],
    ['/vendor/handover/7?token=abc', false],
    ['/vendor/orders/7', false],
    ['/cart', true],
    ['/saved', true],
    ['/saved/alerts', false],
  ])('of frames without anything personal, %s: %s', (path, kept) => {
    expect(isKeptFrame(at(path))).toBe(kept);
  });

  it.each([
    ['/api/listings?category=eggs', true],
    ['/api/local-farms?zipCode=33901', true],
    ['/api/farmers-markets?zipCode=33901', true],
    ['/api/products', true],
    ['/api/listings/7', false],
    ['/api/products/mine', false],
    ['/api/auth/me', false],
    ['/api/cart', false],
    ['/api/orders', false],
    ['/api/farmer/dashboard', false],
    ['/api/admin/listings', false],
  ])('of answers, %s: %s', (path, kept) => {
    expect(isKeptAnswer(at(path))).toBe(kept);
  });

  it('of files those whose address changes with them', () => {
    expect(isKeptFile(at('/assets/index-abc.js'))).toBe(true);
    expect(isKeptFile(at('/art/eggs-1.svg?v=1'))).toBe(true);
    expect(isKeptFile(at('/art/grain.png'))).toBe(false);
    expect(isKeptFile(at('/admin/assets/index.js'))).toBe(false);
  });

  it('only what the server lets be kept', () => {
    const answer = (status: number, caching?: string) =>
      mayKeep({ status, headers: new Headers(caching ? { 'cache-control': caching } : {}) });
    expect(answer(200, 'public, max-age=0, s-maxage=60')).toBe(true);
    expect(answer(200)).toBe(true);
    expect(answer(200, 'no-store')).toBe(false);
    expect(answer(200, 'private, no-cache')).toBe(false);
    expect(answer(404, 'public')).toBe(false);
    expect(answer(500)).toBe(false);
  });

  it('with the files that a frame needs', () => {
    const html = `<link rel="later-entry" href="/assets/index-DN.js"><link rel="stylesheet" href="/assets/a.css">
      <meta name="later-files" content="Bm5d.js D8s3.js"><a href="/cart">Cart</a>`;
    expect(filesOf(html)).toEqual([
      '/assets/index-DN.js',
      '/assets/a.css',
      '/assets/Bm5d.js',
      '/assets/D8s3.js',
    ]);
  });
});
