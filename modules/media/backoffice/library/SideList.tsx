import type { OutputOf } from '#contract/endpoint.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { type Icon, IconAlertCircle, IconFolder, IconPhoto, IconTrash, IconUnlink } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import type { mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { sizeText } from '../uploads/uploads.ts'

/** Links to the folders, and to lists of pictures that need work (for example without a description), each with the number of pictures. */
export function SideList({ counts }: { counts: OutputOf<typeof mediaEndpoints.imageCounts> | undefined }) {
  const t = useTexts(libraryTexts)
  const locale = useLocale()
  const [query] = useSearchParams()
  const folder = query.get('ordner')
  const view = query.get('ansicht')
  const entry = (Picture: Icon, label: string, count: number | undefined, to: string, isOn: boolean) => (
    <Link key={to} to={to} className="side-entry" aria-current={isOn ? 'page' : undefined}>
      <Picture className="i" stroke={1.75} aria-hidden />
      <span className="el">{label}</span>
      <span className="mut sm end">{count ?? ''}</span>
    </Link>
  )
  const inFolders = counts?.folders.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <nav className="side" aria-label={t.folders}>
      <span className="mh">{t.folders}</span>
      {entry(IconPhoto, t.allImages, counts?.all, '/medien', folder === null && view === null)}
      {(counts?.folders ?? []).map(({ count, name }) =>
        entry(IconFolder, name, count, `/medien?ordner=${encodeURIComponent(name)}`, folder === name),
      )}
      {inFolders > 0
        ? entry(IconFolder, t.noFolder, (counts?.all ?? 0) - inFolders, '/medien?ordner=', folder === '')
        : null}
      <span className="mh">{t.needs}</span>
      {entry(IconAlertCircle, t.views.alt, counts?.alt, '/medien?ansicht=alt', view === 'alt')}
      {entry(IconUnlink, t.views.unused, counts?.unused, '/medien?ansicht=unused', view === 'unused')}
      {entry(IconTrash, t.views.trash, counts?.trash, '/medien?ansicht=trash', view === 'trash')}
      {counts ? (
        <span className="mut sm side-foot">
          {t.space}: <b>{sizeText(counts.bytes, locale)}</b>
        </span>
      ) : null}
    </nav>
  )
}
