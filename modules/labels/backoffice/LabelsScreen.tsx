import type { Locale } from '#contract/locale.ts'
import { urlOf } from '#contract/client.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { labelEndpoints, type LabelPart, labelParts, type SheetQuery, stopsPrinting } from '../contract.ts'
import { type FormatName, formats } from '../rules/formats.ts'
import { labelTexts } from '../words/labels.ts'
import { labelsTitles } from '../words/titles.ts'
import { DesignChoice, PartSwitches, SheetChoice } from './Choices.tsx'
import { FactsDialog } from './FactsDialog.tsx'
import { FileButtons } from './FileButtons.tsx'
import './labels.css'
import { Preview, useSheets } from './Preview.tsx'
import { ProductRows, type Wanted } from './ProductRows.tsx'
import { Shift, useShift } from './Shift.tsx'
import { StartCell } from './StartCell.tsx'

/**
 * The screen on which staff print labels of products. They choose the products, the sheet, and the first free label of the sheet. Beside
 * these fields, the sheet is shown as it will be printed.
 */
export default function LabelsScreen() {
  const t = useTexts(labelTexts)
  const titles = useTexts(labelsTitles)
  const staff = useStaff()
  const [format, setFormat] = useState<FormatName>('compact')
  const [language, setLanguage] = useState<Locale>('de')
  const [start, setStart] = useState(1)
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  const [shown, setShown] = useState<readonly LabelPart[]>(['base', 'allergens', 'ean'])
  const [page, setPage] = useState(1)
  const [templateId, setTemplateId] = useState('')
  const [packed, setPacked] = useState('')
  const [edited, setEdited] = useState<string>()
  const [shift, setShift] = useShift(format)
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 500 } })
  const facts = useCall(labelEndpoints.facts)
  const templates = useCall(labelEndpoints.templates)
  const template = templates.data?.value.find(({ id }) => id === templateId)
  const mayEdit = staff.user.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_BACKOFFICE')
  const query: SheetQuery = {
    format,
    language,
    start,
    ...shift,
    ...(template ? { template: template.id } : {}),
    ...(packed ? { packed } : {}),
    items: wanted.map(({ product, copies }) => `${product}:${copies}`).join(','),
    show: labelParts.filter((part) => shown.includes(part)).join(','),
  }
  const sheets = useSheets(query, page)
  const made = query.items === '' ? undefined : sheets.data?.value
  const canPrint = made !== undefined && !made.notes.some(({ kind }) => stopsPrinting(kind))
  const address = urlOf(labelEndpoints.pdf, { query })
  const product = products.data?.value.find(({ id }) => id === edited)
  const onFirst = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      setPage(1)
      set(value)
    }
  }
  return (
    <>
      <PageHead
        title={titles.labels}
        badges={made ? <span className="mut">{t.summary(made.labels, made.sheets)}</span> : null}
      >
        {canPrint ? <FileButtons address={address} title={titles.labels} /> : null}
      </PageHead>
      <div className="m-labels screen">
        {products.error ? (
          <FailedState error={products.error} title={t.loadFailed} retry={() => void products.refetch()} />
        ) : !products.data ? (
          <LoadingState label={titles.labels} />
        ) : (
          <>
            <div className="card controls">
              <SheetChoice
                format={format}
                language={language}
                onLanguage={setLanguage}
                onFormat={onFirst((value: FormatName) => {
                  setFormat(value)
                  setStart(1)
                })}
              />
              <DesignChoice
                templates={templates.data?.value ?? []}
                value={template?.id ?? ''}
                onChange={onFirst((value: string) => {
                  setTemplateId(value)
                  // The labels without a product belong to the template that was chosen before. They are removed when another template is chosen.
                  setWanted((before) => before.filter(({ product: id }) => id !== template?.id))
                })}
              />
              <ProductRows
                template={template}
                products={products.data.value}
                facts={facts.data?.value ?? []}
                wanted={wanted}
                onChange={onFirst(setWanted)}
                onFacts={mayEdit ? setEdited : undefined}
              />
              <div className="g2">
                <StartCell format={formats[format]} look={format} value={start} onChange={onFirst(setStart)} />
                <Shift
                  ruler={urlOf(labelEndpoints.ruler, { query: { format, ...shift } })}
                  value={shift}
                  onChange={setShift}
                />
              </div>
              {template ? null : (
                <PartSwitches format={format} shown={shown} onChange={setShown} packed={packed} onPacked={setPacked} />
              )}
            </div>
            <Preview
              query={query}
              page={page}
              onPage={setPage}
              sheets={sheets}
              onFacts={mayEdit ? setEdited : undefined}
            />
          </>
        )}
      </div>
      {product ? (
        <FactsDialog
          name={product.name}
          stored={
            facts.data?.value.find((one) => one.product === product.id) ?? {
              product: product.id,
              amount: null,
              unit: null,
              ean: null,
              maker: null,
              keepsDays: null,
            }
          }
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  )
}
