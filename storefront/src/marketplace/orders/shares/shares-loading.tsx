import { Skeleton } from '../../../ui/states/skeleton';
import { StillLoading } from '../../../ui/states/still-loading';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/** The shape of what is still on its way. */
export function SharesLoading() {
  return (
    <StillLoading>
      <div aria-busy className="flex flex-col gap-4">
        <VisuallyHidden>Loading your shares...</VisuallyHidden>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-22 rounded-card" />
        ))}
      </div>
    </StillLoading>
  );
}
