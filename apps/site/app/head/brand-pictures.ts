import { isNamedInArt } from '#ui/site/logo.tsx'
import donauTouch from '#ui/site/art/icon-donau-touch-180.png?url'
import lindwurmTouch from '#ui/site/art/icon-lindwurm-touch-180.png?url'
import donauMark from '#ui/site/art/mark-donau.svg?url'
import lindwurmMark from '#ui/site/art/mark-lindwurm.svg?url'
import donauShare from '#ui/site/art/share-donau.png?url'
import lindwurmShare from '#ui/site/art/share-lindwurm.png?url'

interface BrandPictures {
  /** In the browser's tab. */
  icon: string
  /** On the home screen of a phone that knows no manifest. */
  touchIcon: string
  /** Beside a shared link, 1200 × 630. */
  share: string
}

const donau: BrandPictures = { icon: donauMark, touchIcon: donauTouch, share: donauShare }
const pictures: Readonly<Record<string, BrandPictures>> = {
  donau,
  lindwurm: { icon: lindwurmMark, touchIcon: lindwurmTouch, share: lindwurmShare },
}

export const brandPictures = (theme: string | undefined): BrandPictures => pictures[theme ?? 'donau'] ?? donau

/** What a shared link shows. The name is in the picture, so a business of another name goes without. */
export const sharePicture = (theme: string, shopName: string, origin: string): string | undefined =>
  isNamedInArt(theme, shopName) ? origin + brandPictures(theme).share : undefined
