import { builderTexts } from '../../words/builder.ts'
import { blockTexts, textOf } from '../../words/blocks.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Radio } from '@mantine/core'
import { useState } from 'react'
import { shown } from '../../rules/compared.ts'
import { plainText } from '../../rules/blocks/values.ts'
import type { OpenDocument } from './use-document.ts'

/** Shown when two people changed the same field. For each such field it shows both values, and the user chooses which one to keep. */
export function ClashDialog({ doc }: { doc: OpenDocument }) {
  const t = useTexts(builderTexts)
  const names = useTexts(blockTexts).fields
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const { by, clashes } = doc.draft
  const shownText = (value: unknown): string => shown(undefined, value) || '–'
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      title={t.clash.title(by)}
      size={640}
    >
      <div className="m-content col" style={{ gap: 14 }}>
        <p className="t2">{t.clash.text}</p>
        {clashes.map(({ mine, path, theirs: other }) => (
          <Radio.Group
            key={path}
            label={textOf(names, path.split('.').at(-1) ?? path)}
            value={theirs.has(path) ? 'theirs' : 'mine'}
            onChange={(side) =>
              setTheirs((now) => new Set(side === 'theirs' ? [...now, path] : [...now].filter((one) => one !== path)))
            }
          >
            <div className="g2">
              <Radio value="mine" label={t.clash.mine} description={plainText(shownText(mine)).slice(0, 400)} />
              <Radio value="theirs" label={t.clash.theirs} description={plainText(shownText(other)).slice(0, 400)} />
            </div>
          </Radio.Group>
        ))}
        <DialogFoot back={t.clash.mine} onBack={() => doc.store.settle([])}>
          <Button size="lg" variant="filled" onClick={() => doc.store.settle([...theirs])}>
            {t.clash.save}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  )
}
