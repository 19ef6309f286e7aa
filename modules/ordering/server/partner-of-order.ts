import { fail, type Failure, ok, type Result } from '#kernel/result.ts'

interface PartnerPorts {
  /** The id of the partner with this code. */
  partnerOf(code: string): Promise<string | undefined>
  isActivePartner(id: string): Promise<boolean>
}

interface Asked {
  /** The partner's code in the draft; '' if the draft has none. */
  code: string
  /** Code of the booking link that the guest used. */
  cameFrom?: string | undefined
  /** Id of the partner to whom the API key of the calling program belongs. */
  keyPartner?: string | undefined
}

/** Returns the id of the partner to whom an order or a quote belongs; undefined if it belongs to none (docs/rules/partners.md, Orders). */
export async function partnerFor(ports: PartnerPorts, asked: Asked): Promise<Result<string | undefined, Failure>> {
  const code = asked.code === '' ? (asked.cameFrom ?? '') : asked.code
  const named = code === '' ? undefined : await ports.partnerOf(code)
  const partner = asked.keyPartner ?? named
  const isWrong = asked.code !== '' && (named === undefined || named !== partner)
  const isOff = asked.keyPartner !== undefined && !(await ports.isActivePartner(asked.keyPartner))
  return isWrong || isOff ? fail({ code: 'field.choice', field: 'partner' }) : ok(partner)
}
