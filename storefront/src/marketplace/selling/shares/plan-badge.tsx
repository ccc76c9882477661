import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { Badge } from '../../../ui/badge';

/** Whether a share is a draft, open for members, hidden or over. */
export function PlanBadge({
  plan: { status, isHidden },
}: {
  plan: Pick<SharePlanView, 'status' | 'isHidden'>;
}) {
  if (status === 'draft') return <Badge tone="outline">Draft</Badge>;
  if (status === 'ended') return <Badge tone="plain">Ended</Badge>;
  return isHidden ? <Badge tone="plain">Hidden</Badge> : <Badge>Published</Badge>;
}
