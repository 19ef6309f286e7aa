import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { segmentEndpoints, type StreamRecord } from '../contract.ts'
import { pairTexts } from '../words/pair.ts'
import { plannerTexts } from '../words/planner.ts'
import { programLine } from './program-words.ts'

/** The hint below a field that chooses a program: what the chosen program shows, and when. */
export function ProgramShows({ id, stream }: { id: string; stream: StreamRecord | undefined }) {
  const planner = useTexts(plannerTexts)
  const pair = useTexts(pairTexts)
  const segments = useCall(segmentEndpoints.list, { query: { pageSize: 500 } }).data?.value
  return (
    <p className="hint" id={id} aria-live="polite">
      {stream && segments ? programLine(stream, segments, { planner, pair }) : null}
    </p>
  )
}
