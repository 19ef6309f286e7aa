import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useStoreFile } from '../parts/use-store-file.ts'
import { createUploadQueue } from './upload-queue.ts'
import { type Upload, UploadsContext } from './uploads.ts'

const UploadTray = lazy(() => import('./UploadTray.tsx'))

/** Uploads files in the background, so that staff can go on working on any screen. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { messageOf, storeFile, storeImage } = useStoreFile()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [queue] = useState(createUploadQueue)
  const deps = {
    onChange: setUploads,
    messageOf,
    async store({ file, folder, kind }: Upload, signal: AbortSignal): Promise<void> {
      await (kind === 'image' ? storeImage(file, { folder, signal }) : storeFile(file, { signal }))
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
