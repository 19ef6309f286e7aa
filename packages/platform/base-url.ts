import type { BrandCore } from './module.ts'

/** Where links in mails lead: the set address, the brand's first host, else this machine. */
export function baseUrlOf({
  settings,
  hosts,
}: Pick<BrandCore, 'hosts'> & { settings: Pick<BrandCore['settings'], 'publicUrl' | 'localUrl'> }): string {
  const local = new URL(settings.localUrl ?? 'http://localhost:3000')
  const [host] = hosts
  if (settings.publicUrl !== undefined) return settings.publicUrl
  if (host === undefined) return local.origin
  // Browsers take every name below .localhost to this machine, where nobody speaks TLS.
  return host.endsWith('.localhost') ? `http://${host}:${local.port}` : `https://${host}`
}
