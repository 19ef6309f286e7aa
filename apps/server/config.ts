import { resolve } from 'node:path'
import * as z from 'zod'
import { providerNames } from './provider-names.ts'
import { type ConnectionKind, connectionKinds } from '#platform/connections/connection.ts'

export interface Config {
  host: string
  port: number
  dataFolder: string
  /** URL of the database. Undefined: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined
  /**
   * URL of the same database for a database role that may read and write rows, but not create or change tables. Undefined: `databaseUrl` is
   * used.
   */
  databaseAppUrl: string | undefined
  /** Maximum number of connections to the database. Undefined: calculated from the limit of the database. */
  databasePool: number | undefined
  publicUrl: string | undefined
  secretKey: string | undefined
  demo: boolean
  /** True if the server sends nothing by itself: no mails, messages or slips, and no queries to payment providers. */
  hold: boolean
  rateLimits: boolean
  logLevel: string
  trustedProxies: readonly string[]
  /** The key for reading the metrics. Undefined: only programs on this machine may read them. */
  metricsKey: string | undefined
  brandIdleMs: number
  isProduction: boolean
  isDevelopment: boolean
  /** Kinds of connections (mail, payment …) for which all brands use the account that the environment variables name. */
  sharedConnections: readonly ConnectionKind[]
  privateAddresses: boolean | undefined
  providers: Readonly<Partial<Record<(typeof providerNames)[number], string>>>
}

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((value) => value === '1' || value === 'true' || value === 'on')
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is no address; write it like ${example}` }).transform((url) => url.replace(/\/$/, ''))
const https = address(/^https?$/, 'https://maps.example')
const words = z.string().min(1)

// `z.url` would refuse the address of a unix socket, because it has no host: 'postgres://user:password@/servus?host=/run/postgresql'.
const postgresAddress = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/\S+$/,
    'is no address; write it like postgres://user:password@host:5432/servus, or leave it unset for the embedded PostgreSQL',
  )
  .refine(
    (url) => URL.canParse(url.replace('@/', '@socket/')),
    'cannot be read; in user and password write / as %2F, @ as %40, : as %3A',
  )

/** All settings, each with a text that says what to do if its value is wrong. Defaults and meanings are in docs/operations.md. */
const Environment = z.object({
  HOST: words.optional(),
  PORT: z.coerce.number({ error: 'is no port; use a number like 3000' }).int().min(0).max(65_535).default(3000),
  DATA_DIR: words.default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_APP_URL: postgresAddress.optional(),
  DATABASE_POOL: z.coerce
    .number({ error: 'is no number; leave it unset for what fits the database' })
    .int()
    .min(2)
    .max(200)
    .optional(),
  PUBLIC_URL: address(/^https?$/, 'https://www.example.at').optional(),
  SECRET_KEY: z.string().min(32, 'is too short; make one with: openssl rand -base64 32').optional(),
  SERVUS_DEMO: flag.default(true),
  HOLD: flag.default(false),
  RATE_LIMITS: flag.default(true),
  METRICS_KEY: z.string().min(20, 'is too short; make one with: openssl rand -base64 24').optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal'], 'is none of trace, debug, info, warn, error, fatal')
    .default('info'),
  TRUSTED_PROXIES: z.string().default(''),
  BRAND_IDLE_MINUTES: z.coerce.number({ error: 'is no number of minutes' }).min(1).max(10_000).default(15),
  SHARED_CONNECTIONS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
    .pipe(z.array(z.enum(connectionKinds, `is a list of ${connectionKinds.join(', ')}`)))
    .optional(),
  PRIVATE_ADDRESSES: flag.optional(),
  NODE_ENV: z.string().optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: words.optional(),
  MAPBOX_URL: https.optional(),
  MAPBOX_TOKEN: words.optional(),
  PHOTON_URL: https.optional(),
  OSRM_URL: https.optional(),
  TILES_STYLE_URL: https.optional(),
  MAPS_BORDERS: words.optional(),
  MAPS_ESTIMATE_ON_OUTAGE: z.enum(['0', '1'], 'is neither 0 nor 1').optional(),
  MOLLIE_URL: https.optional(),
  MOLLIE_KEY: words.optional(),
  DATATRANS_URL: https.optional(),
  DATATRANS_PAY_URL: https.optional(),
  DATATRANS_MERCHANT: words.optional(),
  DATATRANS_PASSWORD: words.optional(),
  DATATRANS_SIGN_KEY: words.optional(),
  SMS_PROVIDER: z.enum(['twilio', 'seven'], 'is neither twilio nor seven').optional(),
  SMS_URL: https.optional(),
  SMS_ACCOUNT: words.optional(),
  SMS_KEY: words.optional(),
  SMS_FROM: words.optional(),
  SMS_SIGN_KEY: words.optional(),
  SMS_PRICE: words.optional(),
  PRINT_HOSTS: words.optional(),
  PUSH_HOSTS: words.optional(),
})

/** Names that `.env.example` and docs/operations.md must explain; a test compares them. */
export const settingNames: readonly string[] = Object.keys(Environment.shape).filter((name) => name !== 'NODE_ENV')

/** Reads the settings. For each wrong setting, `problems` says what to do. An empty value means that the setting is not set. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map(
        (issue) => `${issue.path.join('.')} ${issue.message}. See docs/operations.md, Settings.`,
      ),
    }
  }
  const read = parsed.data
  const providers = Object.fromEntries(
    providerNames.flatMap((name) => (read[name] === undefined ? [] : [[name, read[name]]])),
  )
  return {
    ok: true,
    config: {
      // The demo prints its passwords, so other devices in the network must not be able to open it.
      host: read.HOST ?? (read.SERVUS_DEMO ? 'localhost' : '0.0.0.0'),
      port: read.PORT,
      dataFolder: resolve(read.DATA_DIR),
      databaseUrl: read.DATABASE_URL,
      databaseAppUrl: read.DATABASE_APP_URL,
      databasePool: read.DATABASE_POOL,
      publicUrl: read.PUBLIC_URL,
      secretKey: read.SECRET_KEY,
      demo: read.SERVUS_DEMO,
      hold: read.HOLD,
      rateLimits: read.RATE_LIMITS,
      metricsKey: read.METRICS_KEY,
      logLevel: read.LOG_LEVEL,
      trustedProxies: read.TRUSTED_PROXIES.split(/[\s,]+/).filter((one) => one !== ''),
      brandIdleMs: read.BRAND_IDLE_MINUTES * 60_000,
      isProduction: read.NODE_ENV === 'production',
      isDevelopment: read.NODE_ENV === 'development',
      // The demo brands may share the accounts at providers, because these brands belong together and none of their guests is real.
      sharedConnections: read.SHARED_CONNECTIONS ?? (read.SERVUS_DEMO ? connectionKinds : []),
      privateAddresses: read.PRIVATE_ADDRESSES,
      providers,
    },
  }
}
