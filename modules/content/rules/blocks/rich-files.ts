/** The types of pictures and files that a rich text may contain (specification §5, WYSIWYG uploads). */
export const richFileTypes = ['jpg', 'jpeg', 'png', 'gif', 'svg', 'pdf'] as const

/** Matches the address of a picture that rich text may show. Only pictures that are stored on this site are allowed. */
export const richPictureAddress = /^\/image\/(?:[a-z]+\/)?[\w-]+-\d+\.[a-z0-9]+$/

interface RichFile {
  kind: 'image' | 'upload'
  id: string
  extension: string
  /** The description of a picture. */
  alt?: string
}

const picture = /<img src="\/image\/(?:[a-z]+\/)?([\w-]+)-\d+\.([a-z0-9]+)"(?: alt="([^"]*)")?/g
const link = /<a href="\/upload\/[\w-]+\/([\w-]+)-\d+\.([a-z0-9]+)"/g

/** Finds the pictures in cleaned HTML, and the uploaded files to which its links lead. */
export const filesInHtml = (html: string): RichFile[] => [
  ...[...html.matchAll(picture)].map(([, id = '', extension = '', alt = '']) => ({
    kind: 'image' as const,
    id,
    extension,
    alt,
  })),
  ...[...html.matchAll(link)].map(([, id = '', extension = '']) => ({ kind: 'upload' as const, id, extension })),
]
