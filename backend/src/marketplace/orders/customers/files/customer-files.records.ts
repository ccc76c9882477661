import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../../../accounts/personal-data/personal-data.js';
import { changeRows, fetchRows } from '../../../../platform/database/statement.js';
import * as sql from './customer-files.sql.js';

/** Whom files brought: in the export of the farm and of the person, and gone with either. */
@Injectable()
export class CustomerFileRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'importedCustomers',
      export: (tx, userId) => fetchRows(tx, sql.importedOfVendors, [userId]),
    });
    this.personalData.add({
      name: 'customerLists',
      export: (tx, userId) => fetchRows(tx, sql.importedOfPerson, [userId]),
      erase: async (tx, userId) => {
        await changeRows(tx, sql.eraseImported, [userId]);
      },
    });
  }
}
