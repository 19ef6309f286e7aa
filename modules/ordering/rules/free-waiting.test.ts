import { expect, test } from 'vitest'
import { freeWaiting } from './free-waiting.ts'

const airport = { category: 'airport' }
const hotel = { category: 'lodging' }
test.each([
  ['at an airport', { waitingMinutes: 15, airportWaitingMinutes: 60 }, airport, { minutes: 60, isFromLanding: true }],
  ['elsewhere', { waitingMinutes: 15, airportWaitingMinutes: 60 }, hotel, { minutes: 15, isFromLanding: false }],
  ['no own time at airports', { waitingMinutes: 15 }, airport, { minutes: 15, isFromLanding: false }],
  ['only a time at airports', { airportWaitingMinutes: 60 }, hotel, undefined],
  ['no start yet', { waitingMinutes: 15, airportWaitingMinutes: 60 }, null, { minutes: 15, isFromLanding: false }],
  ['none', { waitingMinutes: null, airportWaitingMinutes: null }, airport, undefined],
])('the free waiting time of the driver: %s', (_, branch, from, expected) => {
  expect(freeWaiting(branch, from)).toEqual(expected)
})
