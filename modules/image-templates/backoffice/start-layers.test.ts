import { expect, test } from 'vitest'
import { startLayers } from './start-layers.ts'

test('a new template begins with a dish, its picture and its price', () => {
  const made = startLayers({ text: 'Heute', shape: 'F', product: 'Gericht', price: 'Preis', image: 'Bild' })
  expect(made.flatMap((one) => ('binding' in one && one.binding ? [one.binding] : []))).toEqual([
    'product.image',
    'product.name',
    'product.price',
  ])
})
