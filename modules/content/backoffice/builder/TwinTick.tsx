import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { contentEndpoints } from '../../contract.ts'
import { blocksOf } from '../../rules/differences.ts'
import { builderTexts } from '../../words/builder.ts'

/** The page in the other language. It may be published together with the page that is open in the editor. */
interface Offered {
  id: string
  language: string
  name: string
}

/**
 * The state of the checkbox that also publishes the page in the other language. At first the checkbox is ticked, except in three cases: that page
 * is still empty, another person is editing it, or (only for a publication `now`) it is already planned. `isReady` is false until these facts are
 * loaded.
 */
export function useTwinTick(twin: Offered | undefined, { now = false } = {}) {
  const { user } = useStaff()
  const [chosen, choose] = useState<boolean>()
  const draft = useCall(
    contentEndpoints.sites.draft,
    { params: { id: twin?.id ?? '' } },
    { enabled: twin !== undefined, isFresh: true },
  )
  const known = draft.isFetchedAfterMount ? draft.data : undefined
  const isEmpty = known !== undefined && blocksOf(known.value.data).length === 0
  const lock = known?.value.lock
  const isEdited = Boolean(lock && lock.userId !== user.id)
  const isPlanned = now && known?.value.plan?.action === 'publish'
  return {
    isReady: twin === undefined || draft.isFetchedAfterMount,
    doubt: isEdited ? ('edited' as const) : isPlanned ? ('planned' as const) : isEmpty ? ('empty' as const) : undefined,
    isWith: twin !== undefined && (chosen ?? !(isEmpty || isEdited || isPlanned)),
    choose,
  }
}

/** The checkbox with which the page in the other language is published or planned, too. */
export function TwinTick(props: { twin: Offered; tick: ReturnType<typeof useTwinTick>; hasFocus?: boolean }) {
  const { hasFocus, tick, twin } = props
  const t = useTexts(builderTexts)
  return (
    <Checkbox
      data-autofocus={hasFocus || undefined}
      label={t.plan.twin(twin.language, twin.name)}
      description={tick.doubt ? t.both[tick.doubt] : tick.isWith ? undefined : t.both.stays(twin.language)}
      checked={tick.isWith}
      onChange={(event) => tick.choose(event.currentTarget.checked)}
    />
  )
}
