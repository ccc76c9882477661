import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../../ui/icon';
import { looksAgain, type MessageAbout, messagesQuery, sentText } from './messages-query';
import { SendAgain } from './send-again';

/** What was sent to a day or a customer, the newest first; nothing where nothing was. */
export function SentMessages({
  about,
  timeZone,
}: {
  about: Pick<MessageAbout, 'address'>;
  timeZone: string;
}) {
  const { data } = useQuery({
    ...messagesQuery(about),
    refetchInterval: ({ state }) => looksAgain(state.data),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label="Messages sent" className="flex flex-col gap-1 text-sm print:hidden">
      {data.items.map((message) => (
        <li key={message.id}>
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 wrap-anywhere">
              <Icon name="chevron-down" className="shrink-0 text-soft" />
              <span>
                {sentText(message, timeZone)}
                {message.sentAt === null ? ' ' : ': '}
                <span className="font-semibold">{message.subject}</span>
              </span>
            </summary>
            <p className="pb-2 pl-7 whitespace-pre-line text-soft wrap-anywhere">{message.text}</p>
          </details>
          <SendAgain about={about} message={message} />
        </li>
      ))}
    </ul>
  );
}
