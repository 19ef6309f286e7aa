import { useAction, useCall } from '#ui/backoffice/calls.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconPlaylist, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { sceneEndpoints, segmentEndpoints, type SegmentRecord } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { signageTitles } from '../words/titles.ts'
import { RecordsScreen } from './RecordsScreen.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { SegmentDialog } from './SegmentDialog.tsx'

const all = { query: { pageSize: 500 } }

/** The page that lists all segments, each with its scenes in the sequence in which they play. */
export default function SegmentsScreen() {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const { user } = useStaff()
  const mayEdit = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  const found = useCall(segmentEndpoints.list, all)
  const scenes = useCall(sceneEndpoints.list, all)
  const remove = useAction(segmentEndpoints.remove, { refresh: [segmentEndpoints.list] })
  const [edited, setEdited] = useState<{ segment?: SegmentRecord }>()
  const button = mayEdit ? (
    <Button
      variant="filled"
      leftSection={<IconPlus className="i" aria-hidden />}
      disabled={!scenes.data?.value.length}
      onClick={() => setEdited({})}
    >
      {t.newSegment}
    </Button>
  ) : null
  const nameOf = (id: string): string => scenes.data?.value.find((one) => one.id === id)?.name ?? '–'
  return (
    <>
      <RecordsScreen
        title={titles.segments}
        failed={t.loadFailed}
        empty={{ icon: IconPlaylist, title: t.noSegments, text: t.noSegmentsText }}
        found={found}
        create={button}
      >
        {(segments) => (
          <ul className="card list">
            {segments.map((segment) => (
              <li key={segment.id}>
                <button type="button" className="plain b el" disabled={!mayEdit} onClick={() => setEdited({ segment })}>
                  {segment.name}
                </button>
                <span className="mut sm el sp">
                  {segment.items.map(({ scene, seconds }) => `${nameOf(scene)} ${seconds} s`).join(' · ')}
                </span>
                {mayEdit ? <RemoveButton name={segment.name} id={segment.id} remove={remove} /> : null}
              </li>
            ))}
          </ul>
        )}
      </RecordsScreen>
      {edited ? (
        <SegmentDialog
          segment={edited.segment}
          scenes={scenes.data?.value ?? []}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  )
}
