import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { narrowed, type NarrowFont } from '#ui/site/fonts/narrow-font.ts'

const at = (file: string) => new URL(file, import.meta.url)

/**
 * The small font files of the demo themes, which pages load first. Each has only some characters and the weights that its theme uses. Other
 * characters come from the original file (`from`).
 */
export const firstFonts: readonly NarrowFont[] = [
  {
    file: at('donau/theme/wittgenstein-first.woff2'),
    from: '@fontsource-variable/wittgenstein/files/wittgenstein-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  {
    file: at('lindwurm/theme/grenze-first.woff2'),
    from: '@fontsource/grenze/files/grenze-latin-600-normal.woff2',
  },
  {
    file: at('lindwurm/theme/grenze-gotisch-first.woff2'),
    from: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    weight: 560,
  },
]

/** If this file is run as a program (`node demo/first-fonts.ts`), it writes the font files again. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const font of firstFonts) await writeFile(font.file, await narrowed(font))
