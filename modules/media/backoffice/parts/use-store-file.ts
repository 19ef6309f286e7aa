import { failureText, must } from '#ui/backoffice/calls.ts'
import { useApi, useLocale } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { LARGEST_STAFF_UPLOAD_BYTES, tooLarge } from '../../rules/upload-size.ts'
import { mediaErrors } from '../../words/errors.ts'
import { dataUrlOf } from '../uploads/uploads.ts'

/** Puts one picture or file into the library, wherever it is sent from, and says why one was refused. */
export function useStoreFile() {
  const api = useApi()
  const queries = useQueryClient()
  const locale = useLocale()
  /** What shows pictures and files of the library reads them again. */
  const refresh = async () => {
    const { imageCounts, listFiles, listImages } = await calls()
    for (const { id } of [listImages, imageCounts, listFiles]) void queries.invalidateQueries({ queryKey: [id] })
  }
  return {
    async storeImage(file: File, more: { folder?: string; signal?: AbortSignal } = {}) {
      const { folder, signal } = more
      const body = { ...(await bodyOf(file)), ...(folder ? { folder } : {}) }
      const { value } = await must(api, (await calls()).createImage, { body, ...(signal ? { signal } : {}) })
      await refresh()
      return value
    },
    async storeFile(file: File, { signal }: { signal?: AbortSignal } = {}) {
      const body = await bodyOf(file)
      const { value } = await must(api, (await calls()).createFile, { body, ...(signal ? { signal } : {}) })
      await refresh()
      return value
    },
    /** The sentence about an upload that failed. */
    messageOf(error: unknown, file: File): string {
      const refused = mediaErrors['upload.unusable'][locale]
      const text = typeof refused === 'function' ? refused({ file: file.name, ...tooLarge(file) }) : refused
      return failureText(error, text)
    },
  }
}

/** Loaded with the first file: every page of the back office can send some. */
const calls = () => import('../../contract.ts').then(({ mediaEndpoints }) => mediaEndpoints)

/** A film of 500 MB is not read into memory first. */
async function bodyOf(file: File): Promise<{ filename: string; dataUrl: string }> {
  if (file.size > LARGEST_STAFF_UPLOAD_BYTES) throw new Error('too large')
  return { filename: file.name, dataUrl: await dataUrlOf(file) }
}
