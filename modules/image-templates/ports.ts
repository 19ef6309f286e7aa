import { port } from '#platform/ports.ts'

/** Returns the first part of the address of every picture for shared pages. Undefined if no template is used for pages. */
export const pagePicturesPort = port<() => Promise<string | undefined>>('image-templates.page-pictures')
