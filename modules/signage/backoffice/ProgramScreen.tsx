import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { EditGuard, StepButtons, told, useEditSteps } from '#ui/backoffice/EditSteps.tsx'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { dateAt } from '#kernel/time.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import {
  sceneEndpoints,
  segmentEndpoints,
  type SegmentRecord,
  signageDeviceEndpoints,
  streamEndpoints,
  type StreamRecord,
} from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { signageTitles } from '../words/titles.ts'
import { BandList } from './BandList.tsx'
import { newRule, programOf } from './bands.ts'
import { CheckPanel } from './CheckPanel.tsx'
import { PlannerBar, type ProgramDraft } from './PlannerBar.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import './signage.css'

const all = { query: { pageSize: 500 } }
/** The planner: the page that edits a program, which says when each segment (list of scenes) plays. */
export default function ProgramScreen() {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const { id = '' } = useParams()
  const found = useCall(streamEndpoints.get, { params: { id } })
  const segments = useCall(segmentEndpoints.list, all)
  if (found.error) return <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
  if (!found.data || !segments.data) return <LoadingState label={titles.program} />
  const { value } = found.data
  return <Planner key={`${value.id} ${value.version}`} stream={value} segments={segments.data.value} />
}

function Planner({ stream, segments }: { stream: StreamRecord; segments: readonly SegmentRecord[] }) {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const { branches, clock } = useStaff()
  const branchId = stream.branches[0] ?? branches[0]?.id
  const zone = branches.find((one) => one.id === branchId)?.timeZone ?? 'UTC'
  const scenes = useCall(sceneEndpoints.list, all)
  const devices = useCall(signageDeviceEndpoints.list, all)
  const save = useAction(streamEndpoints.update, { refresh: [streamEndpoints.get, streamEndpoints.list] })
  const stored: ProgramDraft = { name: stream.name, defaultSegment: stream.defaultSegment, rules: stream.rules }
  const steps = useEditSteps(stored, titles.program)
  const { value: draft } = steps
  const change = (part: Partial<ProgramDraft>, mark?: string): void =>
    steps.change((before) => ({ ...before, ...part }), mark)
  const [date, setDate] = useState(() => dateAt(Temporal.Instant.fromEpochMilliseconds(clock.now()), zone))
  const [days, setDays] = useState<1 | 7>(1)
  const [edited, setEdited] = useState<string>()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored)
  const program = useMemo(() => programOf(draft, segments), [draft, segments])
  const rule = draft.rules.find((one) => one.id === edited)
  const used = (devices.data?.value ?? []).filter((one) => one.streamId === stream.id).length
  const changeRule = (next: StreamRecord['rules'][number], mark?: string): void =>
    steps.change((before) => ({ ...before, rules: before.rules.map((one) => (one.id === next.id ? next : one)) }), mark)
  const store = () =>
    told(save.mutateAsync({ params: { id: stream.id }, body: { ...draft, version: stream.version } }), t.saved)
  const addRule = (): void => {
    const [segment] = segments
    if (!segment) return
    const made = newRule(segment.id, crypto.randomUUID().slice(0, 12))
    change({ rules: [...draft.rules, made] })
    setEdited(made.id)
  }
  return (
    <>
      <PageHead
        title={draft.name}
        crumbs={[
          { label: titles.wall, to: '/schirme' },
          { label: titles.programs, to: '/schirme/programme' },
        ]}
        badges={<span className="bdg out">{isChanged ? t.unsaved : t.screens(used)}</span>}
      >
        <StepButtons {...steps} />
        <Button leftSection={<IconPlus className="i" aria-hidden />} disabled={segments.length === 0} onClick={addRule}>
          {t.addRule}
        </Button>
        <Button variant="filled" loading={save.isPending} disabled={!isChanged} onClick={() => void store()}>
          {t.save}
        </Button>
      </PageHead>
      <div className="m-signage screen planner">
        {save.error ? <Banner tone="alarm">{failureText(save.error, t.saveFailed)}</Banner> : null}
        <PlannerBar
          draft={draft}
          segments={segments}
          date={date}
          days={days}
          onChange={(changes) => change(changes, Object.keys(changes).join(' '))}
          onDate={setDate}
          onDays={setDays}
        />
        <div className="plan">
          <BandList
            draft={draft}
            program={program}
            segments={segments}
            date={date}
            days={days}
            zone={zone}
            onOpen={setEdited}
            onRule={changeRule}
          />
          <CheckPanel
            program={program}
            segments={segments}
            scenes={scenes.data?.value ?? []}
            date={date}
            zone={zone}
            branchId={branchId}
          />
        </div>
        <p className="mut sm">{t.tie}</p>
      </div>
      {rule ? (
        <RuleDialog
          rule={rule}
          segments={segments}
          onChange={(next) => changeRule(next, `${next.id} dialog`)}
          onRemove={() => {
            change({ rules: draft.rules.filter((one) => one.id !== rule.id) })
            setEdited(undefined)
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      <EditGuard name={draft.name} what={isChanged && titles.program} save={store} />
    </>
  )
}
