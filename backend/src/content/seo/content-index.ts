import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { paths } from '../../contract/shared/site-paths.js';
import { type IndexedPage, IndexedPages } from '../../platform/site-map/indexed-pages.js';

/** Pages whose words stand in the program: nothing says when they changed, so nothing is said. */
const FIXED = [
  paths.home,
  paths.browse(),
  paths.farmersMarkets(),
  paths.post(),
  paths.inSeason(),
  paths.faq,
  paths.contact,
  paths.sitemap,
  paths.terms,
  paths.privacy,
];

/** The pages that are always there, and the lists of articles and guides where there are any. */
@Injectable()
export class ContentIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addList({ name: 'pages', pages: fixedPages });
  }
}

async function fixedPages(db: DataSource): Promise<IndexedPage[]> {
  const [found] = await db.query<{ blog: Date | null; guides: Date | null }[]>(
    `SELECT
       (SELECT max(greatest(updated_at, published_at)) FROM blog_posts WHERE is_published AND published_at <= now()) AS blog,
       (SELECT max(last_updated) FROM content_hub_pages WHERE status = 'published') AS guides`,
  );
  const lists = [
    { path: paths.blog, changedAt: found?.blog ?? null },
    { path: paths.guides, changedAt: found?.guides ?? null },
  ];
  return [
    ...FIXED.map((path) => ({ path, changedAt: null })),
    ...lists.filter(({ changedAt }) => changedAt !== null),
  ];
}
