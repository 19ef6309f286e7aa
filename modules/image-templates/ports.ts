import { port } from '#platform/ports.ts'

/** The beginning of the address of pictures for shared pages; undefined: no template is used for pages. */
export const pagePicturesPort = port<() => Promise<string | undefined>>('image-templates.page-pictures')
