import type { Locale } from '#contract/locale.ts'
import { acceptedFiles, type StepType } from '#modules/catalogue/rules/configuration.ts'
import { LARGEST_UPLOAD_BYTES } from '#modules/media/rules/upload-size.ts'
import type { CartUpload } from './cart.ts'

const previewed: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'gif'])

/**
 * Whether the file is refused before it is sent (specification §5, Upload). Refused are empty files and files that are too large. A step
 * for pictures also refuses files whose name does not end with .jpg, .jpeg, .png or .gif.
 */
export function isRefused(file: Pick<File, 'name' | 'size'>, type: StepType): boolean {
  const accepted = acceptedFiles(type)
  const name = file.name.toLowerCase()
  return (
    file.size === 0 ||
    file.size > LARGEST_UPLOAD_BYTES ||
    (accepted?.every((ending) => !name.endsWith(ending)) ?? false)
  )
}

/** Address of a small preview of an uploaded picture (specification §5). Undefined: there is no preview for files of this type. */
export const previewUrl = ({ extension, id, publicHash, version }: CartUpload): string | undefined =>
  extension && version && previewed.has(extension) ? `/upload/${publicHash}/preview/${id}-${version}.jpg` : undefined

export interface RunningUpload {
  /** Resolves with the stored file, or with undefined if the upload failed. */
  done: Promise<CartUpload | undefined>
  abort(): void
}

/** Sends a file to the server as a data URL. It uses XMLHttpRequest, because `fetch` does not report how much has been sent. */
export function sendUpload(file: File, locale: Locale, onProgress: (percent: number) => void): RunningUpload {
  const request = new XMLHttpRequest()
  const { promise, resolve } = Promise.withResolvers<CartUpload | undefined>()
  const fail = () => resolve(undefined)
  const reader = new FileReader()
  reader.addEventListener('error', fail)
  reader.addEventListener('load', () => {
    request.open('POST', '/api/uploads/public')
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept-language', locale)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('load', () =>
      resolve(request.status === 201 ? storedUpload(request.responseText) : undefined),
    )
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail)
    // If the operating system does not know the type of the file, the data URL has a general type. The server detects the type from the
    // content.
    request.send(JSON.stringify({ filename: file.name, dataUrl: reader.result }))
  })
  reader.readAsDataURL(file)
  return {
    done: promise,
    abort() {
      reader.abort()
      request.abort()
      fail()
    },
  }
}

function storedUpload(text: string): CartUpload | undefined {
  try {
    const { data } = JSON.parse(text) as { data: Required<CartUpload> }
    const { bytes, extension, filename, id, publicHash, version } = data
    return { id, publicHash, version, extension, filename, bytes }
  } catch {
    return undefined
  }
}
