import type { Manifest } from '../contract.ts'
import type { FileStore } from './files.ts'

/**
 * Makes object URLs for stored pictures, films and image templates, so that a scene can show them. `forget` revokes the URLs of all files that are
 * not in `keep`.
 */
export function blobAddresses(files: Pick<FileStore, 'read'>) {
  const urls = new Map<string, string>()
  const forget = (keep: ReadonlySet<string>): void => {
    for (const [hash, url] of urls)
      if (!keep.has(hash)) {
        URL.revokeObjectURL(url)
        urls.delete(hash)
      }
  }
  return {
    async of(manifest: Manifest, hash: string | undefined): Promise<string | undefined> {
      const known = hash === undefined ? undefined : urls.get(hash)
      if (hash === undefined || known !== undefined) return known
      const asset = manifest.assets.find((one) => one.hash === hash)
      const blob = asset && (await files.read(asset))
      if (!blob) return undefined
      const url = URL.createObjectURL(blob)
      urls.set(hash, url)
      return url
    },
    forget,
  }
}
