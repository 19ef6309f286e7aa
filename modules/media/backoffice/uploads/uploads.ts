import { createContext, useContext } from 'react'

export type UploadKind = 'image' | 'file'

/** The upload of one file, with its state. */
export interface Upload {
  key: number
  file: File
  kind: UploadKind
  folder: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** The reason why the upload failed, as a text for the user. Empty if it has not failed. */
  message: string
}

interface Uploads {
  send: (files: readonly File[], kind: UploadKind, folder?: string) => void
}

export const UploadsContext = createContext<Uploads | undefined>(undefined)

/** Returns `send`, which uploads files in the background. A panel on every screen shows the uploads until the user closes it. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext)
  if (!uploads) throw new Error('useUploads is for screens below the provider of the media module')
  return uploads
}

export const imageTypes = '.jpg,.jpeg,.png,.gif,.webp,.svg'
export const fileTypes =
  '.txt,.csv,.gif,.jpg,.jpeg,.png,.svg,.webp,.mp4,.mpeg,.webm,.zip,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx'

export const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })

/** A number of bytes as a text, for example '6,2 MB'. */
export function sizeText(bytes: number, locale: 'de' | 'en'): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kB'] : [bytes / 1024 / 1024, 'MB']
  const shown = value > 1024 ? value / 1024 : value
  const text = new Intl.NumberFormat(locale === 'de' ? 'de-AT' : 'en-GB', { maximumFractionDigits: 1 }).format(shown)
  return `${text} ${value > 1024 ? 'GB' : unit}`
}
