import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { CartDiscounts } from '@farmgate/backend/contract/marketplace/discount-codes';
import { MAX_ORDER_CODES, codeOf } from '@farmgate/backend/contract/marketplace/discounts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { cartDiscountsQuery } from '../../queries';
import { discountsOf, enteredCodes } from './discount-rules';
import { readCodes, writeCodes } from './kept-codes';

const store = () => localStorage;

/**
 * The discount codes of whoever shops here, and what they come to for what is bought. They are kept over
 * reloads until they are removed or used.
 */
export function useDiscounts(items: readonly CartItemView[]) {
  const client = useQueryClient();
  const [codes, setCodes] = useState(() => readCodes(store));
  const keep = (next: readonly string[]) => {
    setCodes([...next]);
    writeCodes(store, next);
  };
  const { data, refetch } = useQuery({ ...cartDiscountsQuery(codes), placeholderData: keepPreviousData });
  const vendors = [...new Set(items.map(({ product }) => product.vendorId))].sort().join();
  const [asked, setAsked] = useState(vendors);
  useEffect(() => {
    if (asked === vendors) return;
    setAsked(vendors);
    void refetch();
  }, [asked, vendors, refetch]);
  const adding = useMutation({
    mutationFn: async (text: string) => {
      const code = codeOf(text);
      if (code === '') throw new Error('Please enter a discount code.');
      if (codes.includes(code)) throw new Error('You’ve already entered this code.');
      if (codes.length >= MAX_ORDER_CODES) throw new Error('Please remove another code first.');
      const next = cartDiscountsQuery([...codes, code]);
      const answer = await callJson<CartDiscounts>(String(next.queryKey[0]));
      const problem = answer.problems.find((one) => one.code === code);
      if (problem) throw new Error(problem.message);
      client.setQueryData(next.queryKey, answer);
      keep([...codes, code]);
      return code;
    },
  });
  const entered = data ? enteredCodes(data, items) : [];
  return {
    /** Nobody is asked for a code where no vendor gives any. */
    isOffered: (data?.isOffered ?? false) || codes.length > 0,
    /** It is not known yet what the codes come to. */
    isPending: codes.length > 0 && data === undefined,
    entered,
    applied: discountsOf(entered),
    adding,
    remove: (code: string) => keep(codes.filter((one) => one !== code)),
    /** After an order: the codes that it used have done their work. */
    forgetUsed: () => keep(codes.filter((code) => !entered.some((one) => one.code === code && one.terms))),
    askAgain: () => void refetch(),
  };
}

export type Discounts = ReturnType<typeof useDiscounts>;
