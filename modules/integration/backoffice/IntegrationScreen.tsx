import { Button } from '@mantine/core'
import { IconApi, IconKey, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { keyTexts } from '../words/keys.ts'
import { EmbedCard } from './EmbedCard.tsx'
import { FeedsCard } from './FeedsCard.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import { KeysCard, type MadeKey } from './KeysCard.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhooksCard } from './WebhooksCard.tsx'
import { webhookTexts } from '../words/webhooks.ts'
import { integrationTitles } from '../words/titles.ts'
import './integration.css'

/**
 * The screen 'Schnittstellen', on which administrators connect other programs: keys for API calls, webhooks, calendars of rides, and websites that
 * show our pages.
 */
export default function IntegrationScreen() {
  const t = useTexts(keyTexts)
  const titles = useTexts(integrationTitles)
  const w = useTexts(webhookTexts)
  const [isMaking, setMaking] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeKey>()
  return (
    <>
      <PageHead title={titles.interfaces} crumbs={[{ label: t.settings }]}>
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
        <Button leftSection={<IconKey className="i" aria-hidden />} onClick={() => setMaking(true)}>
          {t.newKey}
        </Button>
        <Button variant="filled" leftSection={<IconPlus className="i" aria-hidden />} onClick={() => setAdding(true)}>
          {w.add}
        </Button>
      </PageHead>
      <div className="m-integration doors">
        <div className="left">
          <KeysCard made={made} />
          <FeedsCard />
          <EmbedCard />
        </div>
        <WebhooksCard />
      </div>
      {isMaking ? <KeyDialog onMade={setMade} onClose={() => setMaking(false)} /> : null}
      {isAdding ? <WebhookDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}
