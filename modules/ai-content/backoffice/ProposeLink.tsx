import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { Link } from 'react-router'
import { aiContentTitles } from '../words/titles.ts'

/** A link in the page editor, or in the form of a block, that opens the AI proposals for this page or block. */
export function ProposeLink({ blockId, pageId }: { pageId: string; blockId?: string | undefined }) {
  const t = useTexts(aiContentTitles)
  const to = `/seiten/${pageId}/vorschlaege${blockId ? `?block=${encodeURIComponent(blockId)}` : ''}`
  const icon = <IconSparkles className="i" stroke={1.75} aria-hidden />
  return blockId ? (
    <ActionIcon component={Link} to={to} size="xs" variant="subtle" aria-label={t.propose} title={t.propose}>
      {icon}
    </ActionIcon>
  ) : (
    <Button component={Link} to={to} leftSection={icon}>
      {t.propose}
    </Button>
  )
}
