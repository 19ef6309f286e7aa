import * as z from 'zod'

/** Staff roles, as stored and checked by membership (specification §6, product: back office, Roles). */
export const roles = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK', 'ROLE_EMPLOYEE'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Who may make a call. Deny by default: an endpoint without access does not compile. */
export type Access =
  /** Anybody, without an account. */
  | 'public'
  /** Any signed-in staff user. */
  | 'staff'
  /** A staff user with at least one of these roles. */
  | readonly Role[]
