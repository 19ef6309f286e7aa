import { builderTexts } from '../../words/builder.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { OpenDocument } from './use-document.ts'

/**
 * A banner above the editor. It is shown if another person, or another tab of the user, is editing the same page and has its lock. It is
 * also shown if a save failed.
 */
export function LockBanner({ doc }: { doc: OpenDocument }) {
  const all = useTexts(builderTexts)
  const t = all.lock
  const { draft, isMine, isOtherUser, lock, view } = doc
  if (draft.status === 'failed') return <Banner tone="new">{all.notSaved}</Banner>
  if (isMine && draft.status !== 'locked') return null
  const who = draft.status === 'locked' ? draft.by : (view.lock?.name ?? '')
  const isLost = draft.status === 'locked'
  return (
    <Banner tone="new" icon={IconLock} title={isLost ? t.lost(who) : isOtherUser ? t.title(who) : t.own}>
      <div className="row w">
        <p>{isLost ? t.lostText : t.text}</p>
        <Button size="xs" onClick={() => void lock('take')}>
          {t.take}
        </Button>
      </div>
    </Banner>
  )
}
