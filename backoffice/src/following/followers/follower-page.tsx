import type { AdminFollower } from '@farmgate/backend/contract/following/followers.admin';
import { BellOff } from 'lucide-react';
import { Link, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Time, Words, words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';

const channelsOf = ({ byEmail, byPush }: AdminFollower) =>
  [byEmail && 'Email', byPush && 'Devices'].filter(Boolean).join(', ') || 'None';

/** Someone who follows something. What they follow is theirs alone: staff see how much it is. */
export function FollowerPage() {
  return (
    <RecordPage actions={<FollowerActions />}>
      <Facts>
        <Fact label="Follower">
          <Person />
        </Fact>
        <Fact label="Follows">
          <Words<AdminFollower> of={({ follows }) => String(follows)} />
        </Fact>
        <Fact label="How often">
          <Words<AdminFollower> of={({ rhythm }) => words(rhythm)} />
        </Fact>
        <Fact label="Where">
          <Words<AdminFollower> of={channelsOf} />
        </Fact>
        <Fact label="Time zone">
          <Words<AdminFollower> of={({ timeZone }) => timeZone} />
        </Fact>
        <Fact label="Address confirmed">
          <Time source="confirmedAt" />
        </Fact>
        <Fact label="Notifications off since">
          <Time source="stoppedAt" />
        </Fact>
        <Fact label="Following since">
          <Time source="createdAt" />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function Person() {
  const follower = useRecordContext<AdminFollower>();
  if (!follower) return null;
  const { userId, username, email } = follower;
  return userId === null ? <>{email}</> : <Link to={`/users/${userId}/show`}>{username}</Link>;
}

function FollowerActions() {
  const follower = useRecordContext<AdminFollower>();
  if (!follower || follower.stoppedAt !== null) return null;
  return (
    <ActionButton
      action="stop"
      label="Turn off notifications"
      icon={BellOff}
      color="error"
      title={`Turn off all notifications to ${follower.username ?? follower.email}`}
      explanation="For someone who wrote that they want no more. What they follow stays, and they get no email about this. Only they can turn notifications on again."
      success="Notifications turned off."
    />
  );
}
