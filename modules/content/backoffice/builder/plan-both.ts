import type { DocumentLine } from '../../contract.ts'
import type { StepOutcome } from './use-document.ts'

/** Plans a page for a local time. The offset is needed if that time occurs twice. */
export type PlanStep = (at: string, offset: string | undefined) => Promise<StepOutcome>

/**
 * Whether the page in the other language can be planned at the same time: only for a publication, and only if that page has unpublished
 * changes.
 */
export const isTwinOffered = (
  action: 'publish' | 'unpublish',
  twin: Pick<DocumentLine, 'state'> | undefined,
): boolean => action === 'publish' && twin !== undefined && ['new', 'changed', 'unpublished'].includes(twin.state)

/** Plans the page, then its twin (the page in the other language). If the twin is refused, the page stays planned and the reason is returned. */
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
