import { editors } from '#contract/roles.ts'
import { pageToolsSlot } from '#modules/content/backoffice/parts/slots.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { lazy } from 'react'
import { aiLogTexts } from '../words/log.ts'
import { aiContentTitles } from '../words/titles.ts'
import { ProposeLink } from './ProposeLink.tsx'

export const aiContentBackoffice = backofficeModule({
  name: 'ai-content',
  fills: [fill(logWords, { records: {}, actions: aiLogTexts }), fill(pageToolsSlot, ProposeLink)],
  screens: [
    {
      path: 'seiten/:id/vorschlaege',
      title: (locale) => aiContentTitles(locale).suggestions,
      roles: editors,
      component: lazy(() => import('./SuggestionsScreen.tsx')),
      rail: true,
    },
  ],
})
