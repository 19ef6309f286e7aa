import { backofficeTexts } from '#i18n/backoffice.ts'
import type { AttentionRow, EquipmentRow, Figure, OverviewCard } from '#ui/backoffice/overview.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Tooltip } from '@mantine/core'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A card with one figure. It links to the screen with the details, and its tooltip explains how the figure is defined. */
export function FigureCard(props: Figure) {
  const { change } = props
  const Mark = change?.isUp ? IconTrendingUp : IconTrendingDown
  return (
    <Tooltip label={props.hint} multiline maw={280}>
      <Link to={props.to} className="card figure">
        <div className="bd">
          <div className="row mut sm">
            <props.icon className="i" stroke={1.75} aria-hidden />
            {props.name}
          </div>
          <div className={`value ${props.isBad ? 'bad' : ''}`}>{props.value}</div>
          <div className="sm t2">
            {change ? (
              <b className={change.isUp ? 'up' : 'down'}>
                <Mark size={15} aria-hidden /> {change.text}{' '}
              </b>
            ) : null}
            {props.more}
          </div>
          {props.note ? <div className="sm">{props.note}</div> : null}
        </div>
      </Link>
    </Tooltip>
  )
}

type CardProps = Pick<OverviewCard, 'title' | 'count' | 'link'> & {
  isAlarming?: boolean
  /** True if the rows reach the edges of the card, without padding. */
  isBare?: boolean
} & ({ body: ReactNode } | { children: ReactNode })

/** A card of the overview, with its title, a number next to the title (`count`), and a link to the full list. */
export function Card(props: CardProps) {
  const { title, count, link, isAlarming, isBare } = props
  const content = 'body' in props ? props.body : props.children
  return (
    <section className="card">
      <div className="hd">
        <h2>{title}</h2>
        {count ? <span className={`cnt ${isAlarming ? 'alarm' : ''}`}>{count}</span> : null}
        {link ? (
          <>
            <span className="sp" />
            <Link className="sm" to={link.to}>
              {link.label}
            </Link>
          </>
        ) : null}
      </div>
      {isBare ? content : <div className="bd col">{content}</div>}
    </section>
  )
}

/** The things that staff should check, each with the reason and a link. */
export function Attention({ rows }: { rows: readonly AttentionRow[] }) {
  const t = useTexts(backofficeTexts).overview
  if (rows.length === 0) return <p className="bd t2">{t.nothing}</p>
  return (
    <ul className="ovrows">
      {rows.map((row) => (
        <li key={row.key}>
          <span className={`bdg sq ${row.tone}`}>
            <row.icon className="i" aria-hidden />
          </span>
          <div>
            <div className="b">{row.title}</div>
            <div className="sm mut">{row.text}</div>
          </div>
          <Button size="xs" component={Link} to={row.to}>
            {row.go}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Each kind of device, with the number of devices that work. */
export function Equipment({ rows }: { rows: readonly EquipmentRow[] }) {
  return (
    <ul className="ovrows">
      {rows.map((row) => (
        <li key={row.key}>
          <span className={`bdg sq ${row.tone}`}>
            <row.icon className="i" aria-hidden />
          </span>
          <div>
            <Link className="b" to={row.to}>
              {row.title}
            </Link>
            <div className="sm mut">{row.text}</div>
          </div>
          <span className={`bdg ${row.tone}`}>{row.badge}</span>
        </li>
      ))}
    </ul>
  )
}
