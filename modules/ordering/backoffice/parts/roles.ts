import type { Role } from '#contract/roles.ts'

/** Who works with orders (product: back office, Roles). */
export const boardRoles: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK']
