import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import { IndexedPages } from '../../platform/site-map/indexed-pages.js';
import { isThin } from './place-pages.sql.js';

@Injectable()
export class PlaceIndex implements OnModuleInit {
  constructor(private readonly pages: IndexedPages) {}

  onModuleInit(): void {
    this.pages.addTable({
      name: 'places',
      table: 'places',
      isLive: `farm_id IS NULL AND hidden_at IS NULL AND NOT (${isThin})`,
      key: `id || ' ' || name`,
      changedAt: 'updated_at',
      path: pathOf,
    });
  }
}

/** @param key "12 River Market" */
function pathOf(key: string): string {
  const [id = '', ...name] = key.split(' ');
  return paths.place(id, name.join(' '));
}
