import { Icon } from '#ui/site/icon.tsx'
import { imageUrl, type UploadedImage } from '#ui/site/picture.tsx'

/** The picture of a dish. Screen readers skip it, because the name of the dish is next to it. If there is no picture, an icon is shown. */
export function DishPicture(props: { image: UploadedImage | undefined; sizes: string; isEager?: boolean }) {
  const { image } = props
  if (!image) return <Icon name="restaurant" size="l" />
  return (
    <img
      className={image.extension === 'svg' ? 'drawn' : undefined}
      src={imageUrl(image, 'small')}
      srcSet={`${imageUrl(image, 'tiny')} 256w, ${imageUrl(image, 'small')} 640w, ${imageUrl(image, 'medium')} 1280w`}
      sizes={props.sizes}
      alt=""
      width={320}
      height={240}
      loading={props.isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
