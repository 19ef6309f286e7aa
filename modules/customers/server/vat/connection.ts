import { connection } from '#platform/connections/connection.ts'
import { vatConnectionTexts, vatConnectionWords as words } from '../../words/vat.ts'
import { askVies, splitVat, VIES } from './vies.ts'

/**
 * The connection to the EU register of VAT numbers. The connection needs no account, but the brand's own VAT number. This number is sent
 * with each check, so that the response is a proof of the check.
 */
export const viesConnection = connection({
  name: 'vies',
  kind: 'accounting',
  provider: 'VIES',
  title: words.title,
  fields: [
    {
      name: 'vatNumber',
      label: words.own,
      hint: words.ownHint,
      kind: 'text',
      isRequired: true,
      pattern: /^[A-Z]{2}[0-9A-Z+* .-]{2,16}$/i,
      example: 'ATU12345678',
    },
    { name: 'url', label: words.url, hint: words.urlHint, kind: 'url', example: VIES },
  ],
  async test(values, { locale, fetch, timeoutMs }) {
    const t = vatConnectionTexts(locale)
    const own = values['vatNumber'] ?? ''
    if (!splitVat(own)) return { ok: false, answer: t.noCountry }
    const said = await askVies(own, values, { fetch, timeoutMs })
    if (said.kind === 'silent') return { ok: false, answer: t.silent(said.reason) }
    return said.kind === 'valid'
      ? { ok: true, answer: t.valid(said.name || own) }
      : { ok: false, answer: t.invalid(own) }
  },
})
