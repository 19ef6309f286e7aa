import { editors } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconTemplate } from '@tabler/icons-react'
import { lazy } from 'react'
import { templateLogTexts, templateRecordTexts } from '../words/log.ts'
import { imageTemplatesTitles } from '../words/titles.ts'

export const imageTemplatesBackoffice = backofficeModule({
  name: 'image-templates',
  screens: [
    {
      path: 'medien/vorlagen',
      title: (locale) => imageTemplatesTitles(locale).templates,
      roles: editors,
      component: lazy(() => import('./TemplatesScreen.tsx')),
      nav: { group: 'website', order: 26, icon: IconTemplate, to: '/medien/vorlagen' },
    },
    {
      path: 'medien/vorlagen/:id',
      title: (locale) => imageTemplatesTitles(locale).template,
      roles: editors,
      component: lazy(() => import('./TemplateScreen.tsx')),
      rail: true,
    },
    {
      path: 'medien/schriften',
      title: (locale) => imageTemplatesTitles(locale).fonts,
      roles: editors,
      component: lazy(() => import('./FontsScreen.tsx')),
    },
  ],
  references: {
    imageTemplate: {
      list: () => import('../contract.ts').then(({ imageTemplateEndpoints }) => imageTemplateEndpoints.list),
      nameOf: ({ name }) => String(name),
    },
  },
  fills: [
    fill(logWords, {
      actions: templateLogTexts,
      records: {
        imageTemplate: {
          one: (locale) => templateRecordTexts(locale).template,
          to: (id) => `/medien/vorlagen/${id}`,
        },
        font: { one: (locale) => templateRecordTexts(locale).font },
      },
    }),
  ],
})
