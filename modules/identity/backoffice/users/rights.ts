import type { Role } from '#contract/roles.ts'

/** What a staff user may do in the existing screens, named as in the table of roles (docs/rules/back-office.md, Roles). */
export const rights = [
  'orders',
  'print',
  'cancel',
  'history',
  'offerSeen',
  'offer',
  'branches',
  'messages',
  'settings',
] as const
type Right = (typeof rights)[number]

/** The scope of a right, from the widest to the narrowest. */
const reaches = ['everywhere', 'branches'] as const
export type Reach = (typeof reaches)[number]

const table: Readonly<Record<Role, Partial<Record<Right, Reach>>>> = {
  ROLE_ADMIN: Object.fromEntries(rights.map((right) => [right, 'everywhere'])) as Record<Right, Reach>,
  ROLE_BACKOFFICE: {
    orders: 'branches',
    print: 'branches',
    cancel: 'branches',
    history: 'branches',
    offerSeen: 'everywhere',
    offer: 'everywhere',
    branches: 'branches',
    messages: 'branches',
  },
  ROLE_FRONTDESK: {
    orders: 'branches',
    print: 'branches',
    cancel: 'branches',
    history: 'branches',
    offerSeen: 'everywhere',
  },
  // Its screens come with hours and shifts. Until then it has only the own account.
  ROLE_EMPLOYEE: {},
}

/** The rights of several roles together: they add up, and the widest scope counts. */
export function rightsOf(roles: readonly Role[]): Partial<Record<Right, Reach>> {
  const found: Partial<Record<Right, Reach>> = {}
  for (const role of roles) {
    for (const right of rights) {
      const reach = table[role][right]
      const known = found[right]
      if (reach && (!known || reaches.indexOf(reach) < reaches.indexOf(known))) found[right] = reach
    }
  }
  return found
}
