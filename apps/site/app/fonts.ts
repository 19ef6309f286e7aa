import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** Fonts of the first view, to be fetched before the style sheet names them (design: Brands): the theme's own, then the one of all texts. */
export const firstFonts = (own: readonly string[] = []): string[] => [...own, text]
