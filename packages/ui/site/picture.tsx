/** An uploaded picture, as products carry it (specification §3, Image URLs). */
export interface UploadedImage {
  id: string
  version: number
  extension: string
  alt: string
}
type ImageSize = 'icon' | 'thumbnail' | 'tiny' | 'small' | 'medium' | 'large'

/** `/image/{size}/{id}-{version}.{extension}` (specification §3). */
export const imageUrl = (
  image: Pick<UploadedImage, 'id' | 'version' | 'extension'> & Partial<UploadedImage>,
  size: ImageSize,
): string => `/image/${size}/${image.id}-${image.version}.${image.extension}`

/** Identifiers are free texts. An identifier that cannot be a file name gets the drawing that comes with the product. */
const drawnName = (identifier: string | undefined): string =>
  identifier && /^[a-z0-9-]{1,40}$/.test(identifier) ? identifier : 'business'

interface VehiclePictureProps {
  /** Links the vehicle to the brand theme's drawing of it: 'business', 'first-class', 'van'. */
  identifier: string | undefined
  image?: UploadedImage | undefined
  /** Beside the vehicle's name the picture is decorative; elsewhere it needs a description. */
  alt?: string
  /** Whether the ground behind it is light or dark. */
  ground?: 'paper' | 'night'
  lazy?: boolean
}

/** A vehicle from the side: the uploaded photo, else the drawing. */
export function VehiclePicture({ identifier, image, alt = '', ground = 'paper', lazy = true }: VehiclePictureProps) {
  const drawing = imageUrl({ id: `vehicle-${drawnName(identifier)}`, version: 1, extension: 'svg' }, 'small')
  const src = image ? imageUrl(image, 'small') : ground === 'night' ? `${drawing}#on-night` : drawing
  return (
    <img
      className="v"
      src={src}
      alt={alt}
      width={720}
      height={280}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  )
}

/** The scene behind the hero's text: one picture for wide screens, one for phones, and one that moves in once. */
interface HeroPictures {
  wide: string
  narrow: string | undefined
  arriving: string | undefined
}

export function HeroScene({ alt, pictures }: { alt: string; pictures: HeroPictures }) {
  return (
    <>
      <picture>
        {pictures.narrow && <source media="(max-width: 719px)" srcSet={pictures.narrow} />}
        <img src={pictures.wide} alt={alt} width={1600} height={720} fetchPriority="high" />
      </picture>
      {pictures.arriving && <img className="arriving" src={pictures.arriving} alt="" width={1600} height={720} />}
    </>
  )
}

/** The brand's scene without text. Pictures do not inherit CSS properties, so there is one file for light and one for dark. */
export const Scene = ({ alt, src }: { alt: string; src: string }) => (
  <img src={src} alt={alt} width={1600} height={720} loading="lazy" decoding="async" />
)
