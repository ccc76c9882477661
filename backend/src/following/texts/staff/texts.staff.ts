import { Injectable } from '@nestjs/common';
import { AdminRows } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { textConsentResource, textResource, unreadTextResource } from './texts.admin.sql.js';

@Injectable()
export class TextsStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(textResource, rows);
  }
}

@Injectable()
export class UnreadTextsStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(unreadTextResource, rows);
  }
}

@Injectable()
export class TextConsentsStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(textConsentResource, rows);
  }
}
