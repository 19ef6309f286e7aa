import { expect, test } from 'vitest'
import { shownRide } from './shown-ride.ts'

const from = { name: 'Sacher' } as never
const to = { name: 'Flughafen' } as never
const route = { status: 'found', route: { metres: 3000 } } as never

test('a known ride is shown as it is', () => {
  expect(shownRide({ from, to }, route, null)).toEqual({ from, to, route })
})

test('while one end is a text that is no known place, its old place and the old route are not shown', () => {
  const none = { status: 'idle', route: null }
  expect(shownRide({ from, to }, route, 'from')).toEqual({ from: null, to, route: none })
  expect(shownRide({ from, to }, route, 'to')).toEqual({ from, to: null, route: none })
})
