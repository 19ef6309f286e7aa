import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, FileButton, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { contentEndpoints } from '../../contract.ts'
import { redirectTexts } from '../../words/redirects.ts'

/**
 * The dialog that imports redirects. Staff paste a table into it or choose a CSV file. If lines are wrong, nothing is imported and the dialog lists
 * these lines.
 */
export default function RedirectImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(redirectTexts)
  const [csv, setCsv] = useState('')
  const bring = useAction(contentEndpoints.redirectImport, { refresh: [contentEndpoints.redirects.list] })
  const lines = bring.error?.errors.filter(({ field }) => field?.startsWith('line.')) ?? []
  const send = () =>
    bring.mutate(
      { body: { csv } },
      {
        onSuccess: ({ changed, created }) => {
          notify(t.done(created, changed))
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={t.title} size={640}>
      <Form className="m-content col" style={{ gap: 14 }} onSubmit={send}>
        <Textarea
          data-autofocus
          label={t.label}
          description={t.help}
          autosize
          minRows={6}
          maxRows={14}
          spellCheck={false}
          value={csv}
          onChange={(event) => setCsv(event.currentTarget.value)}
        />
        <FileButton accept=".csv,.txt" onChange={(file) => void file?.text().then(setCsv)}>
          {(props) => (
            <Button size="xs" style={{ alignSelf: 'flex-start' }} {...props}>
              {t.file}
            </Button>
          )}
        </FileButton>
        {bring.isError ? (
          <Banner tone="alarm" title={lines.length > 0 ? t.problems(lines.length) : failureText(bring.error, t.failed)}>
            <ul>
              {lines.map(({ field = '', message }) => (
                <li key={field}>
                  <b>{t.line(field.slice('line.'.length))}:</b> {message}
                </li>
              ))}
            </ul>
          </Banner>
        ) : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button size="lg" type="submit" variant="filled" loading={bring.isPending} disabled={csv.trim() === ''}>
            {t.import}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
