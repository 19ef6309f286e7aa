import { randomIds } from '#kernel/ids.ts'
import { systemClock } from '#kernel/time.ts'
import { type House, openHouse } from '#platform/brands/house.ts'
import type { Composition } from '#platform/composition.ts'
import type { Logger } from '#platform/log.ts'
import type { Load } from '#platform/work/recent-load.ts'
import { deriveSecret, keptSecret } from '#platform/secrets.ts'
import type { Config } from './config.ts'
import { pooledRandomBytes } from './random-bytes.ts'

/** Opens the brands with the real clock and random ids. */
export function openInstallation(options: {
  config: Config
  databaseUrl: string
  /** URL of the same database for the role `servus_app`. Default: `databaseUrl`. */
  appDatabaseUrl?: string | undefined
  composition: Composition
  log: Logger
  release: string
  automatic: boolean
  load?: Load
}): Promise<House> {
  const { config, log } = options
  const installationSecret = config.secretKey ?? keptSecret(config.dataFolder)
  return openHouse({
    url: options.databaseUrl,
    ...(options.appDatabaseUrl === undefined ? {} : { appUrl: options.appDatabaseUrl }),
    composition: options.composition,
    clock: systemClock,
    ids: randomIds(systemClock, pooledRandomBytes()),
    logFor: (brand) => (brand === undefined ? log : log.child({ brand })),
    settingsFor: (brand, { isOnly }) => ({
      publicUrl: publicUrlOf(brand, config.publicUrl),
      localUrl: `http://localhost:${config.port}`,
      demo: config.demo,
      provider: (name) =>
        (config.providers as Readonly<Record<string, string | undefined>>)[name] ??
        (name === 'RATE_LIMITS' && !config.rateLimits ? 'off' : undefined),
      mayUseEnvironment: (kind) => isOnly() || config.sharedConnections.includes(kind),
      // May the server call addresses in private networks? By default it may do so in the demo, and if there is only one brand. If there are
      // several brands, their administrators may be other people than the operator of the machine.
      allowsPrivateAddresses: () => config.privateAddresses ?? (config.demo || isOnly()),
      secret: (purpose) => deriveSecret(installationSecret, brand.id, purpose),
    }),
    dataFolder: config.dataFolder,
    release: options.release,
    ...(config.databasePool === undefined ? {} : { maxConnections: config.databasePool }),
    idleMs: config.brandIdleMs,
    automatic: options.automatic,
    ...(options.load ? { load: options.load } : {}),
  })
}

/**
 * Returns the public address for links of the brand. `PUBLIC_URL` is used if its host name belongs to the brand, or if the brand has no
 * hosts. Undefined for a brand with other hosts, because links in its mails must not open the site of another business.
 */
export function publicUrlOf(brand: { hosts: readonly string[] }, publicUrl: string | undefined): string | undefined {
  if (publicUrl === undefined || brand.hosts.length === 0) return publicUrl
  return brand.hosts.includes(new URL(publicUrl).hostname) ? publicUrl : undefined
}
