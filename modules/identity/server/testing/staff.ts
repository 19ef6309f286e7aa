import sql from 'sql-template-tag'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { urlOf } from '#contract/client.ts'
import type { Locale } from '#contract/locale.ts'
import { identityEndpoints } from '../../contract.ts'
import { compose } from '#platform/compose.ts'
import { type OffersOf, platformPorts } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { type TestBrand, testBrand, type TestBrandOptions } from '#testing/brand.ts'
import { type IdentityBrand, identityBrandPort, loginLinkPort, seedDemoUsersPort } from '../../ports.ts'
import { forgetAudit } from '#testing/forget-audit.ts'
import { identityModule } from '../module.ts'

export interface Answered {
  status: number
  data: Record<string, unknown>
  errors: { code: string; message: string; field?: string }[]
  retryAfter: string | undefined
  /** The value of the session cookie that the response sets. */
  cookie: string | undefined
  /** The whole set-cookie header of the session cookie. */
  setCookie: string
  deviceCookie: string
  /** The value of the device cookie that the response sets. */
  device: string | undefined
  cacheControl: string
}

export interface CallAs {
  /** The session cookie that the call sends. */
  cookie?: string | undefined
  /** The device cookie that the call sends. */
  device?: string
  csrf?: string | undefined
  locale?: Locale
  address?: string
}

export interface Staff {
  /**
   * Resets the brand for the next test: no users, no counted failures, and the clock at nine in the morning. This is faster than a new
   * database for each test.
   */
  reset(): Promise<void>
  brand: TestBrand
  /** The functions that this module offers to other modules. */
  identity: {
    issueLoginLink: OffersOf<{ port: typeof loginLinkPort }>['port']
    createUser: OffersOf<{ port: typeof platformPorts.createUser }>['port']
    seedDemoUsers: OffersOf<{ port: typeof seedDemoUsersPort }>['port']
  }
  call<E extends Endpoint>(endpoint: E, input?: InputOf<E>, as?: CallAs): Promise<Answered>
  /** Signs in, and returns the session cookie and the CSRF token. Throws if the sign-in is refused. */
  signIn(email: string, password: string, as?: CallAs): Promise<{ cookie: string; csrf: string }>
}

export const password = 'sieben grüne Flaschen'

function cookiesOf({ cookie, device }: CallAs): { cookie?: string } {
  const all = [
    ...(cookie === undefined ? [] : [`sid=${cookie}`]),
    ...(device === undefined ? [] : [`device=${device}`]),
  ]
  return all.length > 0 ? { cookie: all.join('; ') } : {}
}

/** Opens a brand with only the identity module. */
export async function openStaff(options: TestBrandOptions & { brand?: Partial<IdentityBrand> } = {}): Promise<Staff> {
  const settings = serverModule({
    name: 'settings',
    offers: { brand: identityBrandPort },
    open: () => ({
      handlers: [],
      brand: async () => ({ shopName: 'Donau Chauffeur', totpRoles: [], ...options.brand }),
    }),
  })
  const { brand: _brand, ...brandOptions } = options
  const brand = await testBrand({ composition: compose([settings, identityModule]), ...brandOptions })
  const identity = {
    issueLoginLink: brand.runtime.opened.port(loginLinkPort),
    createUser: brand.runtime.opened.port(platformPorts.createUser),
    seedDemoUsers: brand.runtime.opened.port(seedDemoUsersPort),
  }

  const call: Staff['call'] = async (endpoint, input, as = {}) => {
    const response = await brand.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, input),
      remoteAddress: as.address ?? '198.51.100.7',
      headers: {
        'accept-language': as.locale ?? 'de',
        'user-agent': 'Prüfstand',
        ...cookiesOf(as),
        ...(as.csrf === undefined ? {} : { 'x-csrf-token': as.csrf }),
        ...(input?.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input?.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
    })
    const body = (response.body ? JSON.parse(response.body) : {}) as {
      data?: Record<string, unknown>
      errors?: Answered['errors']
    }
    const cookies = [response.headers['set-cookie'] ?? []].flat()
    const setCookie = cookies.find((one) => one.startsWith('sid=')) ?? ''
    const deviceCookie = cookies.find((one) => one.startsWith('device=')) ?? ''
    const retryAfter = response.headers['retry-after']
    return {
      status: response.statusCode,
      data: body.data ?? {},
      errors: body.errors ?? [],
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
      cookie: /sid=([^;]*)/.exec(setCookie)?.[1],
      device: /device=([^;]*)/.exec(deviceCookie)?.[1],
      deviceCookie,
      setCookie,
      cacheControl: String(response.headers['cache-control'] ?? ''),
    }
  }
  return {
    brand,
    identity,
    call,
    async reset() {
      await brand.core.db.run(
        sql`TRUNCATE users, sessions, login_links, login_failures, known_devices, sign_ins, totp, outbox, rate_count CASCADE`,
      )
      await forgetAudit(brand.core.db)
      brand.clock.set('2026-11-20T09:00:00Z')
    },
    async signIn(email, secret, as) {
      const answer = await call(identityEndpoints.login, { body: { email, password: secret } }, as)
      if (answer.status !== 200 || !answer.cookie) throw new Error(`Sign-in refused: ${JSON.stringify(answer.errors)}`)
      return { cookie: answer.cookie, csrf: String(answer.data['csrfToken']) }
    },
  }
}
