import { readFile } from 'node:fs/promises'

const folder = new URL('../neutral/', import.meta.url)

/**
 * Reads a file of the neutral theme. Undefined if the file does not exist. The name cannot contain a path, because the contract (`FileName`) forbids
 * slashes.
 */
export async function neutralFile(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(new URL(file, folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
