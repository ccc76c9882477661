import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminPlaceList, PlaceListChange } from '../../../contract/directory/admin/place-lists.admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { isPublicUrl } from '../../../platform/outbound-http/public-address.rules.js';
import { PlaceList } from '../../tables/place-list.entity.js';
import { withoutFragment } from './file-at-address.js';
import { ListRefresh } from './list-refresh.service.js';
import { placeListResource } from './place-lists.admin.sql.js';

const ADDRESS_MESSAGE =
  'Please enter an address that begins with https:// and is open to everyone on the internet.';
const NO_ADDRESS_MESSAGE = 'Please enter the address of the list first.';

@Injectable()
export class PlaceListsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly refreshes: ListRefresh,
  ) {
    super(placeListResource, rows);
  }

  /** Fetches the list now. @throws VALIDATION_FAILED without an address */
  refresh(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'refresh' }, id, async (tx, before) => {
      if ((before as AdminPlaceList).address === null) throw refused(NO_ADDRESS_MESSAGE);
      await this.refreshes.enqueue(tx, Number(id));
    });
  }

  /** @throws VALIDATION_FAILED */
  protected override async updateRow(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
  ): Promise<void> {
    const { address: typed, rhythm } = { ...(before as AdminPlaceList), ...(changes as PlaceListChange) };
    const address = typed && withoutFragment(typed);
    if (address !== null && !isPublicUrl(address)) throw refused(ADDRESS_MESSAGE);
    if (rhythm !== null && address === null) throw refused(NO_ADDRESS_MESSAGE);
    await tx.update(PlaceList, { id: Number(id) }, { ...changes, address });
  }
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'address', message }]);
