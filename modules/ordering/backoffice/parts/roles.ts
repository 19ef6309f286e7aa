import type { Role } from '#contract/roles.ts'

/** Roles that work with orders (docs/rules/back-office.md, Roles). */
export const boardRoles: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK']
