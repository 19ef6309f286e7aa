import { failureText, must } from '#ui/backoffice/calls.ts'
import { useApi, useLocale } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { LARGEST_STAFF_UPLOAD_BYTES, tooLarge } from '../../rules/upload-size.ts'
import { mediaErrors } from '../../words/errors.ts'
import { createUploadQueue } from './upload-queue.ts'
import { dataUrlOf, type Upload, UploadsContext } from './uploads.ts'

const UploadTray = lazy(() => import('./UploadTray.tsx'))

/** Sends files while staff go on working on any page. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const queries = useQueryClient()
  const locale = useLocale()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [queue] = useState(createUploadQueue)
  const deps = {
    onChange: setUploads,
    messageOf: (error: unknown, file: File): string => {
      const refused = mediaErrors['upload.unusable'][locale]
      const text = typeof refused === 'function' ? refused({ file: file.name, ...tooLarge(file) }) : refused
      return failureText(error, text)
    },
    async store({ file, folder, kind }: Upload, signal: AbortSignal): Promise<void> {
      const { mediaEndpoints } = await import('../../contract.ts')
      // A film of 500 MB is not read into memory first.
      if (file.size > LARGEST_STAFF_UPLOAD_BYTES) throw new Error('too large')
      const body = { filename: file.name, dataUrl: await dataUrlOf(file) }
      if (kind === 'image')
        await must(api, mediaEndpoints.createImage, { body: { ...body, ...(folder ? { folder } : {}) }, signal })
      else await must(api, mediaEndpoints.createFile, { body, signal })
      // What shows pictures and files of the library.
      const { listImages, imageCounts, listFiles } = mediaEndpoints
      for (const { id } of [listImages, imageCounts, listFiles]) void queries.invalidateQueries({ queryKey: [id] })
    },
  }
  useEffect(() => queue.connect(deps))
  return (
    <UploadsContext value={queue}>
      {children}
      {uploads.length > 0 ? (
        <Suspense>
          <UploadTray
            uploads={uploads}
            onRemove={queue.remove}
            onReplace={(old, file) => {
              queue.remove(old.key)
              queue.send([file], old.kind, old.folder)
            }}
            onClose={queue.clear}
          />
        </Suspense>
      ) : null}
    </UploadsContext>
  )
}
