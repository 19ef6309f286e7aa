/** The brand's mark in a mail: a file inside the mail, so that nothing is fetched when it is read. */
export const markId = 'mark@servus'

/** A picture with its bytes. */
export interface Mark {
  /** 'image/png'. */
  type: string
  bytes: Uint8Array
}

export const asksForMark = (html: string): boolean => html.includes(`cid:${markId}`)

/** The mail as it is shown outside of a mail program. Without the mark its place is left out. */
export const withMark = (html: string, mark: Mark | undefined): string =>
  mark
    ? html.replaceAll(`cid:${markId}`, `data:${mark.type};base64,${Buffer.from(mark.bytes).toString('base64')}`)
    : withoutMark(html)

/** For a mark that the theme had when the mail was written and has no more. */
export const withoutMark = (html: string): string =>
  html.replaceAll(new RegExp(`<img\\s[^>]*cid:${markId}[^>]*>`, 'g'), '')
