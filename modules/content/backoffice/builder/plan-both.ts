import type { DocumentLine } from '../../contract.ts'
import type { StepOutcome } from './use-document.ts'

/** Plans a page for a moment: a wall time, with its offset where the time comes twice. */
export type PlanStep = (at: string, offset: string | undefined) => Promise<StepOutcome>

/** The page in the other language is offered with a planned publication while it has something that is not published. */
export const isTwinOffered = (
  action: 'publish' | 'unpublish',
  twin: Pick<DocumentLine, 'state'> | undefined,
): boolean => action === 'publish' && twin !== undefined && ['new', 'changed', 'unpublished'].includes(twin.state)

/** Plans the page, then its twin. A twin that is refused leaves the page's own plan, and says why. */
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
