import type { FollowSubject } from './follow-calls';

export interface FollowProps {
  subject: FollowSubject;
  /** What it is called: "Pine Hill Farm", "strawberries within 25 miles of 33901". */
  name: string;
  /** It is sold out: who follows it wants to hear when it is back. */
  isSoldOut?: boolean | undefined;
}
