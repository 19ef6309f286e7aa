import { desks } from '#contract/roles.ts'
import { useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { hasRole, useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Menu } from '@mantine/core'
import { IconBellRinging, IconDeviceMobileVibration } from '@tabler/icons-react'
import { useState } from 'react'
import { pushEndpoints as calls } from '../contract.ts'
import { deviceTexts } from '../words/staff.ts'
import { canPush, deviceId, turnOff, turnOn } from './this-device.ts'

/**
 * Entries in the user's menu: one switches push notifications on this device on or off, one sends a test notification. The device shows
 * notifications even while the browser is closed. Hidden if the user's role gets no notifications.
 */
export function PushMenu() {
  const t = useTexts(deviceTexts)
  const { user } = useStaff()
  const api = useApi()
  const mayHave = hasRole(user, desks)
  const devices = useCall(calls.devices, undefined, { enabled: mayHave && canPush() })
  const test = useAction(calls.test, { refresh: [calls.devices] })
  const [isBusy, setBusy] = useState(false)
  if (!mayHave) return null
  // The server knows which devices the user has. If another user has switched notifications on in this browser, or the push service has ended the
  // subscription, the entry shows 'off'.
  const id = devices.data?.value.find((one) => one.id === deviceId())?.id
  const isDenied = canPush() && Notification.permission === 'denied'
  const state = !canPush() ? t.unavailable : isDenied ? t.denied : id ? t.on : t.off
  const turn = async (): Promise<void> => {
    setBusy(true)
    try {
      if (id) {
        await turnOff(api, id)
        notify(t.turnedOff)
      } else if (await turnOn(api)) notify(t.turnedOn)
      else notify(t.failed, 'failed')
    } catch {
      notify(t.failed, 'failed')
    } finally {
      setBusy(false)
      void devices.refetch()
    }
  }
  return (
    <>
      <Menu.Item
        closeMenuOnClick={false}
        disabled={!canPush() || isDenied || isBusy}
        leftSection={<IconDeviceMobileVibration className="i" />}
        rightSection={<span className="xs mut">{state}</span>}
        onClick={() => void turn()}
      >
        {t.label}
      </Menu.Item>
      {id ? (
        <Menu.Item
          closeMenuOnClick={false}
          disabled={test.isPending}
          leftSection={<IconBellRinging className="i" />}
          onClick={() =>
            test.mutate(
              { params: { id } },
              {
                onSuccess: ({ ok, answer }) => notify(answer, ok ? 'done' : 'failed'),
                onError: () => notify(t.testFailed, 'failed'),
              },
            )
          }
        >
          {t.test}
        </Menu.Item>
      ) : null}
    </>
  )
}
