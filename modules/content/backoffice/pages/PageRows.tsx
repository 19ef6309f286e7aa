import { builderTexts } from '../../words/builder.ts'
import { formatListed, formatMoment } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCalendarEvent, IconEyeOff, IconPencil, IconWorld } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { DocumentLine } from '../../contract.ts'
import type { PagePair } from './page-pairs.ts'

/** The table of all pages. Each row shows one page with its German and its English version. */
export function PageRows({ onRecover, pairs }: { pairs: readonly PagePair[]; onRecover: (id: string) => void }) {
  const t = useTexts(builderTexts).list
  return (
    <div className="listwrap">
      <div className="tblwrap">
        <table className="tbl">
          <thead>
            <tr>
              <th>{t.german}</th>
              <th>{t.english}</th>
              <th className="hide-phone">{t.edited}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={pair.key}>
                <Side page={pair.de} onRecover={onRecover} />
                <Side page={pair.en} onRecover={onRecover} />
                <Edited pair={pair} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Side({ onRecover, page }: { page: DocumentLine | undefined; onRecover: (id: string) => void }) {
  const t = useTexts(builderTexts)
  if (!page) return <td className="mut">–</td>
  return (
    <td>
      <div className="two-langs">
        {page.state === 'trashed' ? (
          <b>{page.name}</b>
        ) : (
          <Link className="rowlink" to={`/seiten/${page.id}`}>
            {page.name || page.path}
          </Link>
        )}
        <span className="mut xs">
          /{page.locale}/{page.path}
        </span>
        <span className="row w" style={{ gap: 4 }}>
          <StateBadge page={page} />
          {page.state === 'trashed' ? (
            <Button size="xs" onClick={() => onRecover(page.id)}>
              {t.list.recover}
            </Button>
          ) : null}
        </span>
      </div>
    </td>
  )
}

const looks = {
  new: { tone: 'new', icon: IconPencil },
  live: { tone: 'ok', icon: IconWorld },
  changed: { tone: 'new', icon: IconPencil },
  unpublished: { tone: 'idle', icon: IconEyeOff },
  trashed: { tone: 'idle', icon: IconEyeOff },
} as const

/**
 * The badges for each state. 'changed' (the draft differs from the published page) also has the badge 'live', because visitors still see
 * the published page.
 */
const badgesOf = {
  new: ['new'],
  live: ['live'],
  changed: ['live', 'changed'],
  unpublished: ['unpublished'],
  trashed: ['trashed'],
} as const satisfies Record<DocumentLine['state'], readonly DocumentLine['state'][]>

/**
 * Badges for the state of a page. If it has a plan, a second badge shows when it will be published or taken off the site, or that the plan failed.
 */
export function StateBadge({ page }: { page: DocumentLine }) {
  const t = useTexts(builderTexts)
  const locale = useLocale()
  const { branches, clock } = useStaff()
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  return (
    <>
      {badgesOf[page.state].map((state) => {
        const { icon: Picture, tone } = looks[state]
        return (
          <span key={state} className={`bdg ${tone}`}>
            <Picture className="i" stroke={1.75} aria-hidden />
            {t.states[state]}
          </span>
        )
      })}
      {page.plan ? (
        <span className={`bdg ${page.plan.error ? 'alarm' : 'prog'}`}>
          <IconCalendarEvent className="i" stroke={1.75} aria-hidden />
          {page.plan.error
            ? t.planFailed
            : t.planned(formatMoment(Date.parse(page.plan.at), clock.now(), zone, locale))}
        </span>
      ) : null}
    </>
  )
}

/**
 * The table cell with the time and author of the last edit. If the page exists in German and English, the later of the two edits is shown.
 */
export function Edited({ pair: { de, en } }: { pair: PagePair }) {
  const t = useTexts(builderTexts).list
  const locale = useLocale()
  const { branches, clock } = useStaff()
  const last = [de, en]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (b.editedAt ?? '').localeCompare(a.editedAt ?? ''))[0]
  if (!last?.editedAt) return <td className="hide-phone">–</td>
  return (
    <td className="hide-phone">
      <span className="nw">
        {formatListed(Date.parse(last.editedAt), clock.now(), branches[0]?.timeZone ?? 'Europe/Vienna', locale)}
      </span>
      {last.editedBy ? <span className="mut xs"> {t.by(last.editedBy)}</span> : null}
    </td>
  )
}
