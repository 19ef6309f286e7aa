import type { Locale } from '#contract/locale.ts'
import type { FormSectionProps, ShownSection } from './checkout-sections.ts'
import { Screen } from '#ui/site/screens.tsx'
import { fieldId } from './text-field.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** The fields of an order that a section of another module can edit. */
const openFields = ['donatee'] as const
type OpenField = (typeof openFields)[number]
const isOpenField = (field: string): field is OpenField => openFields.some((one) => one === field)

/** Renders the sections that other modules add to the checkout, for example the donation. Each edits one field of the form (docs/adr/0026). */
export function OtherSections(props: {
  sections: readonly ShownSection[]
  locale: Locale
  currency: string
  checkout: Pick<CheckoutState, 'form' | 'change' | 'errorOf'>
}) {
  const { checkout, currency, locale } = props
  return props.sections.map(({ data, field, screen }) => {
    if (!isOpenField(field)) throw new Error(`An order has no field '${field}' that a section could fill in`)
    const section: FormSectionProps<unknown> = {
      locale,
      currency,
      value: checkout.form[field],
      fieldId: fieldId(field),
      error: checkout.errorOf(field),
      onChange: (value) => checkout.change({ [field]: value }),
      data,
    }
    return <Screen key={screen} name={screen} props={section} />
  })
}
