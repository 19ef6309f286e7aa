import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** Fonts of the first view, loaded before the style sheet names them: the theme's own, then the one of all texts. */
export const firstFonts = (own: readonly string[] = []): string[] => [...own, text]
