import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import { IndexedPages } from '../../platform/site-map/indexed-pages.js';
import { isFarmShown } from '../tables/twins.sql.js';

@Injectable()
export class FarmIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addTable({
      name: 'farms',
      table: 'farms',
      isLive: isFarmShown(),
      key: 'id',
      changedAt: 'updated_at',
      path: paths.farm,
    });
  }
}
