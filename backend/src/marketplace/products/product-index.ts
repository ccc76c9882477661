import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { PRODUCT_CATEGORIES } from '../../contract/marketplace/shop.js';
import { paths } from '../../contract/shared/site-paths.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type IndexedPage, IndexedPages } from '../../platform/site-map/indexed-pages.js';
import { newestOfCategories } from './product-index.sql.js';

@Injectable()
export class ProductIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addList({ name: 'marketplace', pages: shop });
    this.pages.addTable({
      name: 'products',
      table: 'products',
      isLive: 'is_listed',
      key: 'id',
      changedAt: 'updated_at',
      path: paths.product,
    });
  }
}

async function shop(db: DataSource): Promise<IndexedPage[]> {
  const rows = await fetchRows(db, newestOfCategories, [PRODUCT_CATEGORIES]);
  if (rows.length === 0) return [];
  const newest = new Date(Math.max(...rows.map(({ changedAt }) => changedAt.getTime())));
  const categories = rows.map(({ category, changedAt }) => ({
    path: paths.marketplace({ category }),
    changedAt,
  }));
  return [{ path: paths.marketplace(), changedAt: newest }, ...categories];
}
