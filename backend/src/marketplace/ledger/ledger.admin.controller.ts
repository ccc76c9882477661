import { Injectable } from '@nestjs/common';
import { adminResource } from '../../platform/admin/admin-resource.js';
import { LEDGER_ROWS } from './ledger.rows.js';

/** The entries of the ledger, for staff to look at: they are only ever written by what happens to orders. */
@Injectable()
export class LedgerAdminController extends adminResource(LEDGER_ROWS) {}
