import { port } from '#platform/ports.ts'

/** Wanted: the style sheet of a theme, for pages that have no build. An unknown theme has none. */
export const themeCssPort = port<(theme: string) => Promise<string>>('payments.theme-css')
