import { manyWords } from '../../words/product-many.ts'
import { columnOf } from '../../rules/product-columns.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconAlertTriangle, IconArrowRight, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ImportPlan, ImportRow } from '../../contract.ts'

const icons = { new: IconPlus, changed: IconPencil, unchanged: IconEqual, error: IconAlertTriangle }
const tones = { new: 'ok', changed: 'prog', unchanged: '', error: 'alarm' }
/** The preview shows at most this many rows. Buttons above the rows filter them by status. */
const mostShown = 200

/** The fields whose values the preview shows for a new product. */
const ofNew = ['price', 'tax', 'categoryId']

/**
 * Shows for each row of the table what the import would change (old and new value), or why the row is wrong. It opens with the wrong rows; if
 * there are none, with the changed rows; otherwise with all rows.
 */
export function ImportPreview({ plan }: { plan: ImportPlan }) {
  const t = useTexts(manyWords)
  const start = plan.counts.error > 0 ? 'error' : plan.counts.changed > 0 ? 'changed' : undefined
  const [only, setOnly] = useState<ImportRow['status'] | undefined>(start)
  const rows = plan.rows.filter(({ status }) => only === undefined || status === only)
  return (
    <>
      <div className="row w" role="group" aria-label={t.changes}>
        <button type="button" className="chip" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
          {t.all} · {plan.rows.length}
        </button>
        {(Object.keys(icons) as ImportRow['status'][]).map((status) => (
          <button
            type="button"
            key={status}
            className="chip"
            aria-pressed={only === status}
            onClick={() => setOnly(status)}
          >
            {plan.counts[status]} {t.counts[status]}
          </button>
        ))}
      </div>
      {plan.counts.error > 0 ? <Banner tone="new">{t.errorRows(plan.counts.error)}</Banner> : null}
      {plan.unknownColumns.length > 0 ? <Banner tone="idle">{t.ignored(plan.unknownColumns.join(', '))}</Banner> : null}
      <div className="tblwrap">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col" className="num">
                {t.line}
              </th>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.changes}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostShown).map((row) => (
              <tr key={row.line}>
                <td className="num">{row.line}</td>
                <td>
                  <b>{row.name || t.empty}</b>
                </td>
                <td>
                  <RowChanges row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > mostShown ? <p className="hint">{t.shown(mostShown, rows.length)}</p> : null}
    </>
  )
}

function RowChanges({ row }: { row: ImportRow }) {
  const t = useTexts(manyWords)
  const locale = useLocale()
  const Picture = icons[row.status]
  // Names a column by its heading in the table, because staff search for this heading in their file.
  const labelOf = (column: string): string => columnOf(column)?.[locale] ?? column
  return (
    // The text wraps here, because an error is a whole sentence. Other table cells do not wrap.
    <div className="col" style={{ gap: 2, padding: '4px 0', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <span className="row">
        <span className={`bdg ${tones[row.status]}`}>
          <Picture className="i" stroke={1.75} aria-hidden />
          {t.counts[row.status]}
        </span>
      </span>
      {row.problems.map(({ column, message }) => (
        <span className="sm" key={column}>
          <b>{labelOf(column)}:</b> {message}
        </span>
      ))}
      {row.status === 'new' ? (
        <span className="sm">
          {ofNew
            .map(
              (column) => `${labelOf(column)}: ${row.changes.find((one) => one.column === column)?.after || t.empty}`,
            )
            .join(' · ')}
        </span>
      ) : null}
      {row.status === 'changed'
        ? row.changes.map(({ column, before, after }) => (
            <span className="sm" key={column}>
              {labelOf(column)}: <s className="mut">{before || t.empty}</s>{' '}
              <IconArrowRight size={14} stroke={1.75} aria-label="→" /> <b>{after || t.empty}</b>
            </span>
          ))
        : null}
    </div>
  )
}
