import { expect, test } from 'vitest'
import { rights, rightsOf } from './rights.ts'

// Tests the rules in docs/rules/back-office.md, section 'Roles'.
test('rights of several roles add up, and the widest scope counts', () => {
  expect(rightsOf(['ROLE_EMPLOYEE', 'ROLE_FRONTDESK'])).toEqual(rightsOf(['ROLE_FRONTDESK']))
  expect(rightsOf(['ROLE_FRONTDESK'])).toMatchObject({ orders: 'branches', offerSeen: 'everywhere' })
  expect(rightsOf(['ROLE_FRONTDESK'])).not.toHaveProperty('offer')
  expect(rightsOf(['ROLE_FRONTDESK', 'ROLE_BACKOFFICE'])).toMatchObject({ orders: 'branches', offer: 'everywhere' })
  expect(rightsOf(['ROLE_FRONTDESK', 'ROLE_ADMIN'])).toMatchObject({ orders: 'everywhere', settings: 'everywhere' })
})

test('no role gives no right; only administrators have settings and users', () => {
  expect(rightsOf([])).toEqual({})
  expect(rightsOf(['ROLE_BACKOFFICE', 'ROLE_FRONTDESK', 'ROLE_EMPLOYEE']).settings).toBeUndefined()
  expect(Object.keys(rightsOf(['ROLE_ADMIN'])).toSorted()).toEqual([...rights].toSorted())
})

test('drivers have their account, their working time, and the rides of their branches', () =>
  expect(rightsOf(['ROLE_EMPLOYEE'])).toEqual({ account: 'own', clock: 'own', rides: 'branches' }))
