import { editorTexts } from '#i18n/editors/frame.ts'
import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isMissing } from '../../calls.ts'
import { useLocale, useTexts } from '../../staff.tsx'
import { EmptyState, FailedState } from '../../States.tsx'
import type { AnyEditor } from '../editor.ts'

interface RecordMissingProps {
  editor: Pick<AnyEditor, 'words' | 'path' | 'isFixed'>
  error: unknown
  retry: () => void
}

/**
 * Shown instead of the form of a record that could not be loaded. If the record does not exist, there is a link to the list and no button to
 * try again.
 */
export function RecordMissing({ editor, error, retry }: RecordMissingProps) {
  const t = useTexts(editorTexts).form
  const words = editor.words(useLocale())
  if (editor.isFixed || !isMissing(error)) return <FailedState error={error} title={words.loadFailed} retry={retry} />
  return (
    <EmptyState isPage icon={IconFileOff} title={t.missing(words.one)} text={t.missingText}>
      <Button component={Link} to={editor.path}>
        {t.missingList(words.many)}
      </Button>
    </EmptyState>
  )
}
