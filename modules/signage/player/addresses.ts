import type { Manifest } from '../contract.ts'
import type { FileStore } from './files.ts'

/** Object URLs of stored files for pictures and films. They are revoked when the manifest no longer contains the file. */
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
