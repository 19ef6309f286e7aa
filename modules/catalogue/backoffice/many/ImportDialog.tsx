import { manyWords } from '../../words/product-many.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { catalogueEndpoints, type ImportPlan } from '../../contract.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { readTable } from './read-table.ts'

/**
 * The dialog that imports products from a table file (CSV). It shows each row with its changes. The products change only after staff have
 * confirmed the import (docs/rules/back-office.md, Catalogue).
 */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(manyWords)
  const input = useRef<HTMLInputElement>(null)
  const [csv, setCsv] = useState<string>()
  const [plan, setPlan] = useState<ImportPlan>()
  const [problem, setProblem] = useState<string>()
  const preview = useAction(catalogueEndpoints.previewImport)
  const bring = useAction(catalogueEndpoints.importCsv, {
    refresh: [catalogueEndpoints.products.list, catalogueEndpoints.products.get],
  })
  const read = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    try {
      const text = await readTable(file)
      setCsv(text)
      setPlan(await preview.mutateAsync({ body: { csv: text } }))
    } catch (error) {
      setProblem(failureText(error, t.readFailed))
    }
  }
  const writes = plan ? plan.counts.new + plan.counts.changed : 0
  const confirm = () => {
    if (!csv || !plan) return
    bring.mutate(
      { body: { csv, fingerprint: plan.fingerprint } },
      {
        onSuccess: () => {
          notify(t.imported(writes))
          onClose()
        },
        onError: (error) => {
          if (error.errors[0]?.code === 'import.changed' && error.data) setPlan(error.data as ImportPlan)
          setProblem(failureText(error, t.failed))
        },
      },
    )
  }
  return (
    <Modal opened onClose={onClose} title={t.importTitle} size={plan ? 920 : 560}>
      <div className="col" style={{ gap: 14 }}>
        {plan ? (
          <ImportPreview plan={plan} />
        ) : (
          <>
            <p className="t2">{t.importText}</p>
            <div
              className="dropzone"
              aria-busy={preview.isPending}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                void read(event.dataTransfer.files[0])
              }}
            >
              <IconUpload className="i" stroke={1.75} aria-hidden />
              <span role="status">{preview.isPending ? t.reading : t.drop}</span>
              <Button size="xs" variant="subtle" data-autofocus onClick={() => input.current?.click()}>
                {t.choose}
              </Button>
            </div>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,text/csv"
          onChange={(event) => {
            void read(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        {problem ? <Banner tone="alarm">{problem}</Banner> : null}
      </div>
      <DialogFoot
        note={plan ? <span className="mut sm">{writes === 0 ? t.nothingToDo : t.written}</span> : null}
        back={t.cancel}
        onBack={onClose}
      >
        {plan ? (
          <Button size="lg" onClick={() => input.current?.click()}>
            {t.another}
          </Button>
        ) : null}
        {plan && writes > 0 ? (
          <Button size="lg" variant="filled" loading={bring.isPending} onClick={confirm}>
            {t.apply2(writes)}
          </Button>
        ) : null}
      </DialogFoot>
    </Modal>
  )
}
