import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type FileCopy, sha256Of } from './manifest.ts'

/**
 * Paths of all files below a folder, with '/', sorted. Files that are still being written are left out. Empty if the folder does not
 * exist.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/**
 * Copies the files that the target does not have yet. A file may be deleted while the copy runs. Such a file is skipped, because no row
 * refers to it any more.
 */
export async function copyNewFiles(from: string, to: string): Promise<void> {
  const there = new Set(await filesBelow(to))
  for (const path of await filesBelow(from)) {
    if (there.has(path)) continue
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(from, path), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

export const describeFiles = async (folder: string): Promise<FileCopy[]> =>
  Promise.all(
    (await filesBelow(folder)).map(async (path) => ({
      path,
      bytes: (await stat(join(folder, path))).size,
      sha256: await sha256Of(join(folder, path)),
    })),
  )
