import type { ServerPage } from '../../../lib/page/page.server';
import { isPastEnd } from '../../search/results/paging';
import { claimQuery } from '../farm-queries';
import { claimCall, readClaim } from './claim-address';

export const claimServerPage: ServerPage = {
  module: 'src/directory/farms/claim/claim-page.tsx',
  load: ({ query }) => {
    const call = claimCall(readClaim(query));
    return call === null ? [] : [claimQuery(call)];
  },
  isNowhere: ({ query }, answers) => {
    const state = readClaim(query);
    const call = claimCall(state);
    return call !== null && isPastEnd(state.page, answers.getQueryData(claimQuery(call).queryKey));
  },
};
