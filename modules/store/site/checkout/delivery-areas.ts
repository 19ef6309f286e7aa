import type { Locale } from '#contract/locale.ts'
import { areaMoveText } from '../../words/area-move.ts'
import { minimumText } from '../../words/minimum.ts'
import { postcodeTexts } from '#modules/branches/words/postcode.ts'
import type { Money } from '#kernel/money.ts'
import type { Failure } from '#kernel/result.ts'
import type { DeliveryAreas } from '#modules/ordering/site/parts/checkout/use-delivery-area.ts'
import { type DeliveringBranch, postcodeOfArea, townOfPostcode } from '#modules/branches/rules/area-address.ts'
import {
  areaNamed,
  areaOfPostcode,
  isPostcodeWhole,
  minimumRange,
  postcodeProblem,
} from '#modules/branches/rules/delivery.ts'

/** The error text for a postcode to which the branch does not deliver. It is the same text as the server's. */
export function postcodeText({ code, values }: Failure, locale: Locale): string {
  const texts = postcodeTexts(locale)
  const postcode = String(values?.['postcode'] ?? '')
  return code === 'delivery.postcode_elsewhere'
    ? texts.elsewhere(postcode, String(values?.['area'] ?? ''))
    : texts.unserved(postcode)
}

/** Provides the delivery areas and the check of the postcode to the address section. The server checks with the same rules. */
export function deliveryAreas(
  branch: DeliveringBranch,
  order: {
    readonly cart: { readonly deliveryArea: string }
    readonly price: { readonly totals: { readonly gross: Money } }
    readonly setArea: (area: string) => void
  },
  { currency, locale }: { currency: string; locale: Locale },
): DeliveryAreas {
  const { deliveryAreas: areas } = branch
  const { deliveryArea } = order.cart
  return {
    names: areas.map(({ area }) => area),
    value: deliveryArea,
    hint: minimumText(minimumRange(areas), currency, locale),
    onChange: order.setArea,
    postcodeOf: (area) => postcodeOfArea(areas, area),
    townOf: (postcode) => townOfPostcode(branch, deliveryArea, postcode),
    ofPostcode: (typed) => areaOfPostcode(areas, deliveryArea, typed)?.area,
    refusalOf: (typed, isLeft) => {
      const problem = postcodeProblem(areas, deliveryArea, { field: 'zipCode', typed })
      const isTyped = isLeft || isPostcodeWhole(areas, typed)
      return problem?.field === 'zipCode' && isTyped ? postcodeText(problem, locale) : undefined
    },
    moveText: ({ from, postcode, to }) => {
      const moved = areaNamed(areas, to)
      const move = moved && { postcode, from: areaNamed(areas, from), to: moved }
      return move ? areaMoveText(move, order.price.totals.gross, { currency, locale }) : ''
    },
  }
}
