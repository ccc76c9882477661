import { statement } from '../../../../platform/database/statement.js';

type NoRow = Record<string, never>;

export interface KnownMember {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  sizeId: number;
  scheduleId: number;
}

/** Those who haven't left. */
export const knownMembers = statement<KnownMember, [planId: number]>(`
  SELECT first_name AS "firstName", last_name AS "lastName", email, phone, size_id AS "sizeId", schedule_id AS "scheduleId"
  FROM subscriptions WHERE plan_id = $1 AND state = 'active' ORDER BY id`);

export const importsOfShare = statement<
  { id: number; importedAt: Date; members: number; emails: number; emailedAt: Date | null },
  [planId: number, after: Date]
>(`
  SELECT import.id, import.created_at AS "importedAt", cardinality(import.subscription_ids) AS members,
    (SELECT count(*)::int FROM subscriptions WHERE id = ANY(import.subscription_ids) AND email IS NOT NULL
      AND state <> 'ended') AS emails, import.emailed_at AS "emailedAt"
  FROM member_imports AS import WHERE import.plan_id = $1 AND import.created_at > $2 ORDER BY import.id DESC`);

export const lockMembers = statement<{ id: number }, [ids: readonly number[]]>(
  'SELECT id FROM subscriptions WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE',
);

/** Whom an import brought and to whom nothing happened since. They are locked. */
export const untouchedMembers = statement<
  { id: number; sizeId: number; quantity: number },
  [importId: number]
>(`
  SELECT own.id, own.size_id AS "sizeId", own.quantity
  FROM member_imports AS import JOIN subscriptions AS own ON own.id = ANY(import.subscription_ids)
  WHERE import.id = $1 AND own.state = 'active' AND own.updated_at <= import.created_at
    AND NOT EXISTS (SELECT FROM promises AS box WHERE box.subscription_id = own.id
      AND (box.order_id IS NOT NULL OR box.updated_at > import.created_at))
    AND NOT EXISTS (SELECT FROM member_entries AS entry WHERE entry.subscription_id = own.id
      AND (entry.created_at > import.created_at OR entry.undone_at IS NOT NULL))
    AND NOT EXISTS (SELECT FROM subscriptions AS add_on WHERE add_on.add_on_to_id = own.id)
  ORDER BY own.id`);

export const boxesOfMembers = statement<{ id: number }, [ids: readonly number[]]>(
  'SELECT id FROM promises WHERE subscription_id = ANY($1::int[]) ORDER BY id FOR UPDATE',
);

/** With all that is theirs. */
export const deleteMembers = statement<NoRow, [ids: readonly number[]]>(
  'DELETE FROM subscriptions WHERE id = ANY($1::int[])',
);
