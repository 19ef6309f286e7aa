import { expect, test } from 'vitest'
import { orderingEndpoints } from '../contract.ts'
import { type EntryName, isEntry, notes, steps, topicOf } from './steps.ts'

const { confirm, reject, cancel, inDelivery, completed, counterAppointment } = orderingEndpoints

test('the paths of the staff calls in specification §7 contain the names of the steps', () => {
  const addresses = [confirm, reject, cancel, inDelivery, completed, counterAppointment].map(({ path }) => path)
  const { complete, proposeCounterAppointment } = steps
  const taken = [steps.confirm, steps.reject, steps.cancel, steps.inDelivery, complete, proposeCounterAppointment]
  expect(addresses).toEqual(taken.map(({ name }) => `/api/orders/:id/status/${name}`))
  expect(inDelivery.path).toBe('/api/orders/:id/status/in-delivery')
})

test('stored names never change', () => {
  expect(Object.values(steps).map(({ name }) => name)).toEqual(
    'confirm undo-confirm reject cancel change-time in-delivery undo-in-delivery completed undo-completed counter-appointment confirm-counter-appointment reject-counter-appointment withdraw fail-payment'.split(
      ' ',
    ),
  )
})

test('withdrawing sends the same topic as cancelling by staff; a failed payment sends none', () => {
  expect(topicOf('withdraw')).toBe(topicOf('cancel'))
  expect(topicOf('failPayment')).toBeUndefined()
})

test('every step and every note has a unique name, and a mistyped name does not compile', () => {
  const names = [...Object.values(steps).map(({ name }) => name), ...notes]
  expect(new Set<EntryName>(names).size).toBe(names.length)
  // @ts-expect-error -- 'in-delivry' is not the name of an entry
  expect(isEntry({ action: 'in-delivery' }, 'in-delivry')).toBe(false)
})
