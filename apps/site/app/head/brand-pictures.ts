import type { ThemeView } from '#modules/themes/contract.ts'
import { isNamedInPictures } from '#modules/themes/rules/theme-view.ts'

/** What a shared link shows, by its whole address. The name is in the picture, so a business of another name goes without. */
export function sharePicture(theme: ThemeView, shopName: string, origin: string): string | undefined {
  const { share } = theme.pictures
  return share && isNamedInPictures(theme, shopName) ? origin + share : undefined
}
