import type { BrandCore } from './module.ts'

/** The base address of links in mails: the configured address. If there is none, the brand's first host; without a host, this machine. */
export function baseUrlOf({
  settings,
  hosts,
}: Pick<BrandCore, 'hosts'> & { settings: Pick<BrandCore['settings'], 'publicUrl' | 'localUrl'> }): string {
  const local = new URL(settings.localUrl ?? 'http://localhost:3000')
  const [host] = hosts
  if (settings.publicUrl !== undefined) return settings.publicUrl
  if (host === undefined) return local.origin
  // Browsers resolve every name that ends with .localhost to this machine, where no server uses TLS.
  return host.endsWith('.localhost') ? `http://${host}:${local.port}` : `https://${host}`
}
