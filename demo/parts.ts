import { donationsDemo } from './donations.ts'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import type { OpenedBrand } from '#platform/composition.ts'
import type { DemoPart, DraftWish } from './part.ts'
import { integrationDemo } from './integration.ts'
import { labelsDemo } from './labels.ts'
import { mediaDemo } from './media.ts'
import { partnersDemo } from './partners.ts'
import { paymentsDemo } from './payments.ts'
import { signageDemo } from './signage.ts'
import { statisticsDemo } from './statistics.ts'
import { timeTrackingDemo } from './time-tracking.ts'

/** Capabilities that the demo can also be without, in the order in which they write. */
export const demoParts: readonly DemoPart[] = [
  donationsDemo,
  labelsDemo,
  mediaDemo,
  partnersDemo,
  integrationDemo,
  paymentsDemo,
  signageDemo,
  statisticsDemo,
  timeTrackingDemo,
]

/** Returns the fields that these capabilities add to the draft of an order. */
export async function draftFields(modules: OpenedBrand): Promise<(wish: DraftWish) => Partial<OrderDraftInput>> {
  const parts = await Promise.all(demoParts.flatMap(({ drafts }) => (drafts ? [drafts(modules)] : [])))
  return (wish) => {
    const fields: Partial<OrderDraftInput> = {}
    for (const part of parts) Object.assign(fields, part(wish))
    return fields
  }
}
