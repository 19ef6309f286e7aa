import type { DocumentLine, DocumentView } from '../../contract.ts'
import type { StepOutcome } from './use-document.ts'

/**
 * Plans that a page is published or taken off the site at a local time. `offset` is the UTC offset; it is needed only if the local time occurs twice
 * because the clocks go back.
 */
export type PlanStep = (at: string, offset: string | undefined) => Promise<StepOutcome>

/**
 * Whether the dialog offers to publish the page in the other language (the twin) at the same time. It is offered only for a publication, and only if
 * the twin has changes that are not published.
 */
export const isTwinOffered = (
  action: 'publish' | 'unpublish',
  twin: Pick<DocumentLine, 'state'> | undefined,
): boolean => action === 'publish' && twin !== undefined && ['new', 'changed', 'unpublished'].includes(twin.state)

/**
 * Plans the page, then the page in the other language (`twin`). If the server refuses the plan for the twin, the page itself stays planned, and the
 * message of the refusal is returned.
 */
export async function planBoth(
  own: PlanStep,
  twin: PlanStep | undefined,
  at: string,
  offset: string | undefined,
): Promise<{ outcome: StepOutcome; twinRefused?: string }> {
  const outcome = await own(at, offset)
  if (!outcome.ok || !twin) return { outcome }
  const other = await twin(at, offset)
  return other.ok ? { outcome } : { outcome, twinRefused: other.message }
}

type Plan = DocumentView['plan']

/** Whether two pages have the same plan: the same step at the same time. Such plans are cancelled together. */
export const isPlannedAlike = (own: Plan, twin: Plan): boolean =>
  own !== null && twin !== null && own.action === twin.action && own.at === twin.at
