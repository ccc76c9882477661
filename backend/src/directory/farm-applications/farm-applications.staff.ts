import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReasonBody } from '../../contract/backoffice/admin.js';
import {
  AdminFarmApplication,
  FarmApplicationApproval,
} from '../../contract/directory/admin/farm-applications.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { findZipCodes } from '../../platform/geo/find-zip-codes.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { similarFarms } from '../farms/search/similar-farms.js';
import { DecideApplication } from './decide-application.service.js';
import { farmApplicationResource } from './farm-applications.admin.sql.js';
import { zipCodesIn } from './zip-in-address.rules.js';

@Injectable()
export class FarmApplicationsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly decisions: DecideApplication,
  ) {
    super(farmApplicationResource, rows);
  }

  approve(actor: SignedInUser, id: string, approval: FarmApplicationApproval): Promise<Row> {
    return this.act({ actor, action: 'approve' }, id, (tx, before) =>
      this.decisions.approve(tx, actor, before as AdminFarmApplication, approval),
    );
  }

  decline(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'decline', reason }, id, (tx, before) =>
      this.decisions.decline(tx, actor, before as AdminFarmApplication, reason),
    );
  }

  protected override async complete({ farmAddress, farmName, farmId }: Row, tx: EntityManager): Promise<Row> {
    const read = zipCodesIn(String(farmAddress));
    const known = await findZipCodes(tx, read);
    const zip = read.flatMap((zipCode) => known.get(zipCode) ?? [])[0];
    if (!zip) return { zipCode: null, zipPlace: null, similarFarms: [] };
    const similar = await similarFarms(tx, String(farmName), zip, null);
    return {
      zipCode: zip.zipCode,
      zipPlace: `${zip.city}, ${zip.state}`,
      similarFarms: similar.filter(({ id }) => id !== farmId),
    };
  }
}
