import { editors } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { timelineSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { loggedEntries } from '#modules/ordering/words/entries.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconStars } from '@tabler/icons-react'
import { lazy } from 'react'
import { reviewEntries } from '../words/timeline.ts'
import { reviewsTitles } from '../words/titles.ts'

export const reviewsBackoffice = backofficeModule({
  name: 'reviews',
  fills: [
    fill(logWords, { actions: (locale) => loggedEntries(reviewEntries, locale) }),
    fill(timelineSlot, reviewEntries),
  ],
  screens: [
    {
      path: 'bewertungen',
      title: (locale) => reviewsTitles(locale).reviews,
      roles: editors,
      component: lazy(() => import('./ReviewsScreen.tsx')),
      nav: { group: 'reports', order: 20, icon: IconStars, to: '/bewertungen' },
    },
  ],
})
