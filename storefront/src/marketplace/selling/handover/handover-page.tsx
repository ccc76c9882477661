import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CloudOff, Printer, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isCode } from '../../../lib/api/is-code';
import { countOf } from '../../../lib/format/format';
import { PageHead } from '../../../lib/page/page-head';
import { RoleNotAllowed } from '../../../shared/business/role-not-allowed';
import { useGoOn } from '../../../shared/sign-in/use-go-on';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button } from '../../../ui/button';
import { SearchField } from '../../../ui/fields/search-field';
import { IconButton } from '../../../ui/icon-button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { momentText } from '../../../worker/offline-page';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { useScanKeys } from '../labels/use-scan-keys';
import { MessageButton } from '../messages/message-button';
import { aboutDay } from '../messages/messages-query';
import { NeedsScripts } from '../vendor-gate';
import { HandoverRow } from './handover-row';
import { SavedHere } from './saved-here';
import { rowsFound } from './scanned-rows.rules';
import { progressOf, rowsOf } from './tick-queue.rules';
import { type Handover, type OldFor, useHandover } from './use-handover';

/** Why the list is old, and when ticks are sent then. */
const OLD: Record<OldFor, { why: string; when: string }> = {
  offline: { why: 'You’re offline. This list is', when: 'when you’re back online' },
  failed: { why: 'We couldn’t update this list. It’s', when: 'as soon as we can' },
};

/** What is not as it should be: no network, ticks that wait, ticks that could not be taken. */
function Notes({ handover, sheet }: { handover: Handover; sheet: HandoverSheet }) {
  const { oldFor, queue, conflicts, sendError, dismiss, retry } = handover;
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {oldFor && (
        <p
          role="status"
          className="flex items-start gap-3 rounded-control bg-sun px-4 py-3 text-sm text-on-sun"
        >
          <CloudOff aria-hidden size={20} className="shrink-0" />
          <span>
            {OLD[oldFor].why} from {momentText(sheet.readAt)}.{' '}
            {queue.length > 0
              ? `We’ll send ${countOf(queue.length, 'checkmark')} ${OLD[oldFor].when}.`
              : `You can keep going: we’ll send your checkmarks ${OLD[oldFor].when}.`}
          </span>
        </p>
      )}
      {sendError && queue.length > 0 && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunk px-4 py-3 text-sm"
        >
          <span>
            We couldn’t send {countOf(queue.length, 'checkmark')}. {sendError.body?.message} Nothing is lost.
          </span>
          <Button size="sm" look="secondary" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {conflicts.map(({ orderId, name, message }) => (
        <div
          key={orderId}
          role="alert"
          className="flex items-start justify-between gap-3 rounded-control border border-danger bg-card px-4 py-3"
        >
          <p className="min-w-0 text-sm wrap-anywhere">
            <strong>{name}.</strong> {message}
          </p>
          <IconButton
            label={`Got it: ${name}`}
            onClick={() => dismiss(orderId)}
            icon={<X aria-hidden size={18} />}
          />
        </div>
      ))}
    </div>
  );
}

function Sheet({ handover, sheet }: { handover: Handover; sheet: HandoverSheet }) {
  const [text, setText] = useState('');
  const rows = rowsOf(sheet, handover.queue);
  const { rows: shown, says } = rowsFound(rows, text);
  const field = useRef<HTMLInputElement>(null);
  useScanKeys(field);
  const { done, all } = progressOf(rows);
  const searchLabel = rows.some(({ stop }) => stop)
    ? 'Find a name, address or order, or scan a label'
    : 'Find a name or order, or scan a label';
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title="No orders for this day yet"
        hint="Orders appear here as soon as they’re paid or reserved."
      />
    );
  }
  return (
    <>
      <div className="sticky top-14 z-10 -mx-4 flex flex-col gap-3 bg-paper px-4 py-3 sm:static sm:mx-0 sm:px-0 print:hidden">
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="font-semibold tabular-nums">
            {done} of {all} {sheet.isDelivery ? 'delivered' : 'picked up'}
          </p>
          <Button
            size="sm"
            look="secondary"
            icon={<Printer aria-hidden size={18} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
        <span
          role="progressbar"
          aria-label="Progress"
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={done}
          className="block h-2 overflow-hidden rounded-full bg-line"
        >
          <span className="block h-full bg-leaf" style={{ width: `${(100 * done) / Math.max(all, 1)}%` }} />
        </span>
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          ref={field}
          value={text}
          // A scanner presses Enter: what it types next takes the place of this.
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.select()}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {says !== null && (
        <p role="status" className="text-soft wrap-anywhere">
          {says}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((row) => (
          <li key={row.id}>
            <HandoverRow
              row={row}
              isDelivery={sheet.isDelivery}
              timeZone={sheet.timeZone}
              onTick={() => handover.tick(row.id)}
              onUntick={() => handover.untick(row.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Content({ id }: { id: string }) {
  const handover = useHandover(id);
  const { sheet, error, isLoading, retry } = handover;
  const goOn = useGoOn();
  const isSignedOut = isCode(error, 'SIGN_IN_REQUIRED');
  useEffect(() => {
    if (isSignedOut) goOn(paths.login({ returnTo: paths.vendorHandover(id) }));
  }, [isSignedOut, goOn, id]);
  if (isLoading || isSignedOut) {
    return (
      <>
        <NeedsScripts />
        <div className="noscript:hidden">
          <RowsSkeleton label="Loading the list..." />
        </div>
      </>
    );
  }
  if (error && isCode(error, 'BUSINESS_ROLE_NOT_ALLOWED'))
    return <RoleNotAllowed message={error.body?.message ?? ''} />;
  if (!sheet) return <CouldNotLoad title="We couldn’t load this list." error={error} onRetry={retry} />;
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{sheet.placeName}</h1>
        <p className="text-lg">{windowText(sheet)}</p>
        {sheet.address !== null && <p className="text-soft wrap-anywhere">{sheet.address}</p>}
        {sheet.status === 'canceled' && <p className="font-semibold text-danger">This day is canceled.</p>}
        <SavedHere isKept={handover.isKept} />
        {sheet.orders.length > 0 && sheet.status !== 'canceled' && (
          <div className="mt-2 print:hidden">
            <MessageButton
              about={aboutDay(sheet.windowId, sheet, sheet.isDelivery)}
              label="Message customers"
            />
          </div>
        )}
      </div>
      <Notes handover={handover} sheet={sheet} />
      <Sheet handover={handover} sheet={sheet} />
    </>
  );
}

/** /vendor/handover/:id, where orders change hands. It works without a network. */
export function HandoverPage() {
  const { id = '' } = useParams();
  return (
    <div className="page flex min-h-[60vh] max-w-3xl flex-col gap-5 py-6 md:py-10 print:py-0">
      <PageHead title="Handover list" noindex />
      <Content key={id} id={id} />
    </div>
  );
}
