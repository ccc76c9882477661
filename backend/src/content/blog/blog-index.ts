import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import { IndexedPages } from '../../platform/site-map/indexed-pages.js';

@Injectable()
export class BlogIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addTable({
      name: 'blog',
      table: 'blog_posts',
      isLive: 'is_published AND published_at <= now()',
      key: 'slug',
      // What was written before its day changes the blog on that day.
      changedAt: 'greatest(updated_at, published_at)',
      path: paths.article,
    });
  }
}
