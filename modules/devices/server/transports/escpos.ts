import { lookup } from 'node:dns/promises'
import { canPrint, type Condition } from '../../rules/conditions.ts'
import { isAllowed, parseAddress } from '../../rules/printer-address.ts'
import { openLine } from './line.ts'

/** The result of an attempt to send one slip to a printer. */
export type Outcome =
  | { is: 'printed'; condition: Condition }
  /** It is certain that no byte of the slip was sent. */
  | { is: 'not-printed'; reason: string; condition: Condition }
  /** Bytes may have been sent, and the printer did not prove that it printed. */
  | { is: 'unconfirmed'; reason: string; condition: Condition }

interface EscposTarget {
  address: string
  status: 'realtime' | 'none'
}

/**
 * Resolves the host of a printer address, and checks whether the server may connect to the IP address. The caller must connect to this IP
 * address and not to the host name: a second DNS query could return another address.
 */
export async function allowedTarget(
  address: string,
  listed: string,
): Promise<{ ok: true; ip: string; port: number } | { ok: false; code: string; host: string }> {
  const parsed = parseAddress(address)
  if (!parsed) return { ok: false, code: 'device.address_invalid', host: address }
  const { host, port } = parsed
  const found = await lookup(host, { family: 4 }).catch(() => undefined)
  if (!found) return { ok: false, code: 'unknown-host', host }
  return isAllowed(found.address, port, listed)
    ? { ok: true, ip: found.address, port }
    : { ok: false, code: 'device.host_not_allowed', host: `${host}:${port}` }
}

/**
 * Sends one slip over one connection. First the function asks the printer about its paper and cover (DLE EOT 1, 2, 4). Then it awaits
 * `beforeFirstByte`. If that returns false, for example because the slip was withdrawn, nothing is sent. After the last byte the function
 * asks the printer again. The slip counts as printed only if the printer answers without a problem. With the status 'none' the function
 * never asks, and the slip is unconfirmed.
 */
export async function printEscpos(
  target: EscposTarget,
  listed: string,
  bytes: Uint8Array,
  beforeFirstByte: () => Promise<boolean>,
): Promise<Outcome> {
  const to = await allowedTarget(target.address, listed)
  if (!to.ok) return { is: 'not-printed', reason: to.code, condition: 'silent' }
  const line = await openLine(to).catch((error: NodeJS.ErrnoException) => error)
  if (line instanceof Error) return { is: 'not-printed', reason: line.code ?? 'no-connection', condition: 'silent' }
  try {
    if (target.status !== 'none') {
      const before = await line.condition()
      if (!canPrint(before)) return { is: 'not-printed', reason: before, condition: before }
    }
    if (!(await beforeFirstByte())) return { is: 'not-printed', reason: 'taken', condition: 'ok' }
    if (!(await line.write(bytes))) return { is: 'unconfirmed', reason: 'connection-lost', condition: 'silent' }
    if (target.status === 'none') {
      await line.end()
      return { is: 'unconfirmed', reason: 'no-status', condition: 'unknown' }
    }
    const after = await line.condition('after')
    return canPrint(after)
      ? { is: 'printed', condition: after }
      : { is: 'unconfirmed', reason: after, condition: after }
  } finally {
    await line.end()
  }
}

/** Asks a printer for its condition, without printing. */
export async function askEscpos(address: string, listed: string): Promise<{ condition: Condition; reason: string }> {
  const to = await allowedTarget(address, listed)
  if (!to.ok) return { condition: 'silent', reason: to.code }
  const line = await openLine(to).catch((error: NodeJS.ErrnoException) => error)
  if (line instanceof Error) return { condition: 'silent', reason: line.code ?? 'no-connection' }
  const condition = await line.condition()
  await line.end()
  return { condition, reason: condition }
}
