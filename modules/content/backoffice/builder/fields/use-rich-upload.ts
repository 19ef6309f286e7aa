import { failureText, must } from '#ui/backoffice/calls.ts'
import { useSlots } from '#ui/backoffice/crud/slots.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'

export interface StoredPicture {
  id: string
  version: number
  extension: string
  alt: string
}

/** Pictures that running text may have (specification §5, WYSIWYG uploads). */
export const pictureTypes = '.jpg,.jpeg,.png,.gif,.svg'

export const pictureAddress = ({ extension, id, version }: StoredPicture): string =>
  `/image/medium/${id}-${version}.${extension}`

/** Stores pictures that were dropped, pasted or chosen. What cannot be stored is named, the others are stored. */
export function useRichUpload() {
  const api = useApi()
  const { uploadImage } = useSlots()
  const [isBusy, setIsBusy] = useState(false)
  const store = async (files: readonly File[]): Promise<StoredPicture[]> => {
    if (!uploadImage) return []
    setIsBusy(true)
    const stored: StoredPicture[] = []
    for (const file of files) {
      try {
        const body = { filename: file.name, dataUrl: await dataUrlOf(file) }
        stored.push((await must(api, await uploadImage(), { body })).value as StoredPicture)
      } catch (error) {
        notify(failureText(error, file.name), 'failed')
      }
    }
    setIsBusy(false)
    return stored
  }
  return { isBusy, store }
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
