import { expect, test } from 'vitest'
import { bookingTexts } from '../words/booking.ts'
import { mapTiles } from './map-tiles.ts'

const config = { enablePluginMapbox: true, mapboxPitch: 25, mapboxBearing: -70 }
const styleUrl = 'https://tiles.example/style.json'

test.each([
  ['plugin on and tiles configured', true, styleUrl, { styleUrl, zoom: 6, pitch: 25, bearing: -70 }],
  ['plugin off', false, styleUrl, null],
  ['no tiles configured', true, null, null],
])(
  'after consent the map loads tiles only if the plugin is on and tiles are configured (specification §2): %s',
  (_, isOn, url, tiles) => {
    expect(mapTiles({ ...config, enablePluginMapbox: isOn }, url)).toEqual(tiles)
  },
)

test('the sentence about consent is that of the specification', () => {
  expect(bookingTexts('de').map.consent).toBe(
    'Akzeptieren Sie bitte zuerst die Marketing-Cookies, um Ihre Route auf der Karte zu sehen.',
  )
})
