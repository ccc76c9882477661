import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestionMark, MessageSquareText } from 'lucide-react';
import { countOf, formatPhone } from '../../lib/format/format';
import { textsQuery } from '../../shared/texting/texts-query';
import { LinkButton } from '../../ui/button';

/**
 * On a dashboard: what was texted and not understood, or that one can text; nothing where it is off.
 * @param example what one may text
 */
export function TextsNote({ example = 'STRAWBERRIES PICKED OUT' }: { example?: string }) {
  const { data } = useQuery(textsQuery());
  if (!data || (data.textTo === null && !data.takesEmails)) return null;
  const { waiting, textTo } = data;
  const isWaiting = waiting.length > 0;
  const Icon = isWaiting ? MessageCircleQuestionMark : MessageSquareText;
  return (
    <section
      aria-label="Text updates"
      className={`flex flex-col gap-3 rounded-card p-4 sm:flex-row sm:items-center sm:gap-5 sm:px-5 ${isWaiting ? 'bg-moss' : 'bg-sunk'}`}
    >
      <Icon aria-hidden size={22} className="shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        {isWaiting ? (
          <>
            <p className="font-semibold">We didn’t understand {countOf(waiting.length, 'update')}</p>
            <p className="mt-0.5 text-sm text-soft wrap-anywhere">
              “{waiting[0]?.body}” Nothing was changed.
            </p>
          </>
        ) : (
          <>
            <p className="font-semibold">
              {textTo === null ? 'Answer one email a day' : `Text ${formatPhone(textTo)} what changed`}
            </p>
            <p className="mt-0.5 text-sm text-soft">Such as {example}. Your pages follow in seconds.</p>
          </>
        )}
      </div>
      <LinkButton
        look={isWaiting ? 'primary' : 'secondary'}
        size="sm"
        to={paths.texts}
        className="self-start"
      >
        {isWaiting ? 'See what you sent' : 'Text updates'}
      </LinkButton>
    </section>
  );
}
