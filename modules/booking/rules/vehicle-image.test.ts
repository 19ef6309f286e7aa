import { expect, test } from 'vitest'
import { vehicleImage } from './vehicle-image.ts'

test('an order stores the picture that the form shows: the uploaded one, otherwise the drawing for this type of vehicle', () => {
  const uploaded = { id: '0191', version: 2, extension: 'webp' }
  expect(vehicleImage({ images: [uploaded], content: { identifier: 'van' } })).toBe('/image/0191-2.webp')
  expect(vehicleImage({ images: [], content: { identifier: 'van' } })).toBe('/image/vehicle-van-1.svg')
  expect(vehicleImage({ images: [], content: { identifier: 'Große Limousine' } })).toBe('/image/vehicle-business-1.svg')
  expect(vehicleImage({ images: [], content: {} })).toBe('/image/vehicle-business-1.svg')
})
