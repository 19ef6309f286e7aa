import type { Role } from '#contract/roles.ts'

/** What staff may do, in the order of the page 'Rollen' (docs/rules/back-office.md, Roles). */
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

/** The scope of a right, from the widest to the narrowest. */
const reaches = ['everywhere', 'branches', 'own'] as const
export type Reach = (typeof reaches)[number]

/** One call for each right. A test compares this page with the server's matrix, so that the page cannot show a right that the server refuses. */
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
