import type { Locale } from '#contract/locale.ts'
import { type Fill, type SiteCode, type SiteScreen, slot } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'

/** The props of a section that another module adds to the checkout. The section edits one field of the form. */
export interface FormSectionProps<Data> {
  locale: Locale
  currency: string
  value: string
  /** The id of the section's input. The link in the error list leads to it. */
  fieldId: string
  error: string | undefined
  onChange: (value: string) => void
  data: Data
}

/** A section that another module adds to every checkout, for rides and food. */
interface CheckoutSection {
  /** The field of the order that the section edits. */
  readonly field: string
  readonly screen: SiteCode
  /** The data that the server passes to the section. If it is undefined, the section is not shown. */
  readonly data: (site: SiteContext) => unknown
}

/** A section whose types are checked: `data` must return what its component needs as props. */
interface TypedSection<Data> extends CheckoutSection {
  readonly screen: SiteScreen<FormSectionProps<Data>>
  readonly data: (site: SiteContext) => Data | undefined
}

/** The sections that other modules add. The checkout shows them in the sequence of the site's module list. */
export const checkoutSections = slot<CheckoutSection>('checkout.sections')

export const checkoutSection = <Data>(section: TypedSection<Data>): Fill => checkoutSections.put(section)

/** A section in the data of the page. `screen` is the key (`SiteCode.key`) of the section's component. */
export interface ShownSection {
  field: string
  screen: string
  data: unknown
}
