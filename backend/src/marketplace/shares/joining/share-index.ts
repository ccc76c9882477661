import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { IndexedPages } from '../../../platform/site-map/indexed-pages.js';
import { indexedShares } from './indexed-shares.sql.js';

@Injectable()
export class ShareIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addList({
      name: 'shares',
      pages: async (db) =>
        (await fetchRows(db, indexedShares, [])).map(({ id, name, changedAt }) => ({
          path: sharePaths.share(id, name),
          changedAt,
        })),
    });
  }
}
