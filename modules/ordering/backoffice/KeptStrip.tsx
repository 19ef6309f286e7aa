import { boardTexts } from '../words/board.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { orderingEndpoints } from '../contract.ts'
import type { KeptPlace } from './parts/feed/kept-places.ts'
import { labelOf, stateWord, zoneOf } from './parts/order-words.ts'
import { useOrderAction } from './parts/use-order-action.ts'

const small = { className: 'i', stroke: 2, 'aria-hidden': true } as const

/**
 * Shown for five seconds after a step on this screen: that the order was accepted, with the button 'Rückgängig', its new state after any
 * other step, or that a colleague was faster. In a card it replaces the buttons; the drawer shows it above the buttons, and only after an
 * accept.
 */
export function KeptStrip({ place }: { place: KeptPlace }) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const action = useOrderAction()
  const { before, at, text, version, promised, done } = place
  const said = text ?? (done && stateWord(done, t))
  const when = promised && formatMomentInText(promised, at, zoneOf(before, branches), locale)
  const strip = useRef<HTMLDivElement>(null)
  useFocusInList(strip)
  return (
    <div ref={strip} className="m-ordering kept" role="status">
      {text ? <IconInfoCircle {...small} /> : <IconCheck {...small} />}
      <span>{said ?? (when ? t.actions.acceptedFor(when) : t.actions.accepted)}</span>
      {version === undefined || said ? null : (
        <Button
          size="xs"
          aria-label={t.actions.undoOf(labelOf(before, branches, t))}
          leftSection={<IconArrowBackUp {...small} />}
          loading={action.isBusy}
          onClick={() =>
            void action.run(
              orderingEndpoints.undoConfirm,
              { params: { id: before.id }, body: { version } },
              t.actions.undoFailed,
            )
          }
        >
          {t.actions.undo}
        </Button>
      )}
      {action.outcome ? <span>{action.outcome.text}</span> : null}
    </div>
  )
}

/**
 * Keeps the keyboard focus on the card. When the pressed button or the undo button disappears, the link of the card gets the focus; when the
 * card disappears, the link of a neighbouring card.
 */
function useFocusInList(strip: React.RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const card = strip.current?.closest('article')
    const link = (of: Element | null | undefined) => of?.querySelector<HTMLElement>('.no')
    if (card && document.activeElement === document.body) link(card)?.focus({ preventScroll: true })
    return () => {
      if (!card?.contains(document.activeElement)) return
      const next = card.nextElementSibling ?? card.previousElementSibling
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          link(card.isConnected ? card : next)?.focus({ preventScroll: true })
      })
    }
  }, [strip])
}
