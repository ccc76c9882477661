import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from '../../../ui/navigation/link';
import type { FaqQuestion, FaqSection } from '../../faq/questions';
import { readAnswer } from './answer-text';

const arrow = 'mt-0.5 ml-auto shrink-0 text-leaf transition-transform';

/**
 * The id is inside what collapses, not on it: browsers open what hides the place that an address names, also
 * without scripts (and before ours run, hence the suppressed warning). The margin leaves room for the
 * question above the answer.
 */
function Question({ id, question, answer }: FaqQuestion) {
  return (
    <details
      suppressHydrationWarning
      className="group/question border-t border-line first:border-t-0 open:bg-sunk/50"
    >
      <summary className="flex min-h-13 list-none items-start gap-4 px-5 py-3.5 font-semibold -outline-offset-3 hover:text-leaf [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-base leading-snug font-semibold">{question}</h3>
        <ChevronDown aria-hidden size={20} className={`${arrow} group-open/question:rotate-180`} />
      </summary>
      <div id={id} className="prose scroll-mt-24 px-5 pb-6 text-sm sm:text-base">
        {readAnswer(answer).map((parts, index) => (
          <p key={index}>
            {parts.map(({ text, to }, part) =>
              to ? (
                <Link key={part} to={to}>
                  {text}
                </Link>
              ) : (
                <Fragment key={part}>{text}</Fragment>
              ),
            )}
          </p>
        ))}
        <p className="text-xs print:hidden">
          <Link to={`#${id}`} aria-label={`Link to this answer: ${question}`}>
            Link to this answer
          </Link>
        </p>
      </div>
    </details>
  );
}

/** A part of a page of questions. It opens and can be linked to without scripts. */
export function FoldedSection({ id, title, questions, isOpen }: FaqSection & { isOpen: boolean }) {
  return (
    <details open={isOpen} suppressHydrationWarning className="group/section">
      <summary className="flex min-h-11 list-none items-center gap-4 py-2 hover:text-leaf [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <ChevronDown aria-hidden size={22} className={`${arrow} group-open/section:rotate-180`} />
      </summary>
      <div id={id} className="mt-3 scroll-mt-16 overflow-hidden rounded-card border border-line bg-card">
        {questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
      </div>
    </details>
  );
}
