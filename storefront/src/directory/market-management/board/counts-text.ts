import type { BoardCounts } from '@farmgate/backend/contract/directory/market-board';

/** @returns "2 coming, 6 not answered, 0 not coming" */
export const countsText = ({ coming, notAnswered, notComing }: BoardCounts): string =>
  `${coming} coming, ${notAnswered} not answered, ${notComing} not coming`;
