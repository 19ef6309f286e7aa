import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './module.ts'

const safeKey = /^[\w-]+(?:[./][\w-]+)*$/

/**
 * Stores files on the local disk, in one folder per brand. Our code creates the keys ('media/0198…/original.webp'). Keys of another form are
 * refused.
 */
export function openDiskStorage(folder: string): Storage {
  let count = 0
  const pathOf = (key: string): string => {
    if (!safeKey.test(key)) throw new RangeError(`'${key}' is no storage key`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // The file is written under another name and renamed, so that a reader never sees an incomplete file.
      const half = `${path}.${process.pid}.${count++}.part`
      await writeFile(half, bytes)
      await rename(half, path)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
