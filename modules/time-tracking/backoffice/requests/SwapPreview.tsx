import { useTexts } from '#ui/backoffice/staff.tsx'
import type { TimeRequest } from '../../contract.ts'
import { hours } from '../../rules/format.ts'
import { clockTexts } from '../../words/clock.ts'
import { requestTexts } from '../../words/requests.ts'

/**
 * What a manager must know before approving a swap: whether the colleague has agreed, and which working-time rules the swap would break.
 */
export function SwapPreview({ request }: { request: TimeRequest }) {
  const t = useTexts(requestTexts)
  const c = useTexts(clockTexts)
  const { partner, breaches, shifts } = request
  if (shifts.length === 0) return null
  return (
    <>
      {partner ? (
        <p className={partner.agreedAt ? 'ban ok' : 'ban idle'}>
          {partner.agreedAt ? t.hasAgreed(partner.name) : t.notAgreed(partner.name)}
        </p>
      ) : null}
      {breaches.map((one) => (
        <p className="ban alarm" key={`${one.user} ${one.code} ${one.date}`}>
          {one.name}: {c.breaches[one.code](hours(one.found), hours(one.required))}
        </p>
      ))}
      {breaches.length === 0 ? <p className="ban ok">{t.noBreach}</p> : null}
    </>
  )
}
