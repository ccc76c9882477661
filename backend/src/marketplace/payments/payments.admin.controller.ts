import { Injectable } from '@nestjs/common';
import { adminResource } from '../../platform/admin/admin-resource.js';
import { PAYMENT_ROWS } from './payments.rows.js';

/** What buyers pay, for staff to look at. */
@Injectable()
export class PaymentsAdminController extends adminResource(PAYMENT_ROWS) {}
