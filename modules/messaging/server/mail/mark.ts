/** Content id of the brand's mark. The picture is a file inside the mail, so that reading the mail loads nothing. */
export const markId = 'mark@servus'

/** A picture with its bytes. */
export interface Mark {
  /** The media type: 'image/png'. */
  type: string
  bytes: Uint8Array
}

export const asksForMark = (html: string): boolean => html.includes(`cid:${markId}`)

/** The mail as it is shown outside of a mail program, with the mark embedded. Without a mark, the tag of the picture is removed. */
export const withMark = (html: string, mark: Mark | undefined): string =>
  mark
    ? html.replaceAll(`cid:${markId}`, `data:${mark.type};base64,${Buffer.from(mark.bytes).toString('base64')}`)
    : withoutMark(html)

/** Removes the tag of the picture. This is needed if the theme had a mark when the mail was written, but has none now. */
export const withoutMark = (html: string): string =>
  html.replaceAll(new RegExp(`<img\\s[^>]*cid:${markId}[^>]*>`, 'g'), '')
