import { identityEndpoints } from '#modules/identity/contract.ts'
import type { Session } from '#platform/module.ts'
import { giveRoles } from '#testing/give-roles.ts'
import { must } from '#testing/order-calls.ts'
import type { RideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'

export interface Chief {
  id: string
  session: Session
}

/**
 * Creates an administrator in the database for tests. Keys and webhooks need one, because they have the rights of the person who created
 * them.
 */
export async function engageChief(brand: Pick<RideBrand, 'call' | 'core'>): Promise<Chief> {
  const body = {
    name: 'Chefin',
    email: 'chefin@example.at',
    roles: ['ROLE_BACKOFFICE' as const],
    branches: [],
    password: 'Vorsicht-Stufe-47',
  }
  const { id } = await must(brand.call(identityEndpoints.users.create, { body }, { as: admin() }))
  await giveRoles(brand.core.db, id, ['ROLE_ADMIN'])
  return { id, session: admin({ userId: id, name: 'Chefin' }) }
}
