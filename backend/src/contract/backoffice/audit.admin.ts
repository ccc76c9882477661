import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

/** One line of the audit log. */
export const AdminAuditEntry = z.object({
  id: z.number(),
  userId: z.number().nullable(),
  username: z.string(),
  action: z.string(),
  resource: z.string(),
  recordId: z.string(),
  /** The number of the record that it was merged into; null where it was not. */
  mergedInto: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  note: z.string().nullable(),
  createdAt: Timestamp,
});
export type AdminAuditEntry = z.infer<typeof AdminAuditEntry>;

/** GET /api/admin/history: what was done to one record, the newest first. */
export const HistoryQuery = z.object({
  resource: z.string('Please name the resource.').min(1).max(60),
  recordId: z.string('Please name the record.').min(1).max(200),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;
export const History = z.array(AdminAuditEntry);

/** GET /api/admin/audit-log/actions: what has been done lately, and to what kinds of records. */
export const AuditActions = z.object({ resources: z.array(z.string()), actions: z.array(z.string()) });
export type AuditActions = z.infer<typeof AuditActions>;
