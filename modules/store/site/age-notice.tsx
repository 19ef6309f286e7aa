import type { Locale } from '#contract/locale.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { Icon } from '#ui/site/icon.tsx'
import { isAgeAsked } from '../rules/age.ts'

/** From which age the alcohol in the cart is, and that an ID is asked for. */
export function AgeNotice({ age, locale, serving }: { age: number; locale: Locale; serving: DeliveryType }) {
  const texts = minimumAgeTexts(locale)
  return (
    <div className="notice">
      <Icon name="info" />
      <p className="small">
        {isAgeAsked(age, serving) ? `${texts.notice(age)} ${texts.handOver}` : texts.atTable(age)}
      </p>
    </div>
  )
}
