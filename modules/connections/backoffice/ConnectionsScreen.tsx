import { Button } from '@mantine/core'
import { IconApi, IconLock, IconPlugConnected } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { connectionsEndpoints as calls } from '../contract.ts'
import { connectionsTexts } from '../words/screen.ts'
import { connectionsTitles } from '../words/titles.ts'
import { ConnectionCard } from './ConnectionCard.tsx'
import { ConnectionDialog } from './ConnectionDialog.tsx'
import './connections.css'

/** The page 'Verbindungen': the brand's accounts at external services, each as a card with the result of its last test. */
export default function ConnectionsScreen() {
  const t = useTexts(connectionsTexts)
  const titles = useTexts(connectionsTitles)
  const found = useCall(calls.list)
  const test = useAction(calls.test, { refresh: [calls.list] })
  const [edited, setEdited] = useState<string>()
  const [tested, setTested] = useState<ReadonlySet<string>>(new Set())
  const all = found.data?.value ?? []
  const usable = all.filter(({ source }) => source === 'own' || source === 'environment')
  const check = async (name: string): Promise<void> => {
    setTested((before) => new Set(before).add(name))
    try {
      await test.mutateAsync({ params: { name } })
    } catch {
      notify(t.testFailed, 'failed')
    } finally {
      setTested((before) => new Set([...before].filter((one) => one !== name)))
    }
  }
  const open = all.find(({ name }) => name === edited)
  return (
    <>
      <PageHead
        title={titles.connections}
        crumbs={[{ label: t.settings }]}
        badges={
          <span className="row sm t2 hide-phone">
            <IconLock className="i" stroke={1.75} aria-hidden />
            {t.sealed}
          </span>
        }
      >
        <Button
          component="a"
          href="/api/docs"
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconApi className="i" aria-hidden />}
        >
          {t.reference}
        </Button>
        <Button
          leftSection={<IconPlugConnected className="i" aria-hidden />}
          disabled={usable.length === 0}
          loading={tested.size > 1}
          onClick={() => void Promise.all(usable.map(({ name }) => check(name)))}
        >
          {t.testAll}
        </Button>
      </PageHead>
      {found.isError ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingState label={titles.connections} />
      ) : (
        <div className="m-connections conns">
          {all.map((one) => (
            <ConnectionCard
              key={one.name}
              connection={one}
              isTested={tested.has(one.name)}
              onEdit={() => setEdited(one.name)}
              onTest={() => void check(one.name)}
            />
          ))}
        </div>
      )}
      {open ? <ConnectionDialog connection={open} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}
