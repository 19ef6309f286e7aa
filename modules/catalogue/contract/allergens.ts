import { text } from '#contract/shapes.ts'
import { unknownAllergens } from '../rules/allergens.ts'

/** The allergens as typed. Words that the website would drop are refused, so that a typing error hides no allergen. */
export const Allergens = text(200).superRefine((value, found) => {
  const unknown = unknownAllergens(value).join(', ')
  if (unknown) found.addIssue({ code: 'custom', params: { code: 'product.allergens', unknown } })
})
