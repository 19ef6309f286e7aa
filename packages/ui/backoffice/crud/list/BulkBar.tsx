import { editorTexts } from '#i18n/editors/frame.ts'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../staff.tsx'
import type { AnyEditor } from '../editor.ts'
import type { Selection } from './use-selection.ts'

/** Shows the number of selected records and the actions for these records. It is shown above the rows without moving the rows. */
export function BulkBar({
  editor,
  selection,
  total,
  query,
}: {
  editor: AnyEditor
  selection: Selection
  total: number
  query: object
}) {
  const t = useTexts(editorTexts).list
  const [isLoading, setIsLoading] = useState(false)
  const Actions = editor.many
  const n = selection.chosen.size
  return (
    <div className="bulkbar" role="region" aria-label={t.bulk}>
      <b role="status">{t.selected(n)}</b>
      {n < total ? (
        <Button
          size="xs"
          variant="subtle"
          loading={isLoading}
          onClick={() => {
            setIsLoading(true)
            void selection.all(query).finally(() => setIsLoading(false))
          }}
        >
          {t.selectAll(total)}
        </Button>
      ) : null}
      <span className="sp" />
      {Actions ? <Actions records={[...selection.chosen.values()]} onDone={selection.clear} /> : null}
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconX className="i" stroke={1.75} aria-hidden />}
        onClick={selection.clear}
      >
        {t.unselect}
      </Button>
    </div>
  )
}
