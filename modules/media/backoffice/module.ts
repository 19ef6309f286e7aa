import { editors } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconPhoto } from '@tabler/icons-react'
import { lazy } from 'react'
import { mediaActions, mediaLogTexts } from '../words/log.ts'
import { mediaTitles } from '../words/titles.ts'
import { PictureLibrary } from './parts/PictureLibrary.tsx'
import { UploadsProvider } from './uploads/UploadsProvider.tsx'

export const mediaBackoffice = backofficeModule({
  name: 'media',
  pictureStore: () => import('./parts/store-file.ts'),
  PicturePicker: PictureLibrary,
  provider: UploadsProvider,
  screens: [
    {
      path: 'medien',
      title: (locale) => mediaTitles(locale).library,
      roles: editors,
      component: lazy(() => import('./library/LibraryScreen.tsx')),
      nav: { group: 'website', order: 25, icon: IconPhoto, to: '/medien' },
    },
    {
      path: 'medien/bilder/:id',
      title: (locale) => mediaTitles(locale).images,
      roles: editors,
      component: lazy(() => import('./image/ImageScreen.tsx')),
      rail: true,
    },
  ],
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
