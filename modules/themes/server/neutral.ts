import { readFile } from 'node:fs/promises'

const folder = new URL('../neutral/', import.meta.url)

/**
 * Reads a file of the theme that ships with the product; undefined if it does not exist. The contract (FileName) ensures that the name is not a
 * path.
 */
export async function neutralFile(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(new URL(file, folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
