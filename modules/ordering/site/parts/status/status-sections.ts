import type { Locale } from '#contract/locale.ts'
import type { PublicOrder } from '../../../contract.ts'
import { type SiteScreen, slot } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'

/** The props that a section gets from the status page. */
export interface StatusSectionProps {
  locale: Locale
  order: PublicOrder
  hash: string
}

/** A section that a module adds to the status page of every kind of order. */
interface StatusSection {
  readonly screen: SiteScreen<StatusSectionProps>
  readonly isShown: (site: SiteContext) => boolean
}

/** Sections of other modules, shown below the state of the order, in the sequence of the module list. */
export const statusSections = slot<StatusSection>('status.sections')
