import type { DataSource } from 'typeorm';
import { BlogPost } from '../../../src/content/blog/blog-post.entity.js';

let serial = 0;

/** An article that everybody sees, published two hours ago, unless something else is given. */
export async function makeBlogPost(db: DataSource, given: Partial<BlogPost> = {}): Promise<BlogPost> {
  serial += 1;
  return db.getRepository(BlogPost).save({
    title: `Article ${serial}`,
    slug: `article-${serial}`,
    excerpt: 'What it is about.',
    content: 'Words about vegetables.',
    category: 'local-farms',
    tags: [],
    authorName: 'Farmgate editors',
    readingTime: 1,
    publishedAt: new Date(Date.now() - 2 * 3_600_000),
    ...given,
  });
}
