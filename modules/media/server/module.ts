import { personalDataPort } from '#platform/personal-data.ts'
import { serverModule } from '#platform/server-module.ts'
import { mediaEndpoints } from '../contract.ts'
import { artworkPort, orderableFilesPort, orderedFilesPort, pictureFilePort } from '../ports.ts'
import { clearUploads, orderableFiles } from './clear-uploads.ts'
import { imageHandlers, pictureReader } from './images.ts'
import { pictureTurns } from './picture-turns.ts'
import { uploadHandlers } from './uploads.ts'
import { mediaPersonalData } from './personal-data.ts'
import { mediaRights } from './rights.ts'
import { mediaErrors } from '../words/errors.ts'

/** Pictures by id and version, and files that visitors send (specification §3, Upload; Image URLs). */
export const mediaModule = serverModule({
  name: 'media',
  errors: mediaErrors,
  endpoints: mediaEndpoints,
  rights: mediaRights,
  scopes: {
    media: { title: { de: 'Bilder & Dateien', en: 'Pictures & files' }, groups: ['uploads', 'images'] },
  },
  migrations: new URL('./migrations/', import.meta.url),
  needs: { artwork: artworkPort, orderedFiles: orderedFilesPort },
  offers: { orderableFiles: orderableFilesPort, picture: pictureFilePort, personalData: personalDataPort },
  share: pictureTurns,
  open(core, ports, turns) {
    const inTurn = turns.of(core.id)
    const clear = clearUploads(core, ports.orderedFiles)
    const read = pictureReader(core, ports.artwork)
    return {
      picture: (file) => read(file, 'large'),
      handlers: [...imageHandlers(core, ports.artwork, inTurn), ...uploadHandlers(core, inTurn)],
      jobs: [clear],
      personalData: () => mediaPersonalData(core.storage, () => clear.run(new AbortController().signal)),
      orderableFiles: (asked) => orderableFiles(core, asked),
    }
  },
})
