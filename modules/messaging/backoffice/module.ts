import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { messagingLogTexts } from '../words/log.ts'
import { mailEntries } from '../words/timeline.ts'
import { messagingTitles } from '../words/titles.ts'
import { timelineSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { loggedEntries } from '#modules/ordering/words/entries.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { admins, editors } from '#contract/roles.ts'
import { IconMail, IconMailCog, IconMessageForward } from '@tabler/icons-react'
import { lazy } from 'react'

export const messagingBackoffice = backofficeModule({
  name: 'messaging',
  fills: [
    fill(logWords, {
      records: {
        messageRoutes: { one: (locale) => messagingLogTexts(locale).messageRoutes, to: () => '/nachrichten' },
        mailText: { one: (locale) => messagingLogTexts(locale).mailText, to: () => '/mailtexte' },
        message: { one: (locale) => messagingLogTexts(locale).message, to: (id) => `/ausgang/${id}` },
      },
      actions: (locale) => ({ ...messagingLogTexts(locale), ...loggedEntries(mailEntries, locale) }),
    }),
    fill(timelineSlot, mailEntries),
  ],
  screens: [
    {
      path: 'ausgang/:id?',
      title: (locale) => messagingTitles(locale).outbox,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      component: lazy(() => import('./OutboxScreen.tsx')),
      nav: { group: 'settings', order: 40, icon: IconMail, to: '/ausgang' },
    },
    {
      path: 'mailtexte',
      title: (locale) => messagingTitles(locale).mailTexts,
      roles: admins,
      component: lazy(() => import('./texts/MailTextsScreen.tsx')),
      nav: { group: 'settings', order: 39, icon: IconMailCog, to: '/mailtexte' },
      rail: true,
    },
    {
      path: 'nachrichten',
      title: (locale) => messagingTitles(locale).routes,
      roles: editors,
      component: lazy(() => import('./RoutesScreen.tsx')),
      nav: { group: 'settings', order: 38, icon: IconMessageForward, to: '/nachrichten' },
    },
  ],
})
