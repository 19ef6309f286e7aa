import { expect, test } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { boardRoles } from '#modules/ordering/backoffice/parts/roles.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { callOf, rights, rightsOf } from '#modules/identity/backoffice/users/rights.ts'
import { type Caller, callers, type Rights } from '#platform/rights.ts'
import { modules } from './compose/modules.ts'

const matrix = Object.assign({}, ...modules.map((module) => module.rights)) as Rights
const people: readonly (readonly [Role, Caller])[] = [
  ['ROLE_EMPLOYEE', 'employeeA'],
  ['ROLE_FRONTDESK', 'frontdeskA'],
  ['ROLE_BACKOFFICE', 'backofficeA'],
  ['ROLE_ADMIN', 'admin'],
]

/** 'The page of roles' is the screen of the back office that shows what each role may do. The rules: docs/rules/back-office.md, Roles. */
test.each(rights)("the page of roles shows the same rights for '%s' as the server's matrix", (right) => {
  const met = matrix[callOf[right]]?.met
  expect(met, callOf[right]).toBeDefined()
  for (const [role, caller] of people)
    expect([role, rightsOf([role])[right] !== undefined]).toEqual([role, met?.[callers.indexOf(caller)] === '+'])
})

test.each([orderingEndpoints.confirm, orderingEndpoints.undoConfirm])(
  'everybody who sees board and kitchen may make the call, and nobody else: $id',
  ({ id }) => {
    for (const [role, caller] of people)
      expect([role, matrix[id]?.met[callers.indexOf(caller)] === '+']).toEqual([role, boardRoles.includes(role)])
  },
)
