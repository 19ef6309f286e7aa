import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** Fonts of the first view: the theme's own fonts, then the font of all texts. They are loaded before the style sheet requests them. */
export const firstFonts = (own: readonly string[] = []): string[] => [...own, text]
