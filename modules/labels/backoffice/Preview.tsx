import { useCall } from '#ui/backoffice/calls.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconTags } from '@tabler/icons-react'
import { decimalText } from '#kernel/money.ts'
import { labelEndpoints, type LabelNote, noteKinds, type SheetQuery, stopsPrinting } from '../contract.ts'
import { formats } from '../rules/formats.ts'
import { labelTexts } from '../words/labels.ts'
import { picture, SheetPicture } from './SheetPicture.tsx'

/** Loads the preview of one sheet, and loads it again when the user changes a setting. */
export const useSheets = (query: SheetQuery, page: number) =>
  useCall(labelEndpoints.preview, { query: { ...query, page } }, { enabled: query.items !== '', keepPrevious: true })

/** Shows the sheet as it will be printed, its first label in large size, and messages about missing data. */
export function Preview(props: {
  query: SheetQuery
  page: number
  onPage: (page: number) => void
  sheets: ReturnType<typeof useSheets>
  onFacts?: ((product: string) => void) | undefined
}) {
  const t = useTexts(labelTexts)
  const { query, page, onPage, sheets, onFacts } = props
  if (query.items === '')
    return (
      <div className="paper">
        <EmptyState icon={IconTags} title={t.emptyTitle} text={t.emptyText} />
      </div>
    )
  if (sheets.error)
    return (
      <div className="paper">
        <FailedState error={sheets.error} title={t.loadFailed} retry={() => void sheets.refetch()} />
      </div>
    )
  if (!sheets.data)
    return (
      <div className="paper">
        <LoadingState label={t.loading} />
      </div>
    )
  const { value } = sheets.data
  const { width, height } = formats[query.format]
  return (
    <div className="paper">
      <SheetPicture
        sheet={value.sheet}
        title={t.previewOf(value.labels)}
        page={page}
        pages={value.sheets}
        onPage={onPage}
      />
      <div className="col side">
        {value.label ? (
          <figure className="one">
            <figcaption className="b">{t.enlarged(decimalText(width), decimalText(height))}</figcaption>
            <img src={picture(value.label)} alt="" />
          </figure>
        ) : null}
        {value.notes.length === 0 ? (
          <p className="note good">
            <IconCircleCheck className="i" aria-hidden /> {t.fits}
          </p>
        ) : (
          noteKinds
            .map((kind) => value.notes.filter((note) => note.kind === kind))
            .map((notes) => <Notes key={notes[0]?.kind ?? ''} notes={notes} onFacts={onFacts} />)
        )}
        <p className="hint">{t.printHelp}</p>
      </div>
    </div>
  )
}

/** One message for all products that lack the same data. */
function Notes({ notes, onFacts }: { notes: readonly LabelNote[]; onFacts: ((product: string) => void) | undefined }) {
  const t = useTexts(labelTexts)
  const [first] = notes
  if (!first) return null
  const canEnter = onFacts && ['no_ean', 'no_content', 'no_best', 'no_maker'].includes(first.kind)
  return (
    <div className="note look" role={stopsPrinting(first.kind) ? 'alert' : undefined}>
      <IconAlertTriangle className="i" aria-hidden />
      <span>
        {t.notes[first.kind](notes.map(({ letters, name }) => (letters ? `${name} (${letters})` : name)).join(', '))}
      </span>
      {canEnter ? (
        <Button size="compact-sm" variant="subtle" onClick={() => onFacts(first.product)}>
          {t.enter}
        </Button>
      ) : null}
    </div>
  )
}
