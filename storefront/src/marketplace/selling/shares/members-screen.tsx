import type { ShareMemberList } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Download, Plus, Search, Upload } from 'lucide-react';
import { lazy, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readText } from '../../../lib/format/address-text';
import { countOf } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Badge } from '../../../ui/badge';
import { AnchorButton, Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { TextField } from '../../../ui/fields/field';
import { PlainForm } from '../../../ui/forms/plain-form';
import { Link } from '../../../ui/navigation/link';
import { Pagination } from '../../../ui/navigation/pagination';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { amountText } from '../../parts/amount-text';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { lateMembersQuery, MEMBERS_SHOWN, membersAddress, shareMembersQuery } from './vendor-shares';

const ImportMembersDialog = lazy(() =>
  import('./files/import-members-dialog').then((module) => ({ default: module.ImportMembersDialog })),
);

/** Members come along in a spreadsheet. */
function ImportMembers({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        icon={<Upload aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        Import CSV
      </Button>
      <WhenFirstOpen open={open}>
        <ImportMembersDialog id={id} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}

const SKELETON = <RowsSkeleton label="Loading the members..." />;

type Member = ShareMemberList[number];

function Money({ member: { due, late, credit, toGiveBack, isTrial } }: { member: Member }) {
  return (
    <div className="flex flex-wrap gap-2">
      {isTrial && <Badge tone="outline">Trial</Badge>}
      {late > 0 && <Badge tone="sun">{amountText(late)} late</Badge>}
      {due > late && <Badge tone="outline">{amountText(due - late)} due</Badge>}
      {due === 0 && toGiveBack === 0 && <Badge>Paid</Badge>}
      {toGiveBack > 0 && <Badge tone="sun">Give back {amountText(toGiveBack)}</Badge>}
      {credit > 0 && <Badge tone="plain">{amountText(credit)} credit</Badge>}
    </div>
  );
}

function Row({ id, member }: { id: string; member: Member }) {
  const { name, sizeName, quantity, half, siteName, state, boxesLeft, work } = member;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 hover:bg-moss sm:px-5">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Link to={sharePaths.shareMember(id, member.id)} className="cover">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-soft wrap-anywhere">
          {quantity > 1 && `${quantity} × `}
          {sizeName}
          {half && `, ${half}`}, {siteName}
          {state === 'ended' ? ', ended' : `, ${countOf(boxesLeft, 'box', 'boxes')} left`}
          {work && `, ${work.done} of ${hoursText(work.hours)} worked`}
        </p>
      </div>
      <Money member={member} />
    </li>
  );
}

/** What is late of the whole season, and who it is. */
function Late({ id, isShown }: { id: string; isShown: boolean }) {
  const { data } = useQuery(lateMembersQuery(id));
  if (isShown)
    return (
      <p className="text-sm">
        Members with late payments.{' '}
        <Link to={sharePaths.shareMembers(id)} className="link hit">
          Show everyone
        </Link>
      </p>
    );
  if (!data || data.due === 0) return null;
  const { members, late, due } = data;
  return (
    <p className="text-sm">
      {amountText(due)} to come from members.{' '}
      {late > 0 && (
        <>
          <span className="font-semibold text-danger">
            {amountText(late)} of it is late, from {countOf(members, 'member')}.
          </span>{' '}
          <Link to={withQuery(sharePaths.shareMembers(id), { late: 'true' })} className="link hit">
            Show them
          </Link>
        </>
      )}
    </p>
  );
}

interface FoundProps {
  id: string;
  q: string;
  late: 'true' | undefined;
  page: number;
}

function Found({ id, q, late, page }: FoundProps) {
  const offset = (page - 1) * MEMBERS_SHOWN || undefined;
  const { data, error, refetch } = useQuery(shareMembersQuery(id, { q, late, offset }));
  if (!data) {
    if (!error) return SKELETON;
    return <CouldNotLoad title="We couldn’t load the members." error={error} onRetry={refetch} />;
  }
  const { items, total } = data;
  if (items.length === 0)
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        heading="h2"
        title={q ? 'No members found' : late ? 'No late payments' : 'No members yet'}
        hint={
          q
            ? 'Try another name or email.'
            : late
              ? 'Everyone has paid what was due.'
              : 'Members who join appear here. You can enter or import members yourself.'
        }
      />
    );
  const pageCount = total === null ? null : Math.ceil(total / MEMBERS_SHOWN);
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((member) => (
            <Row key={member.id} id={id} member={member} />
          ))}
        </ul>
      </Card>
      <Pagination
        page={page}
        pageCount={pageCount}
        hasNext={pageCount !== null && page < pageCount}
        to={(other) =>
          withQuery(sharePaths.shareMembers(id), { q, late, page: other === 1 ? undefined : other })
        }
        label="Members"
      />
      <AnchorButton
        look="secondary"
        className="self-start"
        href={`${membersAddress(id)}/export`}
        download
        icon={<Download aria-hidden size={18} />}
      >
        Export all as CSV
      </AnchorButton>
    </>
  );
}

/** Who has joined, what is due and what is late. */
export function MembersScreen({ id }: { id: string }) {
  const { may } = useMay();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const q = readText(query, 'q', 100);
  const late = query.get('late') === 'true' ? 'true' : undefined;
  const page = Number(/^[1-9]\d{0,2}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PlainForm
          role="search"
          className="flex flex-wrap items-end gap-3"
          onSend={(typed) =>
            void navigate(withQuery(sharePaths.shareMembers(id), { q: typed.text('q').trim() }))
          }
        >
          <TextField key={q} label="Name or email" name="q" type="search" maxLength={100} defaultValue={q} />
          <Button type="submit" look="secondary" icon={<Search aria-hidden size={18} />}>
            Search
          </Button>
        </PlainForm>
        {may('refund') && (
          <div className="flex flex-wrap gap-3">
            <ImportMembers id={id} />
            <LinkButton to={sharePaths.enterMember(id)} icon={<Plus aria-hidden size={18} />}>
              Enter a member
            </LinkButton>
          </div>
        )}
      </div>
      <Late id={id} isShown={late !== undefined} />
      <Found id={id} q={q} late={late} page={page} />
    </div>
  );
}
