import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { webhookTexts } from '../words/webhooks.ts'

/** Shows the secret with which events to a webhook are signed. Staff can copy the secret now; it cannot be shown again later. */
export function Secret({ secret }: { secret: string }) {
  const t = useTexts(webhookTexts)
  return (
    <div className="made" role="status">
      <b>{t.secret}</b>
      <div className="row w">
        <code>{secret}</code>
        <Button
          leftSection={<IconCopy className="i" aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => notify(t.copied))}
        >
          {t.copy}
        </Button>
      </div>
      <span className="sm t2">{t.once}</span>
    </div>
  )
}
