import business from './art/vehicle-business.svg?url'
import firstClass from './art/vehicle-first-class.svg?url'
import van from './art/vehicle-van.svg?url'
import scene from './art/scene-vienna.svg?url'
import emptyRoad from './art/scene-vienna-empty-road.svg?url'
import arrivingCar from './art/arriving-car.svg?url'
import { isNamedInArt } from './logo.tsx'

const vehicles: Readonly<Record<string, string>> = { business, 'first-class': firstClass, van }

/** An uploaded picture, as products carry it (specification §3, Image URLs). */
export interface UploadedImage {
  id: string
  version: number
  extension: string
  alt: string
}
export type ImageSize = 'icon' | 'thumbnail' | 'tiny' | 'small' | 'medium' | 'large'

/** `/image/{size}/{id}-{version}.{extension}` (specification §3). */
export const imageUrl = (image: UploadedImage, size: ImageSize): string =>
  `/image/${size}/${image.id}-${image.version}.${image.extension}`

interface VehiclePictureProps {
  /** Ties the vehicle to the drawing made for it: 'business', 'first-class', 'van'. */
  identifier: string | undefined
  image?: UploadedImage | undefined
  /** Beside its name a picture is decorative; elsewhere it says what it shows. */
  alt?: string
  /** The light of the ground it stands on. */
  ground?: 'paper' | 'night'
  lazy?: boolean
}

/** A vehicle from the side: the uploaded photo, else the drawing. */
export function VehiclePicture({ identifier, image, alt = '', ground = 'paper', lazy = true }: VehiclePictureProps) {
  const drawing = (identifier && vehicles[identifier]) || business
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

/** Vienna was drawn for one business, as its wordmark was: the guests of another need not be there. */
export const isAtHomeInVienna = (shopName: string): boolean => isNamedInArt('donau', shopName)

/** Vienna with the car on its way, by night or day. Pictures do not inherit properties, so that each light is in the file. */
export function VienneseScene({ alt, light }: { alt: string; light: 'night' | 'day' }) {
  return (
    <img
      src={light === 'day' ? `${scene}#day` : scene}
      alt={alt}
      width={1600}
      height={720}
      loading="lazy"
      decoding="async"
    />
  )
}

/** The night over Vienna, into which the car rolls once; without the moon where the words stand before it. */
export function VienneseArrival({ alt }: { alt: string }) {
  return (
    <>
      <picture>
        <source media="(max-width: 719px)" srcSet={`${emptyRoad}#no-moon`} />
        <img src={emptyRoad} alt={alt} width={1600} height={720} fetchPriority="high" />
      </picture>
      <img className="arriving" src={arrivingCar} alt="" width={1600} height={720} />
    </>
  )
}
