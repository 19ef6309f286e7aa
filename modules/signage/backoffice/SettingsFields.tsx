import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type SignageSettings, signageStaffEndpoints } from '../contract.ts'
import { readHosts } from '../rules/web-hosts.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'

const minutes = [5, 10, 15, 30, 60, 120, 240] as const

/**
 * The settings that apply to all screens: the hosts whose web pages may be shown, and the minutes without a report after which a mail is sent. Only
 * administrators can change them.
 */
export function SettingsFields() {
  const t = useTexts(screenTexts)
  const { user } = useStaff()
  const found = useCall(signageStaffEndpoints.settings)
  if (found.error) return <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.settingsTitle} rows={2} />
  const settings = found.data.value
  if (hasRole(user, ['ROLE_ADMIN'])) return <Editor settings={settings} />
  const { webHosts, silentMinutes } = settings
  return (
    <div className="col">
      <p className="sm">{webHosts.length > 0 ? t.linkAllowed(webHosts.join(', ')) : t.noHosts}</p>
      <p className="sm">
        {t.silentMinutes}: {silentMinutes === null ? t.silentNever : t.silentChoice(silentMinutes)}
      </p>
      <p className="hint">{t.adminsOnly}</p>
    </div>
  )
}

function Editor({ settings }: { settings: SignageSettings }) {
  const t = useTexts(screenTexts)
  const wall = useTexts(wallTexts)
  const save = useAction(signageStaffEndpoints.changeSettings, { refresh: [signageStaffEndpoints.settings] })
  const [text, setText] = useState(settings.webHosts.join('\n'))
  const [silent, setSilent] = useState(settings.silentMinutes)
  const { hosts, wrong } = readHosts(text)
  const isChanged =
    silent !== settings.silentMinutes || hosts.toSorted().join(' ') !== settings.webHosts.toSorted().join(' ')
  const choices = silent === null || minutes.some((one) => one === silent) ? minutes : [...minutes, silent]
  const body = { webHosts: hosts, silentMinutes: silent, version: settings.version }
  return (
    <div className="col">
      {save.error ? <Banner tone="alarm">{failureText(save.error, t.saveFailed)}</Banner> : null}
      <Textarea
        label={wall.webHosts}
        description={wall.webHostsHint}
        autosize
        minRows={2}
        maxLength={10_000}
        spellCheck={false}
        value={text}
        error={wrong.length > 0 ? t.wrongHosts(wrong.join(', ')) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label={t.silentMinutes}
        value={silent ?? ''}
        onChange={(event) => setSilent(Number(event.currentTarget.value) || null)}
        data={[
          ...choices.toSorted((a, b) => a - b).map((one) => ({ value: String(one), label: t.silentChoice(one) })),
          { value: '', label: t.silentNever },
        ]}
      />
      <p className="hint">{t.forAll}</p>
      <div>
        <Button
          loading={save.isPending}
          disabled={!isChanged || wrong.length > 0}
          onClick={() => save.mutate({ body }, { onSuccess: () => notify(t.saved) })}
        >
          {t.save}
        </Button>
      </div>
    </div>
  )
}
