import { statement } from '../../../platform/database/statement.js';

export const payeesToAsk = statement<{ vendorId: number }, [most: number]>(`
  SELECT vendor_id AS "vendorId" FROM payee_accounts WHERE state <> 'none'
  ORDER BY asked_at NULLS FIRST, id LIMIT $1`);

/** Begins with being paid: one row for a vendor, however many begin at once; another gateway begins anew. */
export const beginPayee = statement<Record<string, never>, [vendorId: number, gateway: string]>(`
  INSERT INTO payee_accounts (vendor_id, gateway) VALUES ($1, $2)
  ON CONFLICT (vendor_id) DO UPDATE SET gateway = excluded.gateway, state = 'none', played = NULL,
    is_submitted = false, currently_due = '{}', past_due = '{}', disabled_reason = NULL, due_by = NULL,
    enabled_at = NULL, closed_at = NULL, asked_at = NULL, updated_at = now()
  WHERE payee_accounts.gateway <> excluded.gateway`);
