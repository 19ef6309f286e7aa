import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { dayOf, formatMomentInText, formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useFills } from '#ui/backoffice/slots.tsx'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCornerDownLeft, IconNote, IconTimeline } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { orderingEndpoints, type Order } from '../../contract.ts'
import { isEntry } from '../../rules/steps.ts'
import { zoneOf } from '../parts/order-words.ts'
import { timelineSlot } from '../parts/slots.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { timelineWords } from './timeline-words.ts'

/** The timeline of the order: who did what, when and why. Below it, staff can write a note to their colleagues. */
export function Timeline({ order, now }: { order: Order; now: number }) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const zone = zoneOf(order, branches)
  const action = useOrderAction()
  const fills = useFills(timelineSlot)
  const [note, setNote] = useState('')
  async function save() {
    if (!note.trim()) return
    if (
      await action.run(
        orderingEndpoints.note,
        { params: { id: order.id }, body: { note: note.trim() } },
        t.drawer.noteFailed,
      )
    )
      setNote('')
  }
  return (
    <section className="sec">
      <h3>
        <IconTimeline className="i" stroke={1.75} aria-hidden />
        {t.drawer.history}
      </h3>
      <ol className="tl">
        {order.timeline.map((entry, index) => {
          const at = Date.parse(entry.at)
          const { text, tone } = timelineWords(entry, t, {
            kind: order.kind,
            deliveryType: order.deliveryType,
            currency: order.currency,
            locale,
            fills,
            moment: (iso) => formatMomentInText(Date.parse(iso), now, zone, locale),
          })
          const above = order.timeline[index - 1]
          const isNewDay = dayOf(at, zone) !== dayOf(above ? Date.parse(above.at) : now, zone)
          const by = {
            user: entry.actor.name,
            // If the text already ends with the printer's name, the name is not shown a second time.
            device: text.endsWith(entry.actor.name) ? '' : entry.actor.name,
            customer: isEntry(entry, 'placed') ? '' : t.timeline.byCustomer,
            system: t.timeline.bySystem,
          }[entry.actor.type]
          return (
            <Fragment key={entry.id}>
              {isNewDay ? (
                <li style={{ display: 'block' }}>
                  <span className="over">{formatShortDay(at, zone, locale)}</span>
                </li>
              ) : null}
              <li>
                <time className="mut sm" dateTime={entry.at}>
                  {formatTime(at, zone)}
                </time>
                <span className={`pt ${tone}`} />
                <span style={{ overflowWrap: 'anywhere' }}>
                  {isEntry(entry, 'note') ? (
                    <>
                      <b>{entry.actor.name}</b> {entry.note}
                    </>
                  ) : (
                    <>
                      {text}
                      {by ? <span className="mut"> · {by}</span> : null}
                      {entry.note ? <span className="mut"> · {t.drawer.quoted(entry.note)}</span> : null}
                    </>
                  )}
                </span>
              </li>
            </Fragment>
          )
        })}
      </ol>
      {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
      <Form onSubmit={save} style={{ marginTop: 2 }}>
        <TextInput
          aria-label={t.drawer.noteLabel}
          placeholder={t.drawer.note}
          value={note}
          maxLength={1000}
          disabled={action.isBusy}
          onChange={(event) => setNote(event.currentTarget.value)}
          leftSection={<IconNote size={18} stroke={1.75} aria-hidden />}
          rightSection={
            note.trim() ? (
              <ActionIcon type="submit" size="xs" aria-label={t.drawer.noteSave} loading={action.isBusy}>
                <IconCornerDownLeft size={18} aria-hidden />
              </ActionIcon>
            ) : null
          }
        />
      </Form>
    </section>
  )
}
