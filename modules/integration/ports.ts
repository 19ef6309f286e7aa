import { port } from '#platform/ports.ts'

/** Websites that may show the pages of the brand in a frame. */
export const embedOriginsPort = port<() => Promise<readonly string[]>>('integration.embed-origins')
