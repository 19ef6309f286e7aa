import { port } from '#platform/ports.ts'

/** Returns the websites that may show pages of the brand in a frame. */
export const embedOriginsPort = port<() => Promise<readonly string[]>>('integration.embed-origins')
