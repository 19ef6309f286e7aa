import { admins, crudRights, everybody, type Rights, staff } from '#platform/rights.ts'

/** Who may make each API call that this module offers. */
export const identityRights: Rights = {
  'auth.login': everybody,
  'auth.login-link': everybody,
  'auth.login-link.redeem': everybody,
  'auth.options': everybody,
  'auth.logout': staff,
  'users.me': staff,
  'users.me.password': staff,
  'users.me.sessions': staff,
  'users.me.sessions.end': staff,
  'users.me.totp.start': staff,
  'users.me.totp.confirm': staff,
  'users.me.totp.remove': staff,
  ...crudRights('users', admins, admins),
  'users.sessions.end': admins,
  'sign-ins.get': admins,
}
