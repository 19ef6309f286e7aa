import type { Locale } from '#contract/locale.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { Icon } from '#ui/site/icon.tsx'
import { isAgeAsked } from '../rules/age.ts'

/** A notice for a cart with alcohol: the minimum age, and that staff will check the guest's ID. */
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
