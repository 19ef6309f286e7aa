import type { PaperFonts } from './letters.ts'

let fonts: Promise<PaperFonts> | undefined
/** The fonts for paper, loaded once per server process when they are first used: fonts and library take 20 MiB of memory. */
export const paperFonts = (): Promise<PaperFonts> =>
  (fonts ??= import('./letters.ts').then(({ openPaperFonts }) => openPaperFonts()))
