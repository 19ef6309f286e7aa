import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { CommandArgs } from '../contract.ts'
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

/**
 * Buttons for commands that need no values, for example a reload, and a control for the volume. If none of the selected screens can execute
 * a command, its button is disabled and shows the reason.
 */
export function MoreCommands({
  can,
  onGive,
}: {
  can: (kind: CommandKind) => boolean
  onGive: (kind: CommandKind, args?: CommandArgs) => void
}) {
  const t = useTexts(wallTexts)
  const [volume, setVolume] = useState(50)
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
      <div className="row end">
        <NumberInput
          className="sp"
          label={t.kinds.volume}
          suffix=" %"
          min={0}
          max={100}
          step={10}
          allowDecimal={false}
          value={volume}
          onChange={(value) => setVolume(Math.min(100, Math.max(0, Number(value) || 0)))}
        />
        <Button disabled={!can('volume')} onClick={() => onGive('volume', { volume })}>
          {t.setVolume}
        </Button>
      </div>
      {simple.every(can) ? null : <p className="hint">{t.needsHelper}</p>}
    </details>
  )
}
