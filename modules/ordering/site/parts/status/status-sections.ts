import type { Locale } from '#contract/locale.ts'
import type { PublicOrder } from '../../../contract.ts'
import { type SiteScreen, slot } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'

/** The props of a section that another module adds to the status page. */
export interface StatusSectionProps {
  locale: Locale
  order: PublicOrder
  hash: string
}

/** A section that another module adds to the status page, for rides and food. */
interface StatusSection {
  readonly screen: SiteScreen<StatusSectionProps>
  readonly isShown: (site: SiteContext) => boolean
}

/** The sections that other modules add. The page shows them below the state of the order, in the sequence of the site's module list. */
export const statusSections = slot<StatusSection>('status.sections')
