import { Layer } from '../contract/template.ts'

interface StartWords {
  readonly text: string
  readonly shape: string
  readonly product: string
  readonly price: string
  readonly image: string
}

/** The layers of a new template with 1200 × 630 px: a dish with its picture and price. */
export function startLayers(words: StartWords): Layer[] {
  const family = 'Hanken Grotesk'
  return [
    { type: 'image', id: 'image', name: words.image, x: 600, y: 0, w: 600, h: 630, binding: 'product.image' },
    { type: 'shape', id: 'band', name: words.shape, x: 56, y: 62, w: 250, h: 54, color: '#0b6b3f', radius: 8 },
    {
      type: 'text',
      id: 'label',
      name: '',
      x: 76,
      y: 73,
      w: 210,
      h: 40,
      family,
      variant: '700',
      size: 28,
      maxLines: 1,
      color: '#ffffff',
      fallback: words.text,
    },
    {
      type: 'text',
      id: 'name',
      name: words.product,
      x: 56,
      y: 160,
      w: 500,
      h: 260,
      family,
      variant: '700',
      size: 70,
      minSize: 34,
      maxLines: 3,
      lineHeight: 1.1,
      binding: 'product.name',
    },
    {
      type: 'text',
      id: 'price',
      name: words.price,
      x: 56,
      y: 450,
      w: 500,
      h: 100,
      family,
      variant: '400',
      size: 64,
      minSize: 30,
      maxLines: 1,
      binding: 'product.price',
    },
  ].map((one) => Layer.parse(one))
}
