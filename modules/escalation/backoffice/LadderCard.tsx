import { useCall } from '#ui/backoffice/calls.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { escalationEndpoints as calls } from '../contract.ts'
import { ladderTexts } from '../words/ladder.ts'
import { LadderForm } from './LadderForm.tsx'
import './escalation.css'

/** The card in which a branch sets what happens when nobody reacts to an order. The card is on the page for the branch's message settings. */
export function LadderCard({ branchId }: { branchId: string }) {
  const t = useTexts(ladderTexts)
  const found = useCall(calls.get, { params: { branchId } })
  const read = found.data?.value
  return (
    <section className="m-escalation card" aria-labelledby="ladder-title">
      <h2 id="ladder-title">{t.title}</h2>
      <p className="t2">{t.lead}</p>
      {found.error ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : read ? (
        <LadderForm key={read.version} branchId={branchId} version={read.version} stored={read.ladder} />
      ) : (
        <LoadingState label={t.title} rows={4} />
      )}
    </section>
  )
}
