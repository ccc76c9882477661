import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ListChecks } from 'lucide-react';
import { Link } from '../../ui/navigation/link';
import { useOpenGuide } from './use-open-guide';

/** Leads whoever came another way to the guide, as long as there is something to do in it. */
export function GuideLink() {
  const guide = useOpenGuide();
  if (!guide) return null;
  const left = guide.steps.filter(({ isDone }) => !isDone).length;
  return (
    <p className="mb-8 flex max-w-2xl items-start gap-3 rounded-control bg-moss px-4 py-3 text-sm">
      <ListChecks aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
      <span>
        Want to sell online, too? {left === 1 ? '1 step is' : `${left} steps are`} left to your first sale.{' '}
        <Link to={paths.farmerDashboard} className="link hit font-semibold">
          See the steps
        </Link>
      </span>
    </p>
  );
}
