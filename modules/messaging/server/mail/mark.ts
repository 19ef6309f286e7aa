/**
 * Content id of the brand's logo mark. The picture is sent as a part of the mail, because mail programs must not load it from the internet.
 */
export const markId = 'mark@servus'

/** The brand's logo mark as a picture. */
export interface Mark {
  /** The media type of the picture: 'image/png'. */
  type: string
  bytes: Uint8Array
}

export const asksForMark = (html: string): boolean => html.includes(`cid:${markId}`)

/** Prepares a mail's HTML for the back office: the logo mark is embedded as data. If the brand has no mark any more, its img element is removed. */
export const withMark = (html: string, mark: Mark | undefined): string =>
  mark
    ? html.replaceAll(`cid:${markId}`, `data:${mark.type};base64,${Buffer.from(mark.bytes).toString('base64')}`)
    : withoutMark(html)

/** Removes the img element of the logo mark, for places where the picture is not available. */
export const withoutMark = (html: string): string =>
  html.replaceAll(new RegExp(`<img\\s[^>]*cid:${markId}[^>]*>`, 'g'), '')
