import { useStoreFile } from '#modules/media/backoffice/parts/use-store-file.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useState } from 'react'

export interface StoredPicture {
  id: string
  version: number
  extension: string
  alt: string
}

/** The types of pictures that a rich text may contain (specification §5, WYSIWYG uploads). */
export const pictureTypes = '.jpg,.jpeg,.png,.gif,.svg'

export const pictureAddress = ({ extension, id, version }: StoredPicture): string =>
  `/image/medium/${id}-${version}.${extension}`

/**
 * Uploads the pictures that the user dropped, pasted or chose in a rich text editor. A picture that the server refuses is reported in a notification;
 * the other pictures are still stored.
 */
export function useRichUpload() {
  const { messageOf, storeImage } = useStoreFile()
  const [isBusy, setIsBusy] = useState(false)
  const store = async (files: readonly File[]): Promise<StoredPicture[]> => {
    setIsBusy(true)
    const stored: StoredPicture[] = []
    for (const file of files) {
      try {
        stored.push(await storeImage(file))
      } catch (error) {
        notify(messageOf(error, file), 'failed')
      }
    }
    setIsBusy(false)
    return stored
  }
  return { isBusy, store }
}
