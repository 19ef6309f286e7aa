// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { notificationsStore } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { type ActionOutcome, useOutcome, useOutcomeMessage } from './use-outcome.ts'

const shown = () => notificationsStore.getState().notifications.map((one) => one.message)

test.each([
  ['about the missing connection disappears', { tone: 'alarm', text: 'Keine Verbindung.', isOffline: true }, []],
  ['about something else stays', { tone: 'alarm', text: 'Nicht möglich.' }, ['Nicht möglich.']],
] as const)('when the connection is back, a message %s', async (_, failure: ActionOutcome, left) => {
  let lock = (_isLocked: boolean) => {}
  let fail = () => {}
  function Screen() {
    const [isLocked, setLocked] = useState(true)
    const [outcome, setOutcome] = useOutcome(isLocked)
    useOutcomeMessage(outcome, 'failed')
    useEffect(() => {
      lock = setLocked
      fail = () => setOutcome(failure)
    }, [setOutcome])
    return <p>{outcome?.text}</p>
  }
  const { place } = await mounted(<Screen />)
  await acting(() => fail())
  expect([place.textContent, shown()]).toEqual([failure.text, [failure.text]])
  await acting(() => lock(false))
  expect([place.textContent, shown()]).toEqual([left.join(''), left])
})
