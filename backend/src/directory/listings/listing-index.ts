import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { LISTING_CATEGORIES } from '../../contract/directory/categories.js';
import { paths } from '../../contract/shared/site-paths.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type IndexedPage, IndexedPages } from '../../platform/site-map/indexed-pages.js';
import { newestOfCategories } from './listing-index.sql.js';

@Injectable()
export class ListingIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addList({ name: 'categories', pages: categories });
    this.pages.addTable({
      name: 'listings',
      table: 'listings',
      isLive: 'is_available',
      key: 'id',
      changedAt: 'updated_at',
      path: paths.listing,
    });
  }
}

async function categories(db: DataSource): Promise<IndexedPage[]> {
  const rows = await fetchRows(db, newestOfCategories, [LISTING_CATEGORIES]);
  return rows.map(({ category, changedAt }) => ({ path: paths.browse({ category }), changedAt }));
}
