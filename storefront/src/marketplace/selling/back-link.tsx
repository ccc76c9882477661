import { ArrowLeft } from 'lucide-react';
import { Link } from '../../ui/navigation/link';

/** The way back to the dashboard, above a page's heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden size={18} />
      {children}
    </Link>
  );
}
