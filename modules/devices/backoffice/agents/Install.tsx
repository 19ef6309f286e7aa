import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { printAgentTexts } from '../../words/print-agent.ts'

const program = 'servus-print-agent.mjs'

/** A section that explains what a print agent is for, and how to install one. */
export function Install() {
  const t = useTexts(printAgentTexts)
  const command = `node ${program} ${location.origin}`
  return (
    <details className="install">
      <summary>{t.install}</summary>
      <div className="col">
        <p className="t2">{t.lead}</p>
        <ol>
          <li>{t.steps.load}</li>
          <li>
            {t.steps.start}
            <code className="address">{command}</code>
          </li>
          <li>{t.steps.pair}</li>
          <li>{t.steps.choose}</li>
        </ol>
        <span className="row w">
          <Button
            component="a"
            href={`/print-agent/${program}`}
            download={program}
            leftSection={<IconDownload className="i" aria-hidden />}
          >
            {t.download}
          </Button>
          <Button
            leftSection={<IconCopy className="i" aria-hidden />}
            onClick={() => void navigator.clipboard.writeText(command).then(() => notify(t.copied))}
          >
            {t.copy}
          </Button>
        </span>
      </div>
    </details>
  )
}
