import type { Api } from '#contract/client.ts'
import type { Locale } from '#contract/locale.ts'
import { failureText, must } from '#ui/backoffice/calls.ts'
import { LARGEST_STAFF_UPLOAD_BYTES, tooLarge } from '../../rules/upload-size.ts'
import { mediaErrors } from '../../words/errors.ts'
import { dataUrlOf } from '../uploads/uploads.ts'

interface More {
  folder?: string
  signal?: AbortSignal
}

/** Uploads a picture to the library. Throws an error if it is too large or if the server refuses it. */
export async function storeImage(api: Api, file: File, { folder, signal }: More = {}) {
  const body = { ...(await bodyOf(file)), ...(folder ? { folder } : {}) }
  return (await must(api, (await mediaCalls()).createImage, { body, ...(signal ? { signal } : {}) })).value
}

/** Uploads a file to the library. Throws an error if it is too large or if the server refuses it. */
export async function storeFile(api: Api, file: File, { signal }: Pick<More, 'signal'> = {}) {
  const body = await bodyOf(file)
  return (await must(api, (await mediaCalls()).createFile, { body, ...(signal ? { signal } : {}) })).value
}

/** The message to show if a picture or file could not be uploaded. */
export function messageOf(error: unknown, file: File, locale: Locale): string {
  const refused = mediaErrors['upload.unusable'][locale]
  const text = typeof refused === 'function' ? refused({ file: file.name, ...tooLarge(file) }) : refused
  return failureText(error, text)
}

/**
 * The contract of this module, loaded when the first file is uploaded. Users can upload files on every screen of the back office, but most
 * of them upload none.
 */
export const mediaCalls = () => import('../../contract.ts').then(({ mediaEndpoints }) => mediaEndpoints)

/** Makes the body of the API call. The size is checked before the file is read, because a film of 500 MB would fill the memory. */
async function bodyOf(file: File): Promise<{ filename: string; dataUrl: string }> {
  if (file.size > LARGEST_STAFF_UPLOAD_BYTES) throw new Error('too large')
  return { filename: file.name, dataUrl: await dataUrlOf(file) }
}
