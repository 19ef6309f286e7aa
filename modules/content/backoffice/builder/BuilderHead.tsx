import { builderTexts } from '../../words/builder.ts'
import { formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconExternalLink, IconHistory, IconPencil, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PlanBadge } from './PlanBadge.tsx'
import { siteHref } from '../../rules/site-paths.ts'
import type { DocumentData } from '../../rules/differences.ts'
import type { OpenDocument } from './use-document.ts'

interface HeadProps {
  doc: OpenDocument
  name: string
  crumbs: readonly { label: string; to?: string }[]
  languages?: ReactNode
  onVersions: () => void
  children: ReactNode
}

/**
 * The head of the screen on which a page, a reusable part or a menu is edited. It shows the document's name, badges (for example whether it
 * is published), the language switch, and whether all changes are saved. `children`: the buttons.
 */
export function BuilderHead({ children, crumbs, doc, languages, name, onVersions }: HeadProps) {
  const t = useTexts(builderTexts)
  return (
    <PageHead
      title={name}
      crumbs={crumbs}
      badges={
        <>
          <StateBadges doc={doc} />
          {languages}
        </>
      }
    >
      <SaveState doc={doc} />
      <Button leftSection={<IconHistory className="i" stroke={1.75} aria-hidden />} onClick={onVersions}>
        {t.versions}
      </Button>
      {children}
    </PageHead>
  )
}

function StateBadges({ doc }: { doc: OpenDocument }) {
  const { draft, view } = doc
  const t = useTexts(builderTexts)
  const locale = useLocale()
  const zone = useStaff().branches[0]?.timeZone ?? 'Europe/Vienna'
  const isChanged =
    view.live !== null && (view.state === 'changed' || draft.data !== draft.saved || draft.revision !== view.revision)
  return (
    <>
      {view.live === null ? (
        <span className="bdg new">{t.states[view.state === 'unpublished' ? 'unpublished' : 'new']}</span>
      ) : null}
      {isChanged ? (
        <span className="bdg new">
          <IconPencil className="i" stroke={1.75} aria-hidden />
          {t.states.changed}
        </span>
      ) : null}
      {view.live !== null && view.publishedAt ? (
        <LiveBadge address={doc.kind === 'site' ? addressOf(view.live) : undefined}>
          {t.liveSince(formatShortDay(Date.parse(view.publishedAt), zone, locale))}
        </LiveBadge>
      ) : null}
      <PlanBadge doc={doc} />
    </>
  )
}

/** The public address of a published page. It is made from the published data, because the draft may have another address or type. */
const addressOf = (live: DocumentData): string =>
  siteHref({ locale: String(live['locale']), path: String(live['path']), type: String(live['type']) })

/** A badge with the day on which the document was published. If `address` is set, the badge is a link to the public page. */
function LiveBadge({ address, children }: { address: string | undefined; children: string }) {
  const t = useTexts(builderTexts)
  const world = <IconWorld className="i" stroke={1.75} aria-hidden />
  if (!address)
    return (
      <span className="bdg ok">
        {world}
        {children}
      </span>
    )
  return (
    <a className="bdg ok" href={address} target="_blank" rel="noreferrer">
      {world}
      {children}
      <span className="sr">, {t.openLive}</span>
      <IconExternalLink className="i" stroke={1.75} aria-hidden />
    </a>
  )
}

function SaveState({ doc: { draft } }: { doc: OpenDocument }) {
  const t = useTexts(builderTexts)
  const zone = useStaff().branches[0]?.timeZone ?? 'Europe/Vienna'
  const words = {
    saved: draft.savedAt === undefined ? '' : t.saved(formatTime(draft.savedAt, zone)),
    unsaved: t.unsaved,
    saving: t.saving,
    failed: t.unsaved,
    clash: t.unsaved,
    locked: t.unsaved,
  }
  return (
    <span className="mut sm nw hide-tab" role="status">
      {words[draft.status]}
    </span>
  )
}
