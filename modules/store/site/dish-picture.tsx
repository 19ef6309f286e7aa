import { Icon } from '#ui/site/icon.tsx'
import { imageUrl, type UploadedImage } from '#ui/site/picture.tsx'

/**
 * Picture of a dish. It is decorative, because the name is next to it. Without a picture, an icon is shown on the background colour of its
 * category.
 */
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
