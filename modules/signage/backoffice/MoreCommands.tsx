import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import type { CommandKind } from '../rules/commands.ts'
import { wallTexts } from '../words/wall.ts'

const simple: readonly CommandKind[] = [
  'identify',
  'reload',
  'revert',
  'clear_cache',
  'send_logs',
  'screenshot',
  'screen_off',
  'screen_on',
  'restart',
]

/** Commands without values. What no chosen screen can do is grey, with the reason. */
export function MoreCommands({
  can,
  onGive,
}: {
  can: (kind: CommandKind) => boolean
  onGive: (kind: CommandKind) => void
}) {
  const t = useTexts(wallTexts)
  return (
    <details>
      <summary>{t.more}</summary>
      <div className="row w">
        {simple.map((kind) => (
          <Button
            key={kind}
            size="xs"
            disabled={!can(kind)}
            title={can(kind) ? undefined : t.needsHelper}
            onClick={() => onGive(kind)}
          >
            {t.kinds[kind]}
          </Button>
        ))}
      </div>
      {simple.every(can) ? null : <p className="hint">{t.needsHelper}</p>}
    </details>
  )
}
