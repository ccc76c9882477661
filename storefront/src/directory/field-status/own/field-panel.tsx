import type { OwnFieldStatus } from '@farmgate/backend/contract/directory/field-status';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countOf } from '../../../lib/format/format';
import { useSession } from '../../../shared/sign-in/session';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { Skeleton } from '../../../ui/states/skeleton';
import { FieldSubject } from './field-subject';
import { useOwnFields } from './use-own-fields';

/** The heading gets the focus where a link led to it: it comes later than the page. */
function useFocusAskedFor(isHere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAskedFor = useLocation().hash === '#field-status' && isHere;
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  return { heading, isAskedFor };
}

function Panel({ userId }: { userId: number }) {
  const fields = useOwnFields(userId);
  const { items, error, queue, isOffline } = fields;
  const { heading, isAskedFor } = useFocusAskedFor(items !== null);
  if (items === null && error === null) return <Skeleton className="h-24 w-full" />;
  // Nothing to say for those who have no farm, and for roles that may not.
  if (items === null) {
    if (error?.status === 403) return null;
    return (
      <CouldNotLoad title="We couldn’t load your field status." error={error} onRetry={fields.refetch} />
    );
  }
  if (items.length === 0) return null;
  const subject = (item: OwnFieldStatus) => (
    <FieldSubject key={item.subject} item={item} fields={fields} isOnly={items.length === 1} />
  );
  const isSeen = items.some(({ isShown, isUnderReview }) => isShown && !isUnderReview);
  return (
    <section aria-labelledby="field-status" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id="field-status" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          How’s picking today?
        </h2>
        <p className="text-sm text-soft">
          Tap a crop, then how it is. {isSeen && 'Shoppers see it right away. '}It ends tonight.
        </p>
      </div>
      <p role="status" className={isOffline ? 'flex items-center gap-2 text-sm font-medium' : 'sr-only'}>
        {isOffline && (
          <>
            <CloudOff aria-hidden size={18} className="shrink-0" />
            You’re offline. We’ll send {queue.length === 1
              ? 'your status'
              : `your ${queue.length} statuses`}{' '}
            when the network is back.
          </>
        )}
      </p>
      {items.slice(0, 1).map(subject)}
      {items.length > 1 && (
        <details className="flex flex-col gap-4 [&[open]>*+*]:mt-4" open={isAskedFor}>
          <summary className="link hit w-fit cursor-pointer text-sm font-semibold">
            {`Show ${countOf(items.length - 1, 'more farm or stand', 'more farms and stands')}`}
          </summary>
          {items.slice(1).map(subject)}
        </details>
      )}
    </section>
  );
}

/** Says in two taps how it is in the field or at the stand. */
export function FieldPanel() {
  const { me } = useSession();
  return me && <Panel key={me.id} userId={me.id} />;
}
