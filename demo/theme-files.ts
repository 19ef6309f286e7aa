import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Packages with the fonts of the themes, by the beginning of the file name. */
const fontPackages: readonly (readonly [begins: string, folder: string])[] = [
  ['wittgenstein-', '@fontsource-variable/wittgenstein'],
  ['grenze-gotisch-', '@fontsource-variable/grenze-gotisch'],
  ['grenze-', '@fontsource/grenze'],
]

/**
 * Returns the location of a theme's file. Small first fonts (`…-first.woff2`) are in the folder of the theme, all other fonts are in
 * their packages. Drawings of both brands are in `drawings/`. All other files are in the folder of the theme.
 */
function placeOf(file: string, own: URL): URL {
  const font =
    file.endsWith('.woff2') &&
    !file.endsWith('-first.woff2') &&
    fontPackages.find(([begins]) => file.startsWith(begins))
  if (font) return new URL(import.meta.resolve(`${font[1]}/files/${file}`))
  return /^(dish|vehicle)-/.test(file) ? new URL(`./drawings/${file}`, import.meta.url) : new URL(file, own)
}

/** Returns a function that reads files of the theme in the folder `own`. */
export const readThemeFile =
  (own: URL) =>
  (file: string): Promise<Uint8Array> =>
    readFile(fileURLToPath(placeOf(file, own)))
