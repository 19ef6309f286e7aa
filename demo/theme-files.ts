import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Packages that hold the fonts of the themes, by the first word of a file's name. */
const fontPackages: readonly (readonly [begins: string, folder: string])[] = [
  ['wittgenstein-', '@fontsource-variable/wittgenstein'],
  ['grenze-gotisch-', '@fontsource-variable/grenze-gotisch'],
  ['grenze-', '@fontsource/grenze'],
]

/** Where a file of a theme stands: fonts in their packages, drawings that both brands use in `drawings/`, all else beside the theme. */
function placeOf(file: string, own: URL): URL {
  const font = file.endsWith('.woff2') && fontPackages.find(([begins]) => file.startsWith(begins))
  if (font) return new URL(import.meta.resolve(`${font[1]}/files/${file}`))
  return /^(dish|vehicle)-/.test(file) ? new URL(`./drawings/${file}`, import.meta.url) : new URL(file, own)
}

/** Reads the files of the theme in a folder. */
export const readThemeFile =
  (own: URL) =>
  (file: string): Promise<Uint8Array> =>
    readFile(fileURLToPath(placeOf(file, own)))
