import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { identityEndpoints as calls } from '../../contract.ts'
import { type Answered, openStaff, password, type Staff } from '../testing/staff.ts'

const email = 'anna@donau.example'

let staff: Staff
beforeAll(async () => {
  staff = await openStaff()
})
afterAll(() => staff.brand.close())
beforeEach(() => staff.reset())

interface Case {
  name: string
  status: number
  code: string
  de: string
  en: string
  /** Makes an API call that returns this error. The user already exists. */
  provoke(staff: Staff, locale: Locale): Promise<Answered>
}

const login = (staff: Staff, locale: Locale, secret = password): Promise<Answered> =>
  staff.call(calls.login, { body: { email, password: secret } }, { locale })
const after =
  (statement: ReturnType<typeof sql>): Case['provoke'] =>
  async (staff, locale) => {
    await staff.brand.core.db.run(statement)
    return login(staff, locale)
  }

/** All error messages of the sign-in that specification §8 lists, in both languages. */
const cases: Case[] = [
  {
    name: 'invalid credentials',
    status: 401,
    code: 'auth.invalid_credentials',
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    en: 'Email address or password is wrong.',
    provoke: (staff, locale) => login(staff, locale, 'falsch geraten'),
  },
  {
    name: 'account expired',
    status: 401,
    code: 'auth.account_expired',
    de: 'Ihr Konto ist abgelaufen.',
    en: 'Your account has expired.',
    provoke: after(sql`UPDATE users SET expires_at = '2026-11-20T09:00:00Z'`),
  },
  {
    name: 'account disabled',
    status: 401,
    code: 'auth.account_disabled',
    de: 'Ihr Konto ist deaktiviert.',
    en: 'Your account is disabled.',
    provoke: after(sql`UPDATE users SET is_enabled = false`),
  },
  {
    name: 'account locked',
    status: 401,
    code: 'auth.account_locked',
    de: 'Ihr Konto ist gesperrt.',
    en: 'Your account is locked.',
    provoke: after(sql`UPDATE users SET is_locked = true`),
  },
  {
    name: 'credentials expired',
    status: 401,
    code: 'auth.credentials_expired',
    de: 'Ihre Zugangsdaten sind abgelaufen.',
    en: 'Your credentials have expired.',
    provoke: after(sql`UPDATE users SET credentials_expire_at = '2026-11-20T08:59:59Z'`),
  },
  {
    name: 'invalid or expired login link',
    status: 401,
    code: 'auth.login_link_invalid',
    de: 'Der Anmeldelink ist ungültig oder abgelaufen.',
    en: 'The login link is invalid or has expired.',
    provoke: (staff, locale) => staff.call(calls.redeemLoginLink, { body: { token: 'x'.repeat(43) } }, { locale }),
  },
  {
    name: 'no session or timed out',
    status: 401,
    code: 'auth.session_timeout',
    de: 'Sie sind nicht angemeldet oder Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an.',
    en: 'You are not signed in or your session has timed out. Please sign in.',
    provoke: (staff, locale) => staff.call(calls.me, {}, { locale }),
  },
  {
    name: 'invalid CSRF token',
    status: 403,
    code: 'auth.csrf_invalid',
    de: 'Das CSRF-Token ist ungültig. Bitte laden Sie die Seite neu.',
    en: 'The CSRF token is invalid. Please reload the page.',
    provoke: async (staff, locale) =>
      staff.call(calls.logout, {}, { ...(await staff.signIn(email, password)), csrf: 'geraten', locale }),
  },
  {
    name: 'not privileged',
    status: 403,
    code: 'auth.not_privileged',
    de: 'Sie haben dafür keine Berechtigung.',
    en: 'You do not have permission to do this.',
    provoke: async (staff, locale) =>
      staff.call(calls.users.list, {}, { ...(await staff.signIn(email, password)), locale }),
  },
  {
    name: 'too many failed logins, minutes',
    status: 429,
    code: 'auth.too_many_attempts',
    de: 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.',
    en: 'Too many failed login attempts. Please try again in 15 minutes.',
    provoke: async (staff, locale) => {
      for (let n = 0; n < 5; n++) await login(staff, locale, 'falsch geraten')
      return login(staff, locale)
    },
  },
  {
    name: 'too many failed logins, one minute',
    status: 429,
    code: 'auth.too_many_attempts',
    de: 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 1 Minute erneut.',
    en: 'Too many failed login attempts. Please try again in 1 minute.',
    provoke: async (staff, locale) => {
      for (let n = 0; n < 5; n++) await login(staff, locale, 'falsch geraten')
      staff.brand.clock.advance({ minutes: 14, seconds: 20 })
      return login(staff, locale)
    },
  },
]

for (const { name, status, code, provoke, ...texts } of cases) {
  test.each(['de', 'en'] as const)(`specification §8, authentication: ${name} (%s)`, async (locale) => {
    await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_FRONTDESK'], password })
    const answer = await provoke(staff, locale)
    expect(answer.status).toBe(status)
    expect(answer.errors[0]).toMatchObject({ code, message: texts[locale] })
    expect(answer.cookie).toBeUndefined()
  })
}
