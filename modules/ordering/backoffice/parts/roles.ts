import type { Role } from '#contract/roles.ts'

/** The roles that may see the order board and act on orders (docs/rules/back-office.md, Roles). */
export const boardRoles: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK']
