import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { paths } from '../../contract/shared/site-paths.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type IndexedPage, IndexedPages } from '../../platform/site-map/indexed-pages.js';
import { latestChanges } from './content-index.sql.js';

/** Pages whose words stand in the program: nothing says when they changed, so nothing is said. */
const FIXED = [
  paths.home,
  paths.browse(),
  paths.farmersMarkets(),
  paths.thisSaturday(),
  paths.csa(),
  paths.uPick(),
  paths.post(),
  paths.inSeason(),
  paths.faq,
  paths.contact,
  paths.sitemap,
  paths.terms,
  paths.privacy,
];

@Injectable()
export class ContentIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addList({ name: 'pages', pages: fixedPages });
  }
}

async function fixedPages(db: DataSource): Promise<IndexedPage[]> {
  const [found] = await fetchRows(db, latestChanges, []);
  const lists = [
    { path: paths.blog, changedAt: found?.blog ?? null },
    { path: paths.guides, changedAt: found?.guides ?? null },
  ];
  return [
    ...FIXED.map((path) => ({ path, changedAt: null })),
    ...lists.filter(({ changedAt }) => changedAt !== null),
  ];
}
