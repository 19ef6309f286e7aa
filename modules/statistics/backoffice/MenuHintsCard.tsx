import { useCall } from '#ui/backoffice/calls.ts'
import { FailedState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { type MenuHints, menuHintsCall } from '../contract/menu-hints.ts'
import { menuHintTexts } from '../words/menu-hints.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { count } from './labels.ts'

type Hint = MenuHints['hints'][number]
type Dish = Hint['dishes'][number]

const SHOWN = 5

/** A card with suggestions for changes to the menus, each as a sentence with its figures. The card is hidden for a business without dishes. */
export function MenuHintsCard({ from, to, branch }: { from: string; to: string; branch: string | undefined }) {
  const t = useTexts(menuHintTexts)
  const words = useTexts(statisticsTexts)
  const query = { from, to, ...(branch ? { branch } : {}) }
  const found = useCall(menuHintsCall, { query }, { keepPrevious: true, refetchInterval: 300_000 })
  if (found.error)
    return <FailedState error={found.error} title={words.loadFailed} retry={() => void found.refetch()} />
  if (!found.data || found.data.value.dishes === 0) return null
  const { hints, isEnough } = found.data.value
  return (
    <section className="card hints">
      <div className="hd">
        <h2>{t.title}</h2>
        <span className="t2 sm">{t.hint}</span>
      </div>
      {hints.length === 0 ? (
        <p className="bd t2">{isEnough ? t.calm : t.few}</p>
      ) : (
        <ul>
          {hints.map((hint) => (
            <HintRow key={hint.kind} hint={hint} />
          ))}
        </ul>
      )}
    </section>
  )
}

function HintRow({ hint: { kind, dishes } }: { hint: Hint }) {
  const t = useTexts(menuHintTexts)
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? dishes : dishes.slice(0, SHOWN)
  const rest = dishes.length - SHOWN
  return (
    <li>
      <div className="what">
        <b>{t.kinds[kind].what}</b>
        <span className="t2 sm">{t.kinds[kind].advice}</span>
      </div>
      <div className="dishes">
        {shown.map((dish) => (
          <span key={dish.id} className="dish">
            <Link to={`/produkte/${dish.id}`}>{dish.name}</Link>
            <Fact kind={kind} dish={dish} />
          </span>
        ))}
        {rest > 0 ? (
          <button type="button" className="plain link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t.fewer : t.more(rest)}
          </button>
        ) : null}
      </div>
    </li>
  )
}

function Fact({ kind, dish: { value, other } }: { kind: Hint['kind']; dish: Dish }) {
  const { facts } = useTexts(menuHintTexts)
  const { locale } = useStaff()
  const number = (one: number) => count(one, locale)
  if (kind === 'unsold') return null
  const text =
    kind === 'disliked'
      ? facts.disliked(number(value), other ?? 0)
      : kind === 'seldom'
        ? facts.seldom(number(value))
        : facts[kind](number(Math.round(value)), number(Math.round(other ?? 0)))
  return <span className="t2 sm"> {text}</span>
}
