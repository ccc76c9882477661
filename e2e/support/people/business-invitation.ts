import { createHash } from 'node:crypto';
import { query } from '../rows/database';

/** @returns the path of the link that invites somebody to a business of the demo */
export async function businessInvitation(): Promise<string> {
  const token = 'b'.repeat(43);
  await query(
    `INSERT INTO business_invitations (business_id, email, role, token_hash, expires_at)
     SELECT min(id), 'invited@farmgate.example', 'packer', $1, now() + interval '1 day'
     FROM businesses WHERE user_id IS NOT NULL ON CONFLICT DO NOTHING`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  return `/business/join?invitation=${token}`;
}
