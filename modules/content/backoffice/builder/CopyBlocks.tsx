import { failureText, must, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { contentEndpoints } from '../../contract.ts'
import { blocksOf } from '../../rules/differences.ts'
import { builderTexts } from '../../words/builder.ts'
import { copiesIn } from './other-language.ts'
import type { OpenDocument } from './use-document.ts'
import { useLinkedBlocks } from './use-linked-blocks.ts'
import { useTwin } from './use-twin.ts'

/** A button for a page without blocks. It copies the blocks from the same page in the other language, so that they can be translated. */
export function CopyBlocks({ doc }: { doc: OpenDocument }) {
  const t = useTexts(builderTexts)
  const api = useApi()
  const { own, twin } = useTwin(doc)
  const linkedBlocks = useLinkedBlocks()
  const params = { id: twin?.id ?? '' }
  const found = useCall(contentEndpoints.sites.draft, { params }, { enabled: twin !== undefined })
  const count = found.data ? blocksOf(found.data.value.data).length : 0
  if (!twin || count === 0 || !doc.isMine) return null
  const copy = async () => {
    try {
      const { value } = await must(api, contentEndpoints.sites.draft, { params })
      const content = await linkedBlocks(await copiesIn(api, blocksOf(value.data), own), own)
      doc.store.change({ ...doc.store.get().data, content })
    } catch (error) {
      notify(failureText(error, t.failed), 'failed')
    }
  }
  return (
    <div style={{ padding: '0 8px 8px' }}>
      <Button
        fullWidth
        size="xs"
        h="auto"
        py={6}
        styles={{ label: { whiteSpace: 'normal' } }}
        leftSection={<IconCopy className="i" stroke={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {t.language.copyBlocks(count, twin.locale === 'en' ? t.language.en : t.language.de)}
      </Button>
    </div>
  )
}
