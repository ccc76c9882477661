import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import { IndexedPages } from '../../platform/site-map/indexed-pages.js';

@Injectable()
export class LocationPageIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    const isLive = `status = 'published'`;
    const row = { key: 'slug', changedAt: 'last_updated' };
    this.pages.addTable({
      ...row,
      name: 'cities',
      table: 'location_pages',
      isLive: `${isLive} AND is_indexable`,
      path: paths.location,
    });
    this.pages.addTable({
      ...row,
      name: 'states',
      table: 'state_pages',
      isLive: `${isLive} AND is_indexable`,
      path: paths.location,
    });
    this.pages.addTable({ ...row, name: 'guides', table: 'content_hub_pages', isLive, path: paths.guide });
  }
}
