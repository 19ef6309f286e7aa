import { useQueryClient } from '@tanstack/react-query'
import { mediaEndpoints } from '../../contract.ts'

/** Returns a function that loads all lists and records of the library again, after something was changed. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const { getFile, getImage, imageCounts, listFiles, listImages } = mediaEndpoints
    const ids = [getFile, getImage, imageCounts, listFiles, listImages].map(({ id }) => id)
    await Promise.all(ids.map((id) => queries.invalidateQueries({ queryKey: [id] })))
  }
}
