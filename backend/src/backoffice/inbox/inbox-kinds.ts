import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { INBOX_KINDS, type InboxKind } from '../../contract/backoffice/inbox.admin.js';
import { mayWorkOn, type StaffRole } from '../../contract/shared/capabilities.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import type { OfferedKind } from './inbox.sql.js';

/** What waits, as each domain's own definition offers it. */
@Injectable()
export class InboxKinds implements OnModuleInit {
  private offered: OfferedKind[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const resources = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof StaffResource ? [instance.resource] : []));
    this.offered = INBOX_KINDS.map((kind) => {
      const { table, joins, waits } =
        resources.find(({ name, waits: offer }) => name === kind && offer) ?? {};
      if (!table || !waits) throw new Error(`${kind} does not say which of its records wait.`);
      return { kind, table, ...(joins && { joins }), waits };
    });
  }

  all(): readonly OfferedKind[] {
    return this.offered;
  }

  /** @returns the kinds that somebody works on, in their order */
  of(role: StaffRole | null): OfferedKind[] {
    return this.offered.filter(({ kind }) => role !== null && mayWorkOn(role, kind));
  }

  /** @returns undefined for a kind that somebody has no part in */
  one(role: StaffRole | null, kind: InboxKind): OfferedKind | undefined {
    return this.of(role).find((offered) => offered.kind === kind);
  }
}
