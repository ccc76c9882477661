import { BellOff, MessageCircleQuestionMark, MessageSquareText } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const followingResources: readonly BackOfficeResource[] = [
  {
    name: 'texts',
    label: 'Text updates',
    group: 'Directory',
    icon: MessageSquareText,
    called: 'body',
    list: lazy(() => import('./texts/text-list').then((module) => ({ default: module.TextList }))),
  },
  {
    name: 'unread-texts',
    label: 'Not understood',
    group: 'Directory',
    icon: MessageCircleQuestionMark,
    called: 'body',
    list: lazy(() => import('./texts/unread-list').then((module) => ({ default: module.UnreadTextList }))),
  },
  {
    name: 'text-consents',
    label: 'Text opt-ins',
    group: 'Directory',
    icon: BellOff,
    called: 'phone',
    list: lazy(() => import('./texts/consent-list').then((module) => ({ default: module.TextConsentList }))),
  },
];
