import { formatTime } from '#kernel/time.ts'
import { playerTexts } from '../../words/player.ts'
import { bodyFont, colour, displayFont, element, type Style } from './element.ts'
import type { Draw, Drawn, RenderContext } from './context.ts'

/** If the food with a ticket number has been ready for this many minutes, the guest is asked to fetch it. */
const ASK_MINUTES = 10

const minutesBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / 60_000))

function stale(context: RenderContext, kind: 'tickets' | 'pickups'): HTMLElement {
  const { doc, locale } = context
  const t = playerTexts(locale)
  const at = context.documents.at(kind)
  const time =
    at === undefined ? '' : formatTime(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(context.zone))
  return element(doc, 'div', { padding: '.5em', margin: 'auto', 'max-width': '16em', 'text-align': 'center' }, [
    element(doc, 'div', { 'font-size': '.72em', ...displayFont }, [t.staleTitle]),
    element(doc, 'div', { 'font-size': '.34em', margin: '.6em 0', 'line-height': '1.35' }, [
      kind === 'tickets' ? t.staleText : t.staleRides,
    ]),
    ...(time && kind === 'tickets'
      ? [element(doc, 'div', { 'font-size': '.34em', opacity: '.75' }, [t.lastKnown(time)])]
      : []),
  ])
}

const card = (doc: Document, number: string, below: string, style: Style): HTMLElement =>
  element(doc, 'div', { padding: '.18em .24em', 'border-radius': '.14em', 'line-height': '1.05', ...style }, [
    element(doc, 'div', { 'font-weight': '700', 'font-variant-numeric': 'tabular-nums', 'white-space': 'nowrap' }, [
      number,
    ]),
    element(doc, 'div', { 'font-size': '.26em', 'margin-top': '.3em', opacity: '.8' }, [below]),
  ])

/** The width of the cards: three characters fit in 1.9em. A longer number, 'A-212', needs more. */
const cardWidth = (numbers: readonly string[]): number =>
  Math.max(1.9, ...numbers.map(({ length }) => (length > 3 ? length * 0.6 + 0.5 : 0)))

const column = (
  doc: Document,
  title: string,
  style: Style,
  { cards, width }: { cards: readonly HTMLElement[]; width: number },
): HTMLElement =>
  element(doc, 'section', { padding: '.3em .4em', overflow: 'hidden', ...style }, [
    element(doc, 'div', { 'font-size': '.42em', margin: '0 0 .5em', ...displayFont }, [title]),
    element(
      doc,
      'div',
      { display: 'grid', 'grid-template-columns': `repeat(auto-fill, minmax(${width}em, 1fr))`, gap: '.18em' },
      cards,
    ),
  ])

/**
 * The ticket numbers of food that is ready, collected or in preparation. Outdated numbers are not shown, because a wrong number is worse
 * than none.
 */
export const drawTickets: Draw<'tickets'> = ({ content }, context): Drawn => {
  const { doc, locale } = context
  const t = playerTexts(locale)
  const made = element(doc, 'div', {
    display: 'flex',
    'font-size': `${content.size}px`,
    color: colour(content.color, '--on-brand', '#fff'),
    background: colour(content.background, '--brand-strong', '#183759'),
    ...bodyFont,
  })
  const refresh = (): void => {
    const now = context.now()
    const tickets = context.documents.get('tickets')
    if (!tickets || context.documents.isStale('tickets', now)) return made.replaceChildren(stale(context, 'tickets'))
    const ready = tickets.ready.toReversed().map(({ number, since }) => {
      const minutes = minutesBetween(Date.parse(since), now)
      const below = minutes >= ASK_MINUTES ? t.fetch : minutes < 1 ? t.justNow : t.since(minutes)
      return card(doc, number, below, { background: '#fff', color: 'var(--ink, #111)' })
    })
    if (tickets.collected.length > 0) {
      const numbers = tickets.collected.map(({ number }) => number).join(' · ')
      ready.push(
        card(doc, numbers, t.collected, {
          border: '.02em dashed currentcolor',
          'font-size': '.5em',
          'align-self': 'stretch',
        }),
      )
    }
    const working = tickets.working.map(({ number, due }) => {
      const left = due === null ? 0 : Math.ceil((Date.parse(due) - now) / 60_000)
      return card(doc, number, left > 2 ? t.inMinutes(left) : t.soon, { padding: '0' })
    })
    const dark = { background: 'var(--night, #101826)', color: 'var(--on-night, #fff)', flex: '2' }
    if (ready.length === 0 && working.length === 0)
      return made.replaceChildren(element(doc, 'div', { margin: 'auto', 'font-size': '.42em' }, [t.noTickets]))
    const width = cardWidth([...tickets.ready, ...tickets.working].map(({ number }) => number))
    made.replaceChildren(
      column(doc, t.ready, { flex: '3' }, { cards: ready, width }),
      column(doc, t.working, dark, { cards: working, width }),
    )
  }
  refresh()
  return { element: made, refresh }
}

/** Guests who are picked up soon: initials with the time, or one greeting for all. Names are never shown. */
export const drawPickups: Draw<'pickups'> = ({ content }, context): Drawn => {
  const { doc, locale } = context
  const t = playerTexts(locale)
  const made = element(doc, 'div', {
    display: 'flex',
    'flex-direction': 'column',
    gap: '.3em',
    overflow: 'hidden',
    'font-size': `${content.size}px`,
    color: colour(content.color, '--on-night', '#fff'),
    ...bodyFont,
  })
  const refresh = (): void => {
    if (content.shows === 'greeting')
      return made.replaceChildren(
        element(doc, 'div', { margin: 'auto', 'text-align': 'center', ...displayFont }, [
          content.greeting || t.welcome,
        ]),
      )
    const pickups = context.documents.get('pickups')
    if (!pickups || context.documents.isStale('pickups', context.now()))
      return made.replaceChildren(stale(context, 'pickups'))
    if (pickups.rides.length === 0)
      return made.replaceChildren(element(doc, 'div', { margin: 'auto', 'font-size': '.5em' }, [t.noRides]))
    made.replaceChildren(
      ...pickups.rides.map(({ initials, at }) =>
        element(
          doc,
          'div',
          { display: 'flex', 'justify-content': 'space-between', 'border-bottom': '1px solid var(--night-line, #444)' },
          [
            element(doc, 'b', {}, [initials]),
            element(doc, 'span', { 'font-variant-numeric': 'tabular-nums' }, [
              formatTime(Temporal.Instant.from(at).toZonedDateTimeISO(context.zone)),
            ]),
          ],
        ),
      ),
    )
  }
  refresh()
  return { element: made, refresh }
}
