import type { PaperFonts } from './letters.ts'

let fonts: Promise<PaperFonts> | undefined
/** The fonts for paper, once for the process: they and the library that reads them take 20 MiB, so only when somebody prints. */
export const paperFonts = (): Promise<PaperFonts> =>
  (fonts ??= import('./letters.ts').then(({ openPaperFonts }) => openPaperFonts()))
