import type { Clock } from '#kernel/time.ts'
import type { Allowed, BeforeWrite } from '#platform/record-rules.ts'
import type { Refusal } from '#platform/module.ts'
import type { customerEntity } from '../contract.ts'

type Entity = typeof customerEntity

/**
 * Runs before a customer is saved. If the guest agrees to mails, the function stores the time, and requires that staff enter how the guest
 * agreed. If the consent is withdrawn, time and way of the consent are deleted from the record (the audit trail keeps them). If VAT number
 * or country change, the VAT number counts as unchecked (docs/rules/customers.md, Consent to mail; VAT numbers).
 */
export const watchCustomer =
  (clock: Clock) =>
  async ({ before, values }: BeforeWrite<Entity>): Promise<Allowed<Entity> | Refusal> => {
    const allows = values.allowsMail ?? before?.allowsMail ?? false
    const origin = values.allowsMailOrigin === undefined ? (before?.allowsMailOrigin ?? null) : values.allowsMailOrigin
    if (allows && origin === null) return { ok: false, code: 'customer.consent_origin', field: 'allowsMailOrigin' }
    const isNew = allows && (before?.allowsMail !== true || before.allowsMailOrigin !== origin)
    const consent = allows
      ? isNew
        ? { allows_mail_at: clock.now().toString() }
        : {}
      : { allows_mail_at: null, allows_mail_origin: null }
    const isOther = (name: 'vatNumber' | 'country'): boolean =>
      values[name] !== undefined && values[name] !== before?.[name]
    const vat =
      isOther('vatNumber') || isOther('country') ? { vat_state: 'unchecked', vat_checked_at: null, vat_proof: '' } : {}
    const { allowsMailOrigin: _, ...rest } = values
    return { ok: true, ...(allows ? {} : { values: rest }), columns: { ...consent, ...vat } }
  }
