import type { ThemeView } from '#modules/themes/contract.ts'
import { isNamedInPictures } from '#modules/themes/rules/theme-view.ts'

/** The absolute address of a stored picture, in the size for shared links. Undefined if there is no picture. */
export const pictureOf = (image: StoredPicture, origin: string): string | undefined =>
  image ? `${origin}/image/large/${image.id}-${image.version}.${image.extension}` : undefined
type StoredPicture = { id: string; version: number; extension: string } | null

/**
 * The picture that is shown for a shared link, as an absolute address. The theme's picture contains the name of a brand. Undefined if the
 * business has another name than the picture.
 */
export function sharePicture(theme: ThemeView, shopName: string, origin: string): string | undefined {
  const { share } = theme.pictures
  return share && isNamedInPictures(theme, shopName) ? origin + share : undefined
}
