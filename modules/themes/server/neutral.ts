import { readFile } from 'node:fs/promises'

const folder = new URL('../neutral/', import.meta.url)

/** A file of the theme that ships with the product; undefined when there is none. The name is a file's name and no path (contract: FileName). */
export async function neutralFile(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(new URL(file, folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
