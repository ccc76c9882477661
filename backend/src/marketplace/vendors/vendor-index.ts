import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import { IndexedPages } from '../../platform/site-map/indexed-pages.js';
import { isPublic } from './vendors.sql.js';

@Injectable()
export class VendorIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addTable({
      name: 'vendors',
      table: 'vendors',
      isLive: isPublic,
      key: 'id',
      changedAt: 'updated_at',
      path: paths.vendor,
    });
  }
}
