import { EmptyArt } from '../../../ui/art/empty-art';
import { EmptyState } from '../../../ui/states/empty-state';
import { ZIP_TITLE } from '../../../lib/address/zip-form-rules';

/** In the place of results where what was typed is no ZIP code. The ZIP field has the focus meanwhile. */
export function BadZip() {
  return <EmptyState isError picture={<EmptyArt scene="nothing-near" />} title={ZIP_TITLE} />;
}
