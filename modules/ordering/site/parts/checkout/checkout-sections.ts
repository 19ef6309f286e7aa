import type { Locale } from '#contract/locale.ts'
import { type Fill, type SiteCode, type SiteScreen, slot } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'

/** Props of a section of the checkout. The section edits one field of the form. */
export interface FormSectionProps<Data> {
  locale: Locale
  currency: string
  value: string
  /** Id of the element to which the link of an error leads. */
  fieldId: string
  error: string | undefined
  onChange: (value: string) => void
  data: Data
}

/** A section that a module adds to the checkout of every kind of order. */
interface CheckoutSection {
  /** The field of the order for which the section is. */
  readonly field: string
  readonly screen: SiteCode
  /** Plain data for the section. Undefined: the section is not shown. */
  readonly data: (site: SiteContext) => unknown
}

/** A CheckoutSection with type check: its `data` must return what the props of its component need. */
interface TypedSection<Data> extends CheckoutSection {
  readonly screen: SiteScreen<FormSectionProps<Data>>
  readonly data: (site: SiteContext) => Data | undefined
}

/** Sections that other modules add. The checkout shows them in the sequence of the module list. */
export const checkoutSections = slot<CheckoutSection>('checkout.sections')

export const checkoutSection = <Data>(section: TypedSection<Data>): Fill => checkoutSections.put(section)

/** A section in the data of a page. */
export interface ShownSection {
  field: string
  screen: string
  data: unknown
}
