import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints, entity, field, type RecordOf } from '#contract/entity.ts'
import { Locale } from '#contract/locale.ts'
import { Role } from '#contract/roles.ts'
import * as z from 'zod'

const email = z
  .email()
  .max(200)
  .transform((value) => value.toLowerCase())
/**
 * The limit for all sign-ins from one IP address, including successful sign-ins. It is high, because the staff of a hotel share one
 * address. The server also limits failed sign-ins. The limits in 15 minutes are: 5 for one account from one address, 50 for one address,
 * and 100 for one account from all addresses.
 */
const perAddress = { name: 'login.address', per: 'address', max: 300, windowSeconds: 900, shared: true } as const
/** The code of the second factor: six digits from an app, or a recovery code. Undefined if none was entered. */
const code = z.string().max(20).optional()

/**
 * The back office page that a mailed sign-in link opens. The link also contains `?token=`. Opening the page does not sign in; the page has
 * a button that signs in.
 */
export const loginLinkPath = '/backend/login/link'

/** A staff user (specification §6). The password is only sent to the server, never returned. */
export const userEntity = entity({
  name: 'user',
  plural: 'users',
  access: { read: ['ROLE_ADMIN'], write: ['ROLE_ADMIN'] },
  search: ['name', 'email'],
  sort: 'name',
  fields: {
    name: field(z.string().trim().min(1).max(120), { widget: 'text', column: 1 }),
    email: field(z.email().max(200), { widget: 'email', column: 2 }),
    roles: field(z.array(Role).min(1).max(4), { widget: 'multiselect', column: 3 }),
    branches: field(z.array(z.uuid()).max(200).default([]), { widget: 'references', to: 'branch', column: 4 }),
    locale: field(Locale.default('de'), { widget: 'select' }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 5 }),
    expiresAt: field(z.iso.datetime().nullish(), { widget: 'datetime' }),
    /**
     * If true, the password is refused until an administrator unlocks it or the user signs in with a mailed link. To block a user completely, switch
     * `isEnabled` off.
     */
    isLocked: field(z.boolean().default(false), { widget: 'boolean' }),
    /**
     * After this time the password is refused. The user can then sign in with a mailed link and set a new password. Null: the password
     * stays valid.
     */
    credentialsExpireAt: field(z.iso.datetime().nullish(), { widget: 'datetime' }),
    password: field(z.string().min(8).max(200).optional(), { widget: 'password', writeOnly: true }),
    /**
     * The password of the administrator who makes the change, not of the user. This password is required to change a user's password or
     * mail address, and to make a user an administrator.
     */
    ownPassword: field(z.string().max(200).optional(), { widget: 'password', writeOnly: true }),
  },
})
export type User = RecordOf<typeof userEntity>

/** Data about the signed-in user, which the back office gets from the server. */
export const Me = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(Role),
  branches: z.array(z.uuid()),
  locale: Locale,
  csrfToken: z.string(),
  hasTotp: z.boolean(),
  /**
   * True if the brand requires a second factor for one of the user's roles and the user has none. Until it is set up, roles and branches are empty.
   */
  mustSetUpTotp: z.boolean(),
  /** True if the installation runs in demo mode. */
  demo: z.boolean(),
})
export type Me = z.infer<typeof Me>

const SessionSummary = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
})

export const identityEndpoints = {
  users: crudEndpoints(userEntity),
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    limit: perAddress,
    body: z.strictObject({ email, password: z.string().min(1).max(200), code, remember: z.boolean().optional() }),
    reply: Me,
    summary: 'Sign in; sets the session cookie. 401 auth.code_required asks for the second factor',
  }),
  logout: endpoint({
    id: 'auth.logout',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'staff',
    summary: 'End this session on the server',
  }),
  loginLink: endpoint({
    id: 'auth.login-link',
    method: 'POST',
    path: '/api/auth/login-link',
    access: 'public',
    limit: { name: 'login-link', per: 'address', max: 10, windowSeconds: 900, shared: true },
    body: z.strictObject({ email }),
    summary: 'Mail a link that signs in once, within 15 minutes; answers alike for unknown addresses',
  }),
  redeemLoginLink: endpoint({
    id: 'auth.login-link.redeem',
    method: 'POST',
    path: '/api/auth/login-link/redeem',
    access: 'public',
    limit: perAddress,
    body: z.strictObject({ token: z.string().min(20).max(200), code }),
    reply: Me,
    summary: 'Sign in with a mailed link',
  }),
  me: endpoint({
    id: 'users.me',
    method: 'GET',
    path: '/api/users/me',
    access: 'staff',
    reply: Me,
    summary: 'The signed-in user',
  }),
  signIn: endpoint({
    id: 'auth.options',
    method: 'GET',
    path: '/api/auth/options',
    access: 'public',
    reply: z.object({
      demo: z.boolean(),
      demoUsers: z.array(z.object({ email: z.string(), password: z.string(), role: Role })),
      shopName: z.string(),
      /** True if this browser has a valid session. If not, the page does not call `users.me`, because the server would refuse that call. */
      isSignedIn: z.boolean(),
    }),
    summary: 'What the sign-in page offers, and whether somebody is signed in; demo users only in demo mode',
  }),
  changePassword: endpoint({
    id: 'users.me.password',
    method: 'POST',
    path: '/api/users/me/password',
    access: 'staff',
    body: z.strictObject({
      current: z.string().max(200),
      next: z.string().min(8).max(200),
      endOthers: z.boolean().default(true),
    }),
    summary: 'Change the own password; other sessions end unless asked otherwise',
  }),
  sessions: endpoint({
    id: 'users.me.sessions',
    method: 'GET',
    path: '/api/users/me/sessions',
    access: 'staff',
    reply: z.array(SessionSummary),
    summary: 'Own sessions',
  }),
  endSession: endpoint({
    id: 'users.me.sessions.end',
    method: 'DELETE',
    path: '/api/users/me/sessions/:id',
    access: 'staff',
    params: z.strictObject({ id: z.uuid() }),
    summary: 'End one of the own sessions',
  }),
  endUserSessions: endpoint({
    id: 'users.sessions.end',
    method: 'DELETE',
    path: '/api/users/:id/sessions',
    access: ['ROLE_ADMIN'],
    params: z.strictObject({ id: z.uuid() }),
    summary: 'End all sessions of a user',
  }),
  signInOrigin: endpoint({
    id: 'sign-ins.get',
    method: 'GET',
    path: '/api/sign-ins/:id',
    access: ['ROLE_ADMIN'],
    params: z.strictObject({ id: z.uuid() }),
    reply: z.object({ address: z.string(), userAgent: z.string() }),
    summary: 'From where a sign-in came, by the id of its entry in the audit trail; kept for 90 days',
  }),
  totpStart: endpoint({
    id: 'users.me.totp.start',
    method: 'POST',
    path: '/api/users/me/totp',
    access: 'staff',
    body: z.strictObject({ password: z.string().max(200) }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
    summary: 'Begin a second factor: the secret for an authenticator app',
  }),
  totpConfirm: endpoint({
    id: 'users.me.totp.confirm',
    method: 'POST',
    path: '/api/users/me/totp/confirm',
    access: 'staff',
    body: z.strictObject({ code: z.string().max(10) }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    summary: 'Switch the second factor on with a first code',
  }),
  totpRemove: endpoint({
    id: 'users.me.totp.remove',
    method: 'DELETE',
    path: '/api/users/me/totp',
    access: 'staff',
    body: z.strictObject({ password: z.string().max(200), code: z.string().max(20).default('') }),
    summary: 'Switch the second factor off; needs the password and a code or recovery code',
  }),
}
