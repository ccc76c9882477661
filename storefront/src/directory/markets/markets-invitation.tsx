import { EmptyArt } from '../../ui/art/empty-art';
import { EmptyState } from '../../ui/states/empty-state';

/** Before anything was searched. */
export function MarketsInvitation() {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title="Enter a ZIP code to find the farmers markets around it."
      hint="You will see when they are open, what they sell, and whether they take SNAP or WIC."
    />
  );
}
