import { Injectable } from '@nestjs/common';
import { adminResource } from '../../../platform/admin/admin-resource.js';
import { FULFILMENT_ROWS } from '../orders.rows.js';

/** The vendors' shares of orders, for staff to look at. They are moved on the order's page. */
@Injectable()
export class FulfilmentsAdminController extends adminResource(FULFILMENT_ROWS) {}
