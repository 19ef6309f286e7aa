import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type Region, type Scene, sceneEndpoints, signageStaffEndpoints } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { wallTexts } from '../words/wall.ts'
import { EditCanvas } from './EditCanvas.tsx'
import type { PreviewMood } from './preview-context.ts'
import { type addable, newRegion } from './region-defaults.ts'
import { RegionList } from './RegionList.tsx'
import { RegionFields } from './RegionFields.tsx'
import { ScenePreview } from './ScenePreview.tsx'
import './signage.css'

const moods: readonly PreviewMood[] = ['data', 'empty', 'sold-out']

/** Regions on the left, the canvas in the middle, the numbers on the right; below the three moments that matter (24). */
export default function SceneEditor() {
  const t = useTexts(plannerTexts)
  const { id = '' } = useParams()
  const found = useCall(sceneEndpoints.get, { params: { id } })
  if (found.error) return <FailedState error={found.error} title={t.scene} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.scene} />
  const { value } = found.data
  return <Editor key={`${value.id} ${value.version}`} scene={value} />
}

function Editor({ scene }: { scene: Scene }) {
  const t = useTexts(plannerTexts)
  const wall = useTexts(wallTexts)
  const { branches } = useStaff()
  const branchId = scene.branches[0] ?? branches[0]?.id
  const save = useAction(sceneEndpoints.update, { refresh: [sceneEndpoints.get, sceneEndpoints.list] })
  const preview = useCall(signageStaffEndpoints.preview, { query: branchId ? { branchId } : {} })
  const [name, setName] = useState(scene.name)
  const [regions, setRegions] = useState<readonly Region[]>(scene.regions)
  const [chosen, setChosen] = useState<string>()
  const [mood, setMood] = useState<PreviewMood>('data')
  const { canvas } = scene
  const region = regions.find(({ id }) => id === chosen)
  const isChanged = name !== scene.name || JSON.stringify(regions) !== JSON.stringify(scene.regions)
  const change = (next: Region): void => setRegions((before) => before.map((one) => (one.id === next.id ? next : one)))
  const add = (kind: (typeof addable)[number]): void => {
    const made = newRegion(kind, canvas, regions, crypto.randomUUID().slice(0, 12))
    setRegions([...regions, made])
    setChosen(made.id)
  }
  return (
    <>
      <PageHead
        title={name}
        crumbs={[
          { label: wall.title, to: '/schirme' },
          { label: t.scenes, to: '/schirme/szenen' },
        ]}
        badges={isChanged ? <span className="bdg new">{t.unsaved}</span> : null}
      >
        <Button
          variant="filled"
          loading={save.isPending}
          disabled={!isChanged || name.trim() === ''}
          onClick={() =>
            save.mutate(
              { params: { id: scene.id }, body: { name, regions: [...regions], version: scene.version } },
              { onSuccess: () => notify(t.saved) },
            )
          }
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
              onChange={(event) => setName(event.currentTarget.value)}
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
            <h2 className="over">{t.looksWhen}</h2>
            <div className="moods">
              {moods.map((one) => (
                <button
                  type="button"
                  key={one}
                  className="plain"
                  aria-pressed={mood === one}
                  onClick={() => setMood(one)}
                >
                  <ScenePreview scene={{ canvas, regions }} mood={one} branchId={branchId} label={t.moods[one]} />
                  <b className="sm">{t.moodTexts[one]}</b>
                </button>
              ))}
            </div>
          </main>
          <aside className="col">
            {region ? (
              <>
                <div className="row">
                  <h2 className="sp">{t.kinds[region.content.kind]}</h2>
                  <Button
                    size="xs"
                    variant="danger-subtle"
                    onClick={() => setRegions(regions.filter(({ id }) => id !== region.id))}
                  >
                    {t.remove}
                  </Button>
                </div>
                <RegionFields
                  region={region}
                  canvas={canvas}
                  menu={preview.data?.value.documents.menu}
                  onChange={change}
                />
              </>
            ) : null}
          </aside>
        </div>
      </div>
    </>
  )
}
