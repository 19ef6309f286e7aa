import { port } from '#platform/ports.ts'

/** Returns the start of the addresses of the pictures for shared pages. Undefined if no template is used for pages. */
export const pagePicturesPort = port<() => Promise<string | undefined>>('image-templates.page-pictures')
