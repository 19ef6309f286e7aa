import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OutputOf } from '#contract/endpoint.ts'
import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { payrollEndpoints } from '../../contract.ts'
import { wageKinds } from '../../rules/payroll.ts'
import { monthTexts } from '../../words/months.ts'

type Settings = OutputOf<typeof payrollEndpoints.settings>

/**
 * The dialog with the settings of the export: the numbers under which the payroll office knows the business, and the wage type for each
 * kind of hours (for example night work) and of days (for example leave).
 */
export function PayrollDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(monthTexts)
  const found = useCall(payrollEndpoints.settings)
  return (
    <Modal opened onClose={onClose} title={t.settingsTitle}>
      {found.isError ? (
        <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
      ) : found.data ? (
        <SettingsForm key={found.data.value.version} stored={found.data.value} onClose={onClose} />
      ) : (
        <LoadingState label={t.settingsTitle} />
      )}
    </Modal>
  )
}

function SettingsForm({ stored, onClose }: { stored: Settings; onClose: () => void }) {
  const t = useTexts(monthTexts)
  const [values, setValues] = useState(stored)
  const save = useAction(payrollEndpoints.setSettings, { refresh: [payrollEndpoints.settings] })
  const field = (name: 'client' | 'consultant' | 'costCentre') => (
    <TextInput
      label={t[name]}
      maxLength={20}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Form className="m-time-tracking col" onSubmit={() => save.mutate({ body: values }, { onSuccess: onClose })}>
      <p className="mut">{t.settingsText}</p>
      <div className="g2">
        {field('client')}
        {field('costCentre')}
      </div>
      {field('consultant')}
      <div className="g2">
        {wageKinds.map((kind) => (
          <TextInput
            key={kind}
            label={t.kinds[kind]}
            placeholder={t.wageType}
            maxLength={10}
            value={values.wageTypes[kind] ?? ''}
            onChange={(event) =>
              setValues({ ...values, wageTypes: { ...values.wageTypes, [kind]: event.currentTarget.value } })
            }
          />
        ))}
      </div>
      {save.isError ? (
        <p className="errm" role="alert">
          {failureText(save.error, t.stepFailed)}
        </p>
      ) : null}
      <DialogFoot back={t.cancel} onBack={onClose}>
        <Button size="lg" type="submit" variant="filled" loading={save.isPending}>
          {t.save}
        </Button>
      </DialogFoot>
    </Form>
  )
}
