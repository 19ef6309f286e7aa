import type { Locale } from '#contract/locale.ts'
import { type Fill, type SiteCode, type SiteScreen, slot } from './module.ts'
import type { SiteContext } from './site-context.ts'

/** What a section gets of the form that it stands in: one field of it. */
export interface FormSectionProps<Data> {
  locale: Locale
  currency: string
  value: string
  /** Id of the element that an error's link leads to. */
  fieldId: string
  error: string | undefined
  onChange: (value: string) => void
  data: Data
}

/** A section that a module brings to the checkout of every kind of order. */
export interface CheckoutSection {
  /** The field of the order that it fills in. */
  readonly field: string
  readonly screen: SiteCode
  /** Plain data for the section; undefined: it is not shown. */
  readonly data: (site: SiteContext) => unknown
}

/** The same as it is written: the data is that of the section's props. */
interface TypedSection<Data> extends CheckoutSection {
  readonly screen: SiteScreen<FormSectionProps<Data>>
  readonly data: (site: SiteContext) => Data | undefined
}

/** Declared here: ordering makes room for it, modules below ordering fill it. */
export const checkoutSections = slot<CheckoutSection>('checkout.sections')

export const checkoutSection = <Data>(section: TypedSection<Data>): Fill => checkoutSections.put(section)

/** A section as the page carries it. */
export interface ShownSection {
  field: string
  screen: string
  data: unknown
}
