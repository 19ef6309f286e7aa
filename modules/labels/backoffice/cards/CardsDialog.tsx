import type { Table } from '#modules/branches/contract.ts'
import { urlOf } from '#contract/client.ts'
import { type Locale, locales } from '#contract/locale.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Modal, NumberInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { type CardQuery, labelEndpoints, MOST_CARDS } from '../../contract.ts'
import { type CardSize, cardFormats, cardSizes } from '../../rules/table-card.ts'
import { cardWords } from '../../words/cards.ts'
import { labelTexts } from '../../words/labels.ts'
import { FileButtons } from '../FileButtons.tsx'
import '../labels.css'
import { Segments } from '../Segments.tsx'
import { SheetPicture } from '../SheetPicture.tsx'
import { Shift, useShift } from '../Shift.tsx'
import { StartCell } from '../StartCell.tsx'

/**
 * The dialog that prints table cards with QR codes in the look of the brand. Staff choose the first free card of the sheet, the number of
 * copies and the offset that corrects the printer. Beside these fields, the sheet is shown.
 */
export default function CardsDialog({ tables, onClose }: { tables: readonly Table[]; onClose: () => void }) {
  const t = useTexts(cardWords)
  const [size, setSize] = useState<CardSize>(tables.length > 1 ? 'a6' : 'a4')
  const [language, setLanguage] = useState<Locale>('de')
  const [copies, setCopies] = useState(1)
  const [start, setStart] = useState(1)
  const [page, setPage] = useState(1)
  const [shift, setShift] = useShift(`cards-${size}`)
  const ids = tables.slice(0, MOST_CARDS).map(({ id }) => id)
  const query: CardQuery = { size, language, tables: ids.join(','), copies, start, ...shift }
  const sheets = useCall(labelEndpoints.cardPreview, { query: { ...query, page } }, { keepPrevious: true })
  const made = sheets.data?.value
  return (
    <Modal opened onClose={onClose} title={t.title(tables.length)} size={920}>
      <p className="t2">{t.text}</p>
      {tables.length > MOST_CARDS ? <p className="note look">{t.many(MOST_CARDS)}</p> : null}
      <div className="m-labels cards">
        <div className="col" style={{ gap: 14 }}>
          <Segments
            orientation="vertical"
            label={t.size}
            values={cardSizes}
            nameOf={(value) => t.sizes[value]}
            value={size}
            onChange={(value) => {
              setSize(value)
              setStart(1)
              setPage(1)
            }}
          />
          <Segments
            label={t.language}
            values={locales}
            nameOf={(value) => t.languages[value]}
            value={language}
            onChange={setLanguage}
          />
          <NumberInput
            label={t.copies}
            min={1}
            max={20}
            value={copies}
            clampBehavior="strict"
            allowDecimal={false}
            onChange={(typed) => {
              setCopies(Math.max(1, Math.min(20, Number(typed) || 1)))
              setPage(1)
            }}
          />
          {size === 'a6' ? (
            <StartCell
              format={cardFormats[size]}
              look="cards"
              value={start}
              onChange={(value) => {
                setStart(value)
                setPage(1)
              }}
            />
          ) : null}
          <Shift value={shift} onChange={setShift} />
        </div>
        <Cards tables={tables} sheets={sheets} page={page} onPage={setPage} />
      </div>
      <DialogFoot back={t.close} onBack={onClose}>
        {made && made.cards > 0 ? (
          <FileButtons address={urlOf(labelEndpoints.cardPdf, { query })} title={t.file} />
        ) : null}
      </DialogFoot>
    </Modal>
  )
}

type Sheets = ReturnType<typeof useCall<typeof labelEndpoints.cardPreview>>

function Cards(props: { tables: readonly Table[]; sheets: Sheets; page: number; onPage: (page: number) => void }) {
  const t = useTexts(cardWords)
  const labels = useTexts(labelTexts)
  const { onPage, page, sheets, tables } = props
  if (tables.length === 0) return <p className="mut">{t.none}</p>
  if (sheets.error)
    return <FailedState error={sheets.error} title={labels.loadFailed} retry={() => void sheets.refetch()} />
  if (!sheets.data) return <LoadingState label={labels.loading} />
  const { address, cards, notes, sheet, sheets: pages } = sheets.data.value
  return (
    <div className="col" style={{ gap: 10 }}>
      <SheetPicture sheet={sheet} title={t.preview(cards)} page={page} pages={pages} onPage={onPage} />
      <p className="mut">{t.summary(cards, pages)}</p>
      {notes.length > 0 ? (
        <p className="note look">
          <IconAlertTriangle className="i" aria-hidden />
          <span>{t.noLetter(notes.map(({ letters, name }) => `${name} (${letters})`).join(', '))}</span>
        </p>
      ) : null}
      <p className="hint" style={{ overflowWrap: 'anywhere' }}>
        {t.link}: {address}
      </p>
      <p className="hint">{labels.printHelp}</p>
    </div>
  )
}
