import { describe, expect, it } from '@jest/globals';
import { blogAddress, blogCall, canonicalBlog, readBlog } from './blog-address';

const read = (text: string) => readBlog(new URLSearchParams(text));

describe('the address of the blog', () => {
  it('says category, tag and page', () => {
    expect(read('category=u-pick-farms&tag=Apples&page=2')).toEqual({
      category: 'u-pick-farms',
      tag: 'apples',
      page: 2,
    });
    expect(blogAddress(read('page=1&category=csa-programs'))).toBe('/blog?category=csa-programs');
    expect(blogAddress(read(''))).toBe('/blog');
  });

  it('leaves out what makes no sense', () => {
    const nothing = { category: '', tag: '', page: 1 };
    for (const text of [
      'category=tractors&page=0',
      'page=-3',
      'page=1.5',
      'page=many',
      'page=1001',
      'tag=+%00',
    ]) {
      expect(read(text)).toEqual(nothing);
    }
  });

  it('gives the pages of the whole list their own places in search engines, and filters none', () => {
    expect(canonicalBlog(read('page=2'))).toBe('/blog?page=2');
    expect(canonicalBlog(read('category=csa-programs&page=3'))).toBe('/blog');
    expect(canonicalBlog(read('tag=eggs'))).toBe('/blog');
  });

  it('asks for one page of articles', () => {
    expect(blogCall(read('tag=eggs&page=2'))).toBe('/api/blog?page=2&limit=12&tag=eggs');
  });
});
