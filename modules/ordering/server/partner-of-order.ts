import { fail, type Failure, ok, type Result } from '#kernel/result.ts'

interface PartnerPorts {
  /** Returns the id of the partner with this code; undefined if there is none. */
  partnerOf(code: string): Promise<string | undefined>
  isActivePartner(id: string): Promise<boolean>
}

interface Asked {
  /** The partner's code that was sent with the order; '' if none was sent. */
  code: string
  /** The partner's code in the cookie of a booking link that the guest followed. */
  cameFrom?: string | undefined
  /** Id of the partner to whom the API key of the request belongs. */
  keyPartner?: string | undefined
}

/**
 * Determines the partner to whom an order or a quote belongs: the partner of the API key, of the code that was sent, or of the booking
 * link. Undefined if there is none. Fails with `field.choice` in three cases: the sent code is unknown, it names another partner than the
 * key, or the key's partner is switched off (docs/rules/partners.md, Orders).
 */
export async function partnerFor(ports: PartnerPorts, asked: Asked): Promise<Result<string | undefined, Failure>> {
  const code = asked.code === '' ? (asked.cameFrom ?? '') : asked.code
  const named = code === '' ? undefined : await ports.partnerOf(code)
  const partner = asked.keyPartner ?? named
  const isWrong = asked.code !== '' && (named === undefined || named !== partner)
  const isOff = asked.keyPartner !== undefined && !(await ports.isActivePartner(asked.keyPartner))
  return isWrong || isOff ? fail({ code: 'field.choice', field: 'partner' }) : ok(partner)
}
