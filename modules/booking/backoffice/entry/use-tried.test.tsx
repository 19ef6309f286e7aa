// @vitest-environment happy-dom
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { emptyRide, type RideEntry } from './ride-entry.ts'
import { useTried } from './use-tried.ts'

const town: LocationPoint = {
  mapboxId: 'eisenstadt',
  name: 'Eisenstadt',
  place: 'Burgenland',
  category: 'place',
  precision: 'place',
  context: {},
  location: [16.52, 47.84],
}
const stop = { id: 'stop', name: 'Zwischenhalt', description: '', price: money(0), isOnce: false, question: 'Wo?' }

const fields = ['phone', 'to', 'fromDetail', 'toDetail', 'answer'] as const

/** A form with the hook. It lists the fields that may show an error. Its buttons are the steps of the hook. */
function Form({ entry }: { entry: RideEntry }) {
  const tried = useTried(entry, [stop])
  return (
    <>
      <output>{fields.filter(tried.shows).join(' ')}</output>
      <button type="button" name="attempt" onClick={tried.attempt}>
        attempt
      </button>
      <button type="button" name="left" onClick={() => tried.left('toDetail')}>
        left
      </button>
      <button type="button" name="renew" onClick={() => tried.renew('toDetail')}>
        renew
      </button>
    </>
  )
}

async function form(entry: RideEntry) {
  const { place } = await mounted(<Form entry={entry} />)
  return async (step: 'attempt' | 'left' | 'renew') => {
    await clicked(place.querySelector(`[name=${step}]`))
    return place.querySelector('output')?.textContent
  }
}

test('before the first attempt no field shows an error, also if it was left', async () => {
  const after = await form({ ...emptyRide, to: town })
  expect(await after('left')).toBe('')
})

test('a field that appears after an attempt shows an error only after it was left', async () => {
  const after = await form(emptyRide)
  expect(await after('attempt')).toBe('phone to')
  expect(await after('left')).toBe('phone to toDetail')
})

test('a field that was on the screen at the attempt shows its error, until another place is chosen', async () => {
  const after = await form({ ...emptyRide, to: town, accessories: [{ id: 'stop', amount: 1 }] })
  expect(await after('attempt')).toBe('phone to toDetail answer')
  expect(await after('renew')).toBe('phone to answer')
})
