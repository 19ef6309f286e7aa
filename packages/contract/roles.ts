import * as z from 'zod'

/** Staff roles, as they are stored. A user may have several roles (specification §6, docs/rules/back-office.md, Roles). */
export const roles = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK', 'ROLE_EMPLOYEE'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Who may make an API call. An endpoint that does not declare its `access` does not compile. */
export type Access =
  /** Everybody, without an account. */
  | 'public'
  /** Any signed-in staff user. */
  | 'staff'
  /** A staff user with at least one of these roles. */
  | readonly Role[]

/** Roles that may change settings, users and keys. */
export const admins = ['ROLE_ADMIN'] as const satisfies readonly Role[]
/** Roles that may change the catalogue and the content. */
export const editors = ['ROLE_ADMIN', 'ROLE_BACKOFFICE'] as const satisfies readonly Role[]
/** Roles that may work with orders. */
export const desks = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'] as const satisfies readonly Role[]
