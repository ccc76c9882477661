import { Injectable } from '@nestjs/common';
import { AdminRows } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { savedAnswerResource } from './saved-answers.admin.sql.js';

@Injectable()
export class SavedAnswersStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(savedAnswerResource, rows);
  }
}
