import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, must } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sceneEndpoints, segmentEndpoints, signageStaffEndpoints, streamEndpoints } from '../contract.ts'
import { wallTexts } from '../words/wall.ts'

const SECONDS = 20

/**
 * A hint for a business that has no program (playlist for screens) yet. Its button creates scenes in the brand's look, one segment for each
 * scene, and programs that play the segments.
 */
export function StartHere() {
  const t = useTexts(wallTexts)
  const api = useApi()
  const queries = useQueryClient()
  const { branches, branchId, locale } = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const branch = branchId ?? branches.find(({ kind }) => kind === 'orders')?.id ?? branches[0]?.id
  const start = async (): Promise<void> => {
    if (branch === undefined) return
    setBusy(true)
    setError(undefined)
    try {
      const ready = (
        await must(api, signageStaffEndpoints.readyMade, { query: { branchId: branch, language: locale } })
      ).value
      for (const [place, { name, canvas, regions }] of ready.entries()) {
        const own = { branches: [branch] }
        const scene = (await must(api, sceneEndpoints.create, { body: { ...own, name, canvas, regions } })).value
        const items = [{ scene: scene.id, seconds: SECONDS, transition: 'fade' as const }]
        const segment = (await must(api, segmentEndpoints.create, { body: { ...own, name, items } })).value
        if (place < ready.length - 1 || ready.length === 1)
          await must(api, streamEndpoints.create, { body: { ...own, name, defaultSegment: segment.id, rules: [] } })
      }
      notify(t.startDone)
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
      for (const { id } of [sceneEndpoints.list, segmentEndpoints.list, streamEndpoints.list])
        await queries.invalidateQueries({ queryKey: [id] })
    }
  }
  return (
    <section className="card start">
      <h2>{t.startTitle}</h2>
      <p className="t2">{t.startText}</p>
      {error === undefined ? null : <Banner tone="alarm">{failureText(error, t.startFailed)}</Banner>}
      <Button
        variant="filled"
        loading={isBusy}
        leftSection={<IconSparkles className="i" aria-hidden />}
        onClick={() => void start()}
      >
        {t.start}
      </Button>
    </section>
  )
}
