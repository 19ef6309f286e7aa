import { useQueryClient } from '@tanstack/react-query'
import { mediaEndpoints } from '../../contract.ts'

/** Reads the lists of the library again. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const { getFile, getImage, imageCounts, listFiles, listImages } = mediaEndpoints
    const ids = [getFile, getImage, imageCounts, listFiles, listImages].map(({ id }) => id)
    await Promise.all(ids.map((id) => queries.invalidateQueries({ queryKey: [id] })))
  }
}
