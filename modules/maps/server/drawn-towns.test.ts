import { expect, test } from 'vitest'
import { request, testBrand } from '#testing/brand.ts'
import { drawnTowns } from '../contract/drawn-towns.ts'
import { drawnTownsPath } from '../rules/drawn-towns-path.ts'
import type { DrawnTown } from '../rules/drawn-town.ts'
import { installDrawnTown } from './drawn-towns.ts'

const box = { west: 1, south: 1, east: 2, north: 2 }
const town: DrawnTown = {
  streetsWithin: box,
  roadsWithin: box,
  quartersWithin: box,
  streets: [{ ref: 'Ring', line: '1,1 1.5,1.5' }],
  waters: [],
  woods: [],
  builtUp: [],
  names: [[2, 1.2, 1.2, 'Hafen']],
}

test('a brand shows the towns that it provided, and no other brand shows them', async () => {
  const [brand, other] = await Promise.all([testBrand(), testBrand()])
  expect(await installDrawnTown(brand.core, { name: 'hafen', town })).toBe(true)
  const shown = (of: typeof brand) => request(of).call(drawnTowns)
  await expect.poll(async () => await shown(brand)).toMatchObject({ ok: true, value: [town] })
  expect(await shown(other)).toMatchObject({ ok: true, value: [] })
  expect(await installDrawnTown(brand.core, { name: 'hafen', town })).toBe(false)
})

test('an invalid drawing is refused', async () => {
  const brand = await testBrand()
  const bad = { ...town, woods: ['</svg>'] }
  await expect(installDrawnTown(brand.core, { name: 'hafen', town: bad })).rejects.toThrow()
})

test('the page requests the drawn towns at the path of their endpoint', () =>
  expect(drawnTowns.path).toBe(drawnTownsPath))
