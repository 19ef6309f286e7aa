import { vehicleDrawing } from '#kernel/vehicle-drawing.ts'

/** An uploaded picture, as records store it (specification §3, Image URLs). */
export interface UploadedImage {
  id: string
  version: number
  extension: string
  alt: string
}
type ImageSize = 'icon' | 'thumbnail' | 'tiny' | 'small' | 'medium' | 'large'

/** The address of a picture: `/image/{size}/{id}-{version}.{extension}` (specification §3). */
export const imageUrl = (
  image: Pick<UploadedImage, 'id' | 'version' | 'extension'> & Partial<UploadedImage>,
  size: ImageSize,
): string => `/image/${size}/${image.id}-${image.version}.${image.extension}`

interface VehiclePictureProps {
  /** Selects the drawing of the vehicle in the brand's theme: 'business', 'first-class', 'van'. */
  identifier: string | undefined
  image?: UploadedImage | undefined
  /** Description of the picture. It is empty if the name of the vehicle is next to the picture, because the picture is then decorative. */
  alt?: string
  /** The background of the picture: light (`paper`) or dark (`night`). */
  ground?: 'paper' | 'night'
  lazy?: boolean
}

/** A side view of a vehicle: the uploaded photo, or else the drawing. */
export function VehiclePicture({ identifier, image, alt = '', ground = 'paper', lazy = true }: VehiclePictureProps) {
  const drawing = imageUrl({ id: vehicleDrawing(identifier), version: 1, extension: 'svg' }, 'small')
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

/** The background pictures of the hero: one for wide screens, one for phones, and one that moves into view once. */
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

/**
 * The brand's scene, a picture without text. A picture file cannot use the CSS properties of the page, so there is one file for light and
 * one for dark backgrounds.
 */
export const Scene = ({ alt, src }: { alt: string; src: string }) => (
  <img src={src} alt={alt} width={1600} height={720} loading="lazy" decoding="async" />
)
