import { useApi, useLocale } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { mediaCalls, messageOf, storeFile, storeImage } from './store-file.ts'

/**
 * Returns three functions for any screen: one uploads a picture to the library, one uploads a file, and one makes the message for a
 * refusal.
 */
export function useStoreFile() {
  const api = useApi()
  const queries = useQueryClient()
  const locale = useLocale()
  /** Makes all shown lists of pictures and files load again. */
  const refresh = async () => {
    const { imageCounts, listFiles, listImages } = await mediaCalls()
    for (const { id } of [listImages, imageCounts, listFiles]) void queries.invalidateQueries({ queryKey: [id] })
  }
  return {
    async storeImage(file: File, more?: { folder?: string; signal?: AbortSignal }) {
      const stored = await storeImage(api, file, more)
      await refresh()
      return stored
    },
    async storeFile(file: File, more?: { signal?: AbortSignal }) {
      const stored = await storeFile(api, file, more)
      await refresh()
      return stored
    },
    messageOf: (error: unknown, file: File): string => messageOf(error, file, locale),
  }
}
