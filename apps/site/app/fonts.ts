import text from '#ui/site/fonts/hanken-grotesk-first.woff2?url'

/**
 * Fonts that a page needs at once: the theme's own fonts, then the font of all texts. They are loaded before the style sheet requests
 * them.
 */
export const firstFonts = (own: readonly string[] = []): string[] => [...own, text]
