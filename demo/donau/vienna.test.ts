import { expect, test } from 'vitest'
import { DrawnTown } from '#modules/maps/contract/drawn-towns.ts'
import { distanceBetween, measure } from '#modules/maps/rules/geometry.ts'
import type { LngLat } from '#modules/maps/rules/route.ts'
import { openAtlas } from '#modules/maps/site/drawn/atlas.ts'
import { runAtOnce } from '#modules/maps/site/drawn/in-steps.ts'
import { drawScene, type MapWish } from '#modules/maps/site/drawn/scene.ts'
import { vienna } from './vienna.ts'

const atlas = runAtOnce(openAtlas([vienna]))
const sacher: LngLat = [16.3694, 48.204]

test('the drawing of Vienna is accepted by the product', () => {
  expect(DrawnTown.parse(vienna)).toEqual(vienna)
})

test('within Vienna the streets and districts are drawn', () => {
  const wish: MapWish = { width: 656, height: 470, language: 'de', from: { location: sacher } }
  const scene = runAtOnce(drawScene(atlas, { ...wish, to: { location: [16.3122, 48.1857] } }))
  expect(scene.parks).not.toBe('')
  expect(scene.labels.map(({ text }) => text)).toContain('Schönbrunn')
})

test('the way from the airport into the city follows streets without a detour', () => {
  const airport: LngLat = [16.5633, 48.1203]
  const line = atlas.network.lead(airport, sacher)
  expect(line.length).toBeGreaterThan(8)
  expect(measure(line).length / distanceBetween(airport, sacher)).toBeLessThan(1.9)
})
