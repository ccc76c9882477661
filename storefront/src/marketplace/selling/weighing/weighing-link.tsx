import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useMay } from '../../../shared/business/use-may';
import { useSession } from '../../../shared/sign-in/session';
import { LinkButton } from '../../../ui/button';
import { weighingQuery } from './weighing-queries';

/** @returns how many orders are to be weighed; 0 until it is known, and for those who do not weigh */
export function useToWeigh(): number {
  const isSignedIn = useSession().status === 'signed-in';
  const { may, isKnown } = useMay();
  const { data } = useQuery({ ...weighingQuery(), enabled: isSignedIn && isKnown && may('pack') });
  return data ? data.orders.filter(({ isDone }) => !isDone).length + data.more : 0;
}

/** Leads to the scale; not there while nothing is to be weighed. */
export function WeighingLink() {
  const count = useToWeigh();
  if (count === 0) return null;
  return (
    <LinkButton look="secondary" to={paths.vendorWeighing()} icon={<Scale aria-hidden size={18} />}>
      Weighing ({count})
    </LinkButton>
  );
}
