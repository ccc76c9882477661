import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  SEARCH_KINDS,
  SEARCH_RESULTS,
  type SearchKind,
  type StaffSearchGroup,
  type StaffSearchView,
} from '../../contract/backoffice/search.admin.js';
import { may, type StaffRole } from '../../contract/shared/capabilities.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';

@Injectable()
export class StaffSearch implements OnModuleInit {
  private readonly sources = new Map<string, StaffResource>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (instance instanceof StaffResource && instance.resource.found) {
        this.sources.set(instance.resource.name, instance);
      }
    }
    for (const kind of SEARCH_KINDS) {
      if (!this.sources.has(kind)) throw new Error(`${kind} does not say how its records are found.`);
    }
  }

  async search(role: StaffRole | null, text: string): Promise<StaffSearchView> {
    const kinds = SEARCH_KINDS.filter(
      (kind) => role !== null && may(role, { resource: kind, action: 'list' }),
    );
    const [anyOne] = this.sources.values();
    if (!anyOne) return [];
    const zone = await anyOne.zone();
    const groups = await Promise.all(kinds.map((kind) => this.searchOne(kind, text, zone)));
    return groups.filter(({ results }) => results.length > 0);
  }

  private async searchOne(kind: SearchKind, text: string, zone: string): Promise<StaffSearchGroup> {
    const source = this.sources.get(kind);
    const found = source?.resource.found;
    if (!source || !found) return { kind, results: [], isMore: false };
    const filters = found.filters?.(text) ?? [{ q: text }];
    const pages = await Promise.all(
      // One more than is shown tells that there are more.
      filters.map((filter) => source.list({ filter, sort: undefined, range: [0, SEARCH_RESULTS] })),
    );
    const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row['id'], row] as const)));
    const results = [...rows.values()].slice(0, SEARCH_RESULTS).map((row) => resultOf(row, found, zone));
    return { kind, results, isMore: rows.size > SEARCH_RESULTS };
  }
}

const resultOf = (
  row: Row,
  { title, details }: NonNullable<StaffResource['resource']['found']>,
  zone: string,
) => ({
  id: Number(row['id']),
  title: String(title(row)),
  detail: details(row, zone).filter(Boolean).join(' · '),
});
