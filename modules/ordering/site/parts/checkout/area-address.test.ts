import { expect, test } from 'vitest'
import { type AreaState, goalOf, withArea } from './area-address.ts'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'

/**
 * The delivery area 'Au' has one postcode, the same as the branch. 'Giesing' has one postcode, too, but a different one. 'Sendling' has
 * several postcodes, therefore none is certain and the list does not contain it.
 */
const postcodes: Record<string, string> = { Au: '81541', Giesing: '81539' }
const areaOf = (value: string) => ({
  value,
  postcodeOf: (name: string) => postcodes[name] ?? '',
  townOf: (postcode: string) => (postcode === '81541' ? 'München' : ''),
})

type Step = { area?: string | undefined; typed?: Partial<CheckoutForm> }

/**
 * Returns the addresses after the guest has done these steps one after the other. If an area is `undefined`, the order is not a delivery.
 */
function after(...steps: Step[]) {
  const form = emptyForm('cash')
  let area: string | undefined = ''
  let last: AreaState | undefined
  for (const step of steps) {
    if ('area' in step) area = step.area
    Object.assign(form, step.typed)
    const chosen = area === undefined ? undefined : areaOf(area)
    Object.assign(form, withArea(form, chosen, last))
    const goal = goalOf(form, chosen)
    last = { area, goal: goal.zipCode, postcode: form[goal.zipCode] }
  }
  return [form.zipCode, form.city, form.deliveryZipCode, form.deliveryCity].join(' ').trimEnd()
}
const elsewhere = (isDeliveryAddressDifferent: boolean) => ({ typed: { isDeliveryAddressDifferent } })

test.each<[string, Step[], string]>([
  ['is filled in with postcode and town', [{ area: 'Au' }], '81541 München'],
  ['is filled in as far as it is certain', [{ area: 'Giesing' }], '81539'],
  ['with several postcodes says nothing', [{ area: 'Sendling' }], ''],
  ['leaves what is typed', [{ typed: { zipCode: '80331', city: 'Haar' } }, { area: 'Au' }], '80331 Haar'],
  ['leaves a typed town', [{ typed: { city: 'Haar' } }, { area: 'Au' }], '81541 Haar'],
  ['is replaced by the next one', [{ area: 'Au' }, { area: 'Giesing' }], '81539'],
  ['is taken back by one that says nothing', [{ area: 'Au' }, { area: 'Sendling' }], ''],
  ['is not filled in again', [{ area: 'Au' }, { typed: { zipCode: '' } }, { typed: { zipCode: '8' } }], '8'],
  ['loses its town with another postcode', [{ area: 'Au' }, { typed: { zipCode: '80331' } }], '80331'],
  ['leaves a change of the town', [{ area: 'Au' }, { typed: { city: 'Haar' } }, { area: 'Giesing' }], '81539 Haar'],
  ['that is no delivery any more is taken back', [{ area: 'Au' }, { area: undefined }], ''],
])('an area %s', (_, steps, address) => {
  expect(after(...steps)).toBe(address)
})

test.each<[string, Step[], string]>([
  ['takes what was filled in along', [{ area: 'Au' }, elsewhere(true)], '  81541 München'],
  ['and back', [{ area: 'Au' }, elsewhere(true), elsewhere(false)], '81541 München'],
  [
    'leaves what is typed, also if it is the same',
    [{ typed: { zipCode: '81541', city: 'München' }, area: 'Au' }, elsewhere(true), elsewhere(false), elsewhere(true)],
    '81541 München 81541 München',
  ],
  ['of its own leaves the own one', [elsewhere(true), { area: 'Au' }, { area: 'Sendling' }], ''],
])('another delivery address %s', (_, steps, address) => {
  expect(after(...steps)).toBe(address)
})
