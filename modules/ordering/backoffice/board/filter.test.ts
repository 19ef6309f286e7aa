import { describe, expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { everything, filterOf, isSameFilter, passes, withFilter } from './filter.ts'

describe('The filter of the board (docs/rules/back-office.md, Order board)', () => {
  test('a filter is written into the address and read back unchanged; other parameters stay', () => {
    const filter = { kinds: ['food' as const], deliveryTypes: ['delivery' as const, 'dineIn' as const], branch: 'b1' }
    const search = withFilter(new URLSearchParams('zeige=verpasst'), filter)
    expect(search.get('zeige')).toBe('verpasst')
    expect(isSameFilter(filterOf(search), filter)).toBe(true)
    expect(withFilter(search, everything).toString()).toBe('zeige=verpasst')
  })

  test.each([
    ['everything', {}, 'takeaway', true],
    ['food only', { kinds: ['food'] }, 'takeaway', true],
    ['rides only', { kinds: ['ride'] }, 'takeaway', false],
    ['deliveries', { deliveryTypes: ['delivery'] }, 'takeaway', false],
    ['its own branch', { branch: 'b1' }, 'takeaway', true],
    ['another branch', { branch: 'b2' }, 'takeaway', false],
  ] as const)('%s', (_, part, deliveryType, isShown) => {
    expect(passes(anOrder({ id: 'a', deliveryType }), { ...everything, ...part } as never)).toBe(isShown)
  })

  test('a filter by delivery type hides rides', () => {
    const ride = anOrder({ id: 'a', kind: 'ride', deliveryType: 'takeaway' })
    expect(passes(ride, { ...everything, deliveryTypes: ['takeaway'] })).toBe(false)
  })
})
