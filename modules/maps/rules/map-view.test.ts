import { expect, test } from 'vitest'
import { footerView, mapDefaults } from './map-view.ts'

const config = { mapboxZoom: 16, mapboxPitch: 40, mapboxBearing: -20 }
const styleUrl = 'https://tiles.example/style.json'

test.each([
  ['plugin on, tiles configured', true, styleUrl, { styleUrl, zoom: 16, pitch: 40, bearing: -20 }],
  ['plugin off', false, styleUrl, undefined],
  ['no provider', true, null, undefined],
])(
  'the map in the footer uses zoom, pitch and bearing of the configuration (specification §9, Map): %s',
  (_, isOn, url, view) => {
    expect(footerView({ ...config, enablePluginMapbox: isOn }, url)).toEqual(view)
  },
)

test('the map component has its defaults (specification §9, Map)', () => {
  expect(mapDefaults).toEqual({ zoom: 19, pitch: 55, bearing: -85 })
})
