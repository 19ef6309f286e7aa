import type { Role } from '#contract/roles.ts'

/** The rights that the page 'Rollen' lists, from top to bottom (docs/rules/back-office.md, Roles). */
export const rights = [
  'account',
  'clock',
  'rides',
  'orders',
  'print',
  'cancel',
  'history',
  'soldOut',
  'offerSeen',
  'figures',
  'customers',
  'offer',
  'branches',
  'website',
  'times',
  'messages',
  'logs',
  'settings',
] as const
type Right = (typeof rights)[number]

/**
 * For which records a right applies, the widest scope first: records of all branches, records of the user's branches, or only the user's
 * own records.
 */
const reaches = ['everywhere', 'branches', 'own'] as const
export type Reach = (typeof reaches)[number]

/**
 * For each right, one API call that requires it. A test checks the server's rights for this call, so that the page 'Rollen' shows no right
 * that the server refuses.
 */
export const callOf: Readonly<Record<Right, string>> = {
  account: 'users.me.password',
  clock: 'time.tokens.create',
  rides: 'orders.todays-rides',
  orders: 'orders.confirm',
  print: 'orders.print',
  cancel: 'orders.cancel',
  history: 'orders.history.csv',
  soldOut: 'products.sold-out',
  offerSeen: 'products.list',
  figures: 'statistics.orders',
  customers: 'customers.list',
  offer: 'products.create',
  branches: 'branches.create',
  website: 'sites.create',
  times: 'working-schedules.create',
  messages: 'messages.list',
  logs: 'logs.list',
  settings: 'config.save',
}

const everyone = { account: 'own', clock: 'own', rides: 'branches' } as const
const desk = {
  ...everyone,
  orders: 'branches',
  print: 'branches',
  cancel: 'branches',
  history: 'branches',
  soldOut: 'branches',
  offerSeen: 'everywhere',
  figures: 'branches',
} as const

const table: Readonly<Record<Role, Partial<Record<Right, Reach>>>> = {
  ROLE_ADMIN: {
    ...(Object.fromEntries(rights.map((right) => [right, 'everywhere'])) as Record<Right, Reach>),
    account: 'own',
    clock: 'own',
  },
  ROLE_BACKOFFICE: {
    ...desk,
    customers: 'branches',
    offer: 'everywhere',
    branches: 'branches',
    website: 'everywhere',
    times: 'branches',
    messages: 'branches',
    logs: 'branches',
  },
  ROLE_FRONTDESK: desk,
  ROLE_EMPLOYEE: everyone,
}
/** The rights of a user with these roles. The user has every right of every role; if several roles have it, the widest scope counts. */
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
