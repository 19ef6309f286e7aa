import type { Failure } from '#kernel/result.ts'
import type { Connection } from '#platform/connections/connection.ts'
import type { BrandCore } from '#platform/module.ts'
import { leadsInside } from '#platform/outgoing/private-address.ts'
import { hostOf } from './check-values.ts'

/** Checks changed addresses. Returns an error for each field whose address is in a private network, unless the operator allows private addresses. */
export async function privateFields(
  { settings }: BrandCore,
  { fields }: Connection,
  changes: Readonly<Record<string, string | null>>,
): Promise<Failure[]> {
  if (settings.allowsPrivateAddresses?.() ?? true) return []
  const found: Failure[] = []
  for (const field of fields) {
    const value = changes[field.name]
    const host = value && (field.kind === 'url' || field.kind === 'host') ? hostOf(field, value.trim()) : undefined
    if (host && (await leadsInside(host))) found.push({ code: 'connections.private_address', field: field.name })
  }
  return found
}
