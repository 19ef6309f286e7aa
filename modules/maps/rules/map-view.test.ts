import { expect, test } from 'vitest'
import { footerView, mapDefaults } from './map-view.ts'

const config = { mapboxZoom: 16, mapboxPitch: 40, mapboxBearing: -20 }
const styleUrl = 'https://tiles.example/style.json'

test.each([
  ['plugin on, tiles configured', true, styleUrl, { styleUrl, zoom: 16, pitch: 40, bearing: -20 }],
  ['plugin off', false, styleUrl, undefined],
  ['no provider', true, null, undefined],
])("the footer's map takes zoom, pitch and bearing of the config (specification §9, Map): %s", (_, isOn, url, view) => {
  expect(footerView({ ...config, enablePluginMapbox: isOn }, url)).toEqual(view)
})

test('defaults of the map component (specification §9, Map)', () => {
  expect(mapDefaults).toEqual({ zoom: 19, pitch: 55, bearing: -85 })
})
