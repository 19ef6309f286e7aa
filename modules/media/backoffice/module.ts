import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { mediaEndpoints } from '../contract.ts'
import { mediaActions, mediaLogTexts } from '../words/log.ts'

export const mediaBackoffice = backofficeModule({
  name: 'media',
  uploadImage: mediaEndpoints.createImage,
  fills: [
    fill(logWords, {
      records: {
        image: { one: (locale) => mediaLogTexts(locale).image, to: (id) => `/medien/bilder/${id}` },
        upload: { one: (locale) => mediaLogTexts(locale).upload },
      },
      actions: mediaActions,
    }),
  ],
})
