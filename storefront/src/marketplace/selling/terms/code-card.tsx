import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { STATE_WORDS, codeFacts, offWords, usedWords } from './code-values';

interface CodeCardProps {
  code: DiscountCodeView;
  onEdit: () => void;
  onEnd: () => void;
}

/** One discount code: what it does, how often it was used, and what can be done with it. */
export function CodeCard({ code, onEdit, onEnd }: CodeCardProps) {
  const { state, endedAt, endedReason } = code;
  const heading = `code-${code.id}`;
  return (
    <Card className="flex h-full flex-col gap-3 p-4 sm:p-5" role="group" aria-labelledby={heading}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="min-w-0 font-sans text-lg font-bold wrap-anywhere">
          {code.code}
        </h2>
        <Badge tone={state === 'running' ? 'leaf' : 'outline'}>{STATE_WORDS[state]}</Badge>
      </div>
      <p className="font-semibold">{offWords(code)}</p>
      <p className="text-sm text-soft">{codeFacts(code).join(' · ')}</p>
      <p className="text-sm tabular-nums">{usedWords(code)}</p>
      {endedReason !== null && (
        <p className="text-sm whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Our team ended it: </span>
          {endedReason}
        </p>
      )}
      {endedReason === null && (
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={onEdit}>
            {endedAt === null ? 'Edit' : 'Use again'}
            <span className="sr-only"> {code.code}</span>
          </Button>
          {state !== 'ended' && (
            <Button size="sm" look="quiet" aria-haspopup="dialog" onClick={onEnd}>
              End now<span className="sr-only"> {code.code}</span>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
