import { port } from '#platform/ports.ts'

/**
 * Returns the beginning of the addresses of the preview pictures of pages. Such a picture is shown when a link to a page is shared.
 * Undefined if no template is used for pages.
 */
export const pagePicturesPort = port<() => Promise<string | undefined>>('image-templates.page-pictures')
