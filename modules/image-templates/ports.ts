import { port } from '#platform/ports.ts'

/** Where pictures of shared pages begin; undefined: no template is used for pages. */
export const pagePicturesPort = port<() => Promise<string | undefined>>('image-templates.page-pictures')
