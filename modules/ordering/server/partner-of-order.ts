import { fail, type Failure, ok, type Result } from '#kernel/result.ts'

interface PartnerPorts {
  /** The id of the partner whom a code names. */
  partnerOf(code: string): Promise<string | undefined>
  isActivePartner(id: string): Promise<boolean>
}

interface Asked {
  /** Named in the draft; '': nobody. */
  code: string
  /** Code of the booking link that led here. */
  cameFrom?: string | undefined
  /** To whom the key of the calling program belongs. */
  keyPartner?: string | undefined
}

/** For which partner an order or a quote counts; undefined: for none (docs/rules/partners.md, Orders). */
export async function partnerFor(ports: PartnerPorts, asked: Asked): Promise<Result<string | undefined, Failure>> {
  const code = asked.code === '' ? (asked.cameFrom ?? '') : asked.code
  const named = code === '' ? undefined : await ports.partnerOf(code)
  const partner = asked.keyPartner ?? named
  const isWrong = asked.code !== '' && (named === undefined || named !== partner)
  const isOff = asked.keyPartner !== undefined && !(await ports.isActivePartner(asked.keyPartner))
  return isWrong || isOff ? fail({ code: 'field.choice', field: 'partner' }) : ok(partner)
}
