import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { useSlots } from '#ui/backoffice/crud/slots.tsx'
import { useFills } from '#ui/backoffice/slots.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconPencil, IconWorld } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { FilePlaceView } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'

/** Lists the records that use a picture, each with its state and a link to its editor. */
export function PlaceList({ places }: { places: readonly FilePlaceView[] }) {
  const t = useTexts(libraryTexts).image
  const locale = useLocale()
  const { editors } = useSlots()
  const words = useFills(logWords)
  const recordOf = (kind: string) => words.map(({ records }) => records?.[kind]).find((one) => one !== undefined)
  return (
    <section className="fact" aria-label={t.usedBy}>
      <div className="row">
        <b>{t.usedBy}</b> <span className="cnt">{places.length}</span>
        <span className="sp" />
        {places.length > 0 ? <span className="mut sm">{t.deleteWhenFree}</span> : null}
      </div>
      {places.length === 0 ? <p className="mut">{t.notUsed}</p> : null}
      <ul className="places">
        {places.map(({ id, isLive, kind, name }) => {
          const editor = editors[kind]
          const what = recordOf(kind)?.one(locale) ?? editor?.names(locale).one ?? kind
          const to = recordOf(kind)?.to?.(id) ?? (editor && (kind === 'config' ? editor.path : `${editor.path}/${id}`))
          const label = `${what} „${name}“`
          return (
            <li className="row" key={`${kind} ${id}`}>
              {to ? (
                <Link className="el" to={to}>
                  {label}
                </Link>
              ) : (
                <span className="el">{label}</span>
              )}
              <span className="sp" />
              <span className={`bdg ${isLive ? 'ok' : 'idle'}`}>
                {isLive ? (
                  <IconWorld className="i" stroke={1.75} aria-hidden />
                ) : (
                  <IconPencil className="i" stroke={1.75} aria-hidden />
                )}
                {isLive ? t.live : t.draft}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
