import { orderChangeText, orderChangeTexts } from '#modules/ordering/words/order-changes.ts'
import type { Locale } from '#contract/locale.ts'
import type { Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { Icon } from '#ui/site/icon.tsx'
import { clockAt } from '#modules/ordering/site/parts/status/status-parts.tsx'

/**
 * The list of changes that staff have made to the order, the oldest first. It explains to the guest why the total is different. Nothing is shown
 * if there are no changes.
 */
export function FoodChanges({ locale, order, zone }: { order: PublicOrder; zone: Zone; locale: Locale }) {
  const changes = order.changes ?? []
  if (changes.length === 0) return null
  const texts = orderChangeTexts(locale)
  return (
    <div className="notice st-changes">
      <Icon name="info" />
      <div>
        <h2>{texts.title}</h2>
        <ul>
          {changes.map((change) => (
            // Time and dish together identify a change.
            <li key={`${change.at} ${change.name}`}>
              {orderChangeText(change, order.currency, locale)}{' '}
              <time className="small muted" dateTime={change.at}>
                {texts.at(clockAt(Date.parse(change.at), zone))}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
