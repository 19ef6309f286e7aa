import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { templateLogTexts, templateRecordTexts } from '../words/log.ts'

export const imageTemplatesBackoffice = backofficeModule({
  name: 'image-templates',
  fills: [
    fill(logWords, {
      actions: templateLogTexts,
      records: {
        imageTemplate: { one: (locale) => templateRecordTexts(locale).template },
        font: { one: (locale) => templateRecordTexts(locale).font },
      },
    }),
  ],
})
