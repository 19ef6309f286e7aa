import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { contentEndpoints } from '../../contract.ts'
import { blocksOf } from '../../rules/differences.ts'
import { builderTexts } from '../../words/builder.ts'

/** The page in the other language that may be published together with the open page. */
interface Offered {
  id: string
  language: string
  name: string
}

/**
 * The state of the tick that publishes the page in the other language as well. It is ticked, unless that page is still empty. `isReady` is false
 * while that is being found out.
 */
export function useTwinTick(twin: Offered | undefined) {
  const [chosen, choose] = useState<boolean>()
  const draft = useCall(
    contentEndpoints.sites.draft,
    { params: { id: twin?.id ?? '' } },
    { enabled: twin !== undefined, isFresh: true },
  )
  const known = draft.isFetchedAfterMount ? draft.data : undefined
  const isEmpty = known !== undefined && blocksOf(known.value.data).length === 0
  return {
    isReady: twin === undefined || draft.isFetchedAfterMount,
    isEmpty,
    isWith: twin !== undefined && (chosen ?? !isEmpty),
    choose,
  }
}

/** The tick with which the page in the other language is published or planned, too. */
export function TwinTick(props: { twin: Offered; tick: ReturnType<typeof useTwinTick>; hasFocus?: boolean }) {
  const { hasFocus, tick, twin } = props
  const t = useTexts(builderTexts)
  return (
    <Checkbox
      data-autofocus={hasFocus || undefined}
      label={t.plan.twin(twin.language, twin.name)}
      description={tick.isEmpty ? t.both.empty : tick.isWith ? undefined : t.both.stays(twin.language)}
      checked={tick.isWith}
      onChange={(event) => tick.choose(event.currentTarget.checked)}
    />
  )
}
