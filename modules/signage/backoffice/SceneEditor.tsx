import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { EditGuard, StepButtons, told, useEditSteps } from '#ui/backoffice/EditSteps.tsx'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type Region, type Scene, sceneEndpoints, signageStaffEndpoints } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { signageTitles } from '../words/titles.ts'
import { EditCanvas } from './EditCanvas.tsx'
import type { PreviewMood } from './preview-context.ts'
import { type addable, newRegion } from './region-defaults.ts'
import { RegionList } from './RegionList.tsx'
import { RegionFields } from './RegionFields.tsx'
import { ShowOnScreen } from './ShowOnScreen.tsx'
import { SceneMoods } from './SceneMoods.tsx'
import './signage.css'

interface Draft {
  name: string
  regions: readonly Region[]
}

/**
 * The page that edits a scene: the list of its regions (parts) on the left, the canvas in the middle, fields on the right. Below are small
 * previews of the scene with data, without data, and with a sold-out dish.
 */
export default function SceneEditor() {
  const titles = useTexts(signageTitles)
  const { id = '' } = useParams()
  const found = useCall(sceneEndpoints.get, { params: { id } })
  if (found.error) return <FailedState error={found.error} title={titles.scene} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={titles.scene} />
  const { value } = found.data
  return <Editor key={`${value.id} ${value.version}`} scene={value} />
}

function Editor({ scene }: { scene: Scene }) {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const { branches } = useStaff()
  const branchId = scene.branches[0] ?? branches[0]?.id
  const save = useAction(sceneEndpoints.update, { refresh: [sceneEndpoints.get, sceneEndpoints.list] })
  const preview = useCall(signageStaffEndpoints.preview, { query: branchId ? { branchId } : {} })
  const stored: Draft = { name: scene.name, regions: scene.regions }
  const steps = useEditSteps(stored, titles.scene)
  const { name, regions } = steps.value
  const [chosen, setChosen] = useState<string>()
  const [mood, setMood] = useState<PreviewMood>('data')
  const { canvas } = scene
  const region = regions.find(({ id }) => id === chosen)
  const isChanged = JSON.stringify(steps.value) !== JSON.stringify(stored)
  const setRegions = (update: (before: readonly Region[]) => readonly Region[], mark?: string): void =>
    steps.change((before) => ({ ...before, regions: update(before.regions) }), mark)
  const change = (next: Region, mark: string): void =>
    setRegions((before) => before.map((one) => (one.id === next.id ? next : one)), mark)
  const store = () =>
    told(
      save.mutateAsync({ params: { id: scene.id }, body: { name, regions: [...regions], version: scene.version } }),
      t.saved,
    )
  const add = (kind: (typeof addable)[number]): void => {
    const made = newRegion(kind, canvas, regions, crypto.randomUUID().slice(0, 12))
    setRegions((before) => [...before, made])
    setChosen(made.id)
  }
  return (
    <>
      <PageHead
        title={name}
        crumbs={[
          { label: titles.wall, to: '/schirme' },
          { label: titles.scenes, to: '/schirme/szenen' },
        ]}
        badges={isChanged ? <span className="bdg new">{t.unsaved}</span> : null}
      >
        <StepButtons {...steps} />
        <ShowOnScreen scene={scene} isChanged={isChanged} />
        <Button
          variant="filled"
          loading={save.isPending}
          disabled={!isChanged || name.trim() === ''}
          onClick={() => void store()}
        >
          {t.publish}
        </Button>
      </PageHead>
      <div className="m-signage screen editor">
        {save.error ? <Banner tone="alarm">{failureText(save.error, t.sceneFailed)}</Banner> : null}
        <div className="parts3">
          <aside className="col">
            <TextInput
              label={t.name}
              maxLength={80}
              value={name}
              onChange={(event) => {
                const { value } = event.currentTarget
                steps.change((before) => ({ ...before, name: value }), 'name')
              }}
            />
            <RegionList regions={regions} chosen={chosen} onChoose={setChosen} onAdd={add} />
          </aside>
          <main className="col">
            <EditCanvas
              canvas={canvas}
              regions={regions}
              chosen={chosen}
              mood={mood}
              branchId={branchId}
              onChoose={setChosen}
              onChange={change}
            />
            <p className="hint">{t.keys}</p>
            <SceneMoods scene={{ canvas, regions }} branchId={branchId} mood={mood} onChoose={setMood} />
          </main>
          <aside className="col">
            {region ? (
              <>
                <div className="row">
                  <h2 className="sp">{t.kinds[region.content.kind]}</h2>
                  <Button
                    size="xs"
                    variant="danger-subtle"
                    onClick={() => setRegions((before) => before.filter(({ id }) => id !== region.id))}
                  >
                    {t.remove}
                  </Button>
                </div>
                <RegionFields
                  region={region}
                  canvas={canvas}
                  menu={preview.data?.value.documents.menu}
                  onChange={(next) => change(next, fieldMark(region, next))}
                />
              </>
            ) : null}
          </aside>
        </div>
      </div>
      <EditGuard name={name} what={isChanged && titles.scene} save={store} />
    </>
  )
}

/** Returns a mark of a change: region id and changed fields. Consecutive changes with the same mark count as one step for 'undo'. */
const fieldMark = (before: Region, next: Region): string =>
  [before.id, ...Object.keys(next).filter((key) => before[key as keyof Region] !== next[key as keyof Region])].join(' ')
