import { Button } from '@mantine/core'
import { IconApi, IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { keyTexts } from '../words/keys.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { KeysCard, type MadeKey } from './KeysCard.tsx'
import './integration.css'

/** Doors for other programs: keys with which they call (design, 21-schnittstellen). */
export default function IntegrationScreen() {
  const t = useTexts(keyTexts)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<MadeKey>()
  return (
    <>
      <PageHead title={t.title} crumbs={[{ label: t.settings }]}>
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
      </PageHead>
      <div className="m-integration doors">
        <KeysCard made={made} />
      </div>
      {isMaking ? <KeyDialog onMade={setMade} onClose={() => setMaking(false)} /> : null}
    </>
  )
}
