import type { Upload } from '../contract.ts'

export const uploadKey = (upload: Pick<Upload, 'id' | 'publicHash' | 'version' | 'extension'>): string =>
  `uploads/${upload.publicHash}/${upload.id}-${upload.version}.${upload.extension}`
export const previewKey = (upload: Pick<Upload, 'id' | 'publicHash' | 'version'>): string =>
  `uploads/${upload.publicHash}/preview/${upload.id}-${upload.version}.jpg`
