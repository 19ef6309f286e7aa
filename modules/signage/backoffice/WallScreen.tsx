import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconDeviceTv, IconQrcode, IconSettings } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import {
  type ScreenState,
  signageDeviceEndpoints,
  signageStaffEndpoints,
  type SignageDevice,
  streamEndpoints,
} from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { signageTitles } from '../words/titles.ts'
import { CommandList } from './CommandList.tsx'
import { MessagePanel } from './MessagePanel.tsx'
import { PairDialog } from './PairDialog.tsx'
import { ScreenDialog } from './ScreenDialog.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { SignageTabs } from './SignageTabs.tsx'
import { StartHere } from './StartHere.tsx'
import { WallCards } from './WallCards.tsx'
import './signage.css'

const LIVE_MS = 3_000
const none: readonly ScreenState[] = []

/**
 * The page 'Wand': one card for each screen. A card shows the picture that is on the screen, and the condition of the screen. The page loads new
 * reports regularly.
 */
export default function WallScreen() {
  const t = useTexts(wallTexts)
  const titles = useTexts(signageTitles)
  const own = useTexts(screenTexts)
  const { user, branchId } = useStaff()
  const mayEdit = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  const found = useCall(signageDeviceEndpoints.list, { query: { pageSize: 500 } })
  const live = useCall(signageStaffEndpoints.states, undefined, { refetchInterval: LIVE_MS })
  const streams = useCall(streamEndpoints.list, { query: { pageSize: 500 } })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [pairs, setPairs] = useState<{ device?: SignageDevice }>()
  const [hasSettings, setSettings] = useState(false)
  const [edited, setEdited] = useState<SignageDevice>()
  const states = live.data?.value ?? none
  const stateOf = (id: string) => states.find(({ deviceId }) => deviceId === id)
  const devices = (found.data?.value ?? []).filter((one) => branchId === undefined || one.branchId === branchId)
  // If there are states of screens that the list does not contain, somebody has paired a screen after the list was loaded.
  const all = found.data?.value
  const others = all ? states.filter(({ deviceId }) => !all.some(({ id }) => id === deviceId)).length : 0
  const { refetch } = found
  useEffect(() => {
    if (others > 0) void refetch()
  }, [others, refetch])
  const selected = devices.filter(({ id }) => chosen.includes(id))
  const programs = streams.data?.value ?? []
  const pairButton = mayEdit ? (
    <Button variant="filled" leftSection={<IconQrcode className="i" aria-hidden />} onClick={() => setPairs({})}>
      {t.pair}
    </Button>
  ) : null
  return (
    <>
      <PageHead title={titles.wall}>
        <SignageTabs />
        {mayEdit ? (
          <ActionIcon aria-label={own.settings} title={own.settings} onClick={() => setSettings(true)}>
            <IconSettings className="i" aria-hidden />
          </ActionIcon>
        ) : null}
        {pairButton}
      </PageHead>
      <div className="m-signage screen">
        {found.error || live.error ? (
          <FailedState
            error={found.error ?? live.error}
            title={t.loadFailed}
            retry={() => void Promise.all([found.refetch(), live.refetch()])}
          />
        ) : !found.data || !live.data || !streams.data ? (
          <LoadingState label={titles.wall} />
        ) : (
          <>
            {mayEdit && programs.length === 0 ? <StartHere /> : null}
            {devices.length === 0 ? (
              <EmptyState
                icon={IconDeviceTv}
                title={t.emptyTitle}
                text={
                  <>
                    {t.emptyText} <code>{`${location.origin}/player`}</code>
                  </>
                }
              >
                {pairButton}
              </EmptyState>
            ) : (
              <div className={selected.length > 0 ? 'wall with-panel' : 'wall'}>
                <WallCards
                  devices={devices}
                  states={states}
                  chosen={chosen}
                  onChoose={setChosen}
                  onEdit={mayEdit ? setEdited : undefined}
                />
                <aside className="col">
                  {selected.length > 0 ? <MessagePanel devices={selected} states={states} streams={programs} /> : null}
                  <CommandList />
                </aside>
              </div>
            )}
          </>
        )}
      </div>
      {hasSettings ? <SettingsDialog onClose={() => setSettings(false)} /> : null}
      {pairs ? (
        <PairDialog
          streams={programs}
          device={pairs.device}
          waiting={devices.filter(({ id }) => stateOf(id)?.isPaired === false)}
          onClose={() => setPairs(undefined)}
        />
      ) : null}
      {edited ? (
        <ScreenDialog
          device={edited}
          state={stateOf(edited.id)}
          streams={programs}
          onPair={() => {
            setPairs({ device: edited })
            setEdited(undefined)
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  )
}
