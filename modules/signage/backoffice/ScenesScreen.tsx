import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconLayoutDashboard, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { sceneEndpoints, type SceneInput } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { signageTitles } from '../words/titles.ts'
import { RecordsScreen } from './RecordsScreen.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { ScenePreview } from './ScenePreview.tsx'

/** The page that lists all scenes, each drawn with current data. */
export default function ScenesScreen() {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const { user, branchId } = useStaff()
  const mayEdit = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  const go = useNavigate()
  const found = useCall(sceneEndpoints.list, { query: { pageSize: 500 } })
  const refresh = [sceneEndpoints.list]
  const create = useAction(sceneEndpoints.create, { refresh })
  const remove = useAction(sceneEndpoints.remove, { refresh })
  const onError = (error: unknown): void => notify(failureText(error, t.sceneFailed), 'failed')
  const make = (body: SceneInput): void =>
    create.mutate({ body }, { onSuccess: ({ id }) => void go(`/schirme/szenen/${id}`), onError })
  const button = mayEdit ? (
    <Button
      variant="filled"
      leftSection={<IconPlus className="i" aria-hidden />}
      loading={create.isPending}
      onClick={() => make({ name: titles.scene, branches: branchId ? [branchId] : [] })}
    >
      {t.newScene}
    </Button>
  ) : null
  return (
    <RecordsScreen
      title={titles.scenes}
      failed={t.loadFailed}
      empty={{ icon: IconLayoutDashboard, title: t.noScenes, text: t.noScenesText }}
      found={found}
      create={button}
    >
      {(scenes) => (
        <div className="cards">
          {scenes.map((scene) => (
            <article className="screen-card" key={scene.id}>
              <div className="picture">
                <ScenePreview scene={scene} branchId={scene.branches[0]} label={scene.name} />
              </div>
              <div className="about row">
                {mayEdit ? (
                  <Link className="b el sp" to={`/schirme/szenen/${scene.id}`}>
                    {scene.name}
                  </Link>
                ) : (
                  <b className="el sp">{scene.name}</b>
                )}
                {mayEdit ? (
                  <>
                    <Button
                      size="xs"
                      variant="subtle"
                      onClick={() =>
                        make({
                          name: `${scene.name} 2`,
                          branches: scene.branches,
                          canvas: scene.canvas,
                          regions: scene.regions,
                        })
                      }
                    >
                      {t.duplicate}
                    </Button>
                    <RemoveButton name={scene.name} id={scene.id} remove={remove} />
                  </>
                ) : null}
              </div>
            </article>
          ))}
        </div>
      )}
    </RecordsScreen>
  )
}
