import * as z from 'zod'
import type { ConnectionValues } from '#platform/connections/connection.ts'
import { parsedJson, readBounded } from '#platform/http/provider-body.ts'

/** The result of a check. `silent`: the register or the country's tax office did not answer, so it is not known whether the number is valid. */
type VatAnswer = { kind: 'valid' | 'invalid'; proof: string; name: string } | { kind: 'silent'; reason: string }

/** The address of the register (VIES), which the European Commission runs. */
export const VIES = 'https://ec.europa.eu/taxation_customs/vies'

const LARGEST_BYTES = 50_000
const TIMEOUT_MS = 15_000

const Answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().max(60).nullish(),
  name: z.string().max(300).nullish(),
})
const Wrong = z.object({ errorWrappers: z.array(z.object({ error: z.string().max(60) })).min(1) })

/**
 * Splits a VAT number such as 'ATU12345678' into country and number, as VIES needs it. VIES uses EL for Greece. Undefined if the text does
 * not begin with a country of the EU.
 */
export function splitVat(typed: string): { countryCode: string; vatNumber: string } | undefined {
  const [, country = '', number = ''] =
    /^([A-Z]{2})([0-9A-Z+*]{2,12})$/.exec(typed.toUpperCase().replaceAll(/[\s.-]/g, '')) ?? []
  return unionCountries.has(country) ? { countryCode: country === 'GR' ? 'EL' : country, vatNumber: number } : undefined
}

const unionCountries = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/**
 * Asks the register VIES whether a VAT number is valid. The brand's own number is also sent, if it begins with a country of the EU. Without
 * the brand's number, the response is no proof of the check.
 */
export async function askVies(
  typed: string,
  account: ConnectionValues,
  options: { fetch: typeof globalThis.fetch; timeoutMs?: number },
): Promise<VatAnswer> {
  const asked = splitVat(typed)
  if (!asked) return { kind: 'invalid', proof: '', name: '' }
  const own = splitVat(account['vatNumber'] ?? '')
  const body = {
    ...asked,
    ...(own ? { requesterMemberStateCode: own.countryCode, requesterNumber: own.vatNumber } : {}),
  }
  try {
    const response = await options.fetch(`${account['url'] ?? VIES}/rest-api/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    })
    const json = parsedJson((await readBounded(response, LARGEST_BYTES)) ?? '')
    const said = Answer.safeParse(json)
    if (response.ok && said.success)
      return {
        kind: said.data.valid ? 'valid' : 'invalid',
        proof: said.data.requestIdentifier ?? '',
        name: said.data.name ?? '',
      }
    const wrong = Wrong.safeParse(json)
    return { kind: 'silent', reason: wrong.data?.errorWrappers[0]?.error ?? `HTTP ${response.status}` }
  } catch (error) {
    return { kind: 'silent', reason: error instanceof Error ? error.name : 'network' }
  }
}
