import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from './file-copies.ts'

/**
 * The temporary folder is inside the folder of files. The folder of files may be a separate volume, and files can only be moved within a
 * volume. The name cannot conflict with the folder of a brand, because no brand can have the id '.restoring'.
 */
const stagedIn = (folder: string): string => join(folder, '.restoring')

export const removeStaged = (folder: string): Promise<void> => rm(stagedIn(folder), { recursive: true, force: true })

/** Copies every file of a backup into the temporary folder. Throws when a file cannot be copied. */
export async function stageFiles(from: string, folder: string): Promise<void> {
  const staged = stagedIn(folder)
  await mkdir(staged, { recursive: true })
  for (const path of await filesBelow(from)) {
    await mkdir(dirname(join(staged, path)), { recursive: true })
    await copyFile(join(from, path), join(staged, path))
  }
}

/** Moves the copied files from the temporary folder to the folder of files. */
export async function placeFiles(folder: string): Promise<void> {
  const staged = stagedIn(folder)
  for (const name of await readdir(staged)) await rename(join(staged, name), join(folder, name))
  await removeStaged(folder)
}

/** Removes all content of a folder that was empty before a restore. */
export async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
}
