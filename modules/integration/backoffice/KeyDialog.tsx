import { Button, Checkbox, Modal, MultiSelect, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { partnersEndpoints } from '#modules/partners/contract.ts'
import { keyEndpoints as calls } from '../contract.ts'
import { keyTexts } from '../words/keys.ts'
import type { MadeKey } from './KeysCard.tsx'

/** Converts a day to the instant at which it ends, in the time zone of this device. */
const endOf = (day: string): string =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(deviceZone()).toInstant().toString()

/** The dialog that creates a key for another program: its name, what it may do (scopes), for which branches, and when it expires. */
export function KeyDialog({ onMade, onClose }: { onMade: (key: MadeKey) => void; onClose: () => void }) {
  const t = useTexts(keyTexts)
  const { branches: places } = useStaff()
  const groups = useCall(calls.scopes)
  const create = useAction(calls.create, { refresh: [calls.list] })
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly string[]>([])
  const [branches, setBranches] = useState<string[]>([])
  const [until, setUntil] = useState('')
  const partners = useCall(partnersEndpoints.list, { query: { by: 'isEnabled:true', pageSize: 100 } })
  const [partner, setPartner] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const errors = create.error instanceof CallFailed ? create.error.errors : []
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message
  const toggle = (scope: string, isOn: boolean) =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))
  const submit = () => {
    setAsked(true)
    if (scopes.length === 0) return
    create.mutate(
      {
        body: {
          name,
          scopes: [...scopes],
          branches,
          partnerId: partner,
          expiresAt: until === '' ? null : endOf(until),
        },
      },
      {
        onSuccess: (made) => {
          onMade({ name: made.name, secret: made.secret })
          onClose()
        },
      },
    )
  }
  const isWhole = create.isError && !errors.some(({ field }) => field !== undefined)
  return (
    <Modal opened onClose={onClose} title={t.newKey} size={560}>
      <Form className="m-integration col" style={{ gap: 14 }} onSubmit={submit}>
        {isWhole ? <Banner tone="alarm">{failureText(create.error, t.failed)}</Banner> : null}
        <TextInput
          label={t.name}
          description={t.nameHint}
          required
          maxLength={80}
          data-autofocus
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className="scopes">
          <legend className="lbl">{t.scopes}</legend>
          <span className="hint">{t.scopesHint}</span>
          {groups.isPending ? (
            <LoadingState label={t.scopes} rows={4} />
          ) : (
            groups.data?.value.map((group) => (
              <div className="grant" key={group.name}>
                <span>{group.title}</span>
                {(['read', 'write'] as const).map((verb) => (
                  <Checkbox
                    key={verb}
                    label={t[verb]}
                    aria-label={t.scope(group.title, verb === 'write')}
                    checked={scopes.includes(`${group.name}:${verb}`)}
                    onChange={(event) => toggle(`${group.name}:${verb}`, event.currentTarget.checked)}
                  />
                ))}
              </div>
            ))
          )}
          {isAsked && scopes.length === 0 ? (
            <span className="errm" role="alert">
              {t.chooseScope}
            </span>
          ) : null}
        </fieldset>
        {places.length > 1 ? (
          <MultiSelect
            label={t.branches}
            description={t.branchesHint}
            data={places.map((one) => ({ value: one.id, label: one.name }))}
            value={branches}
            error={errorOf('branches')}
            onChange={setBranches}
          />
        ) : null}
        {partners.data && partners.data.value.length > 0 ? (
          <Select
            label={t.partner}
            description={t.partnerHint}
            data={partners.data.value.map((one) => ({ value: one.id, label: one.name }))}
            value={partner}
            searchable
            clearable
            error={errorOf('partnerId')}
            onChange={setPartner}
          />
        ) : null}
        <DayInput
          label={t.expires}
          description={t.expiresHint}
          value={until}
          min={Temporal.Now.plainDateISO().toString()}
          error={errorOf('expiresAt')}
          onChange={setUntil}
        />
        <DialogFoot back={t.back} onBack={onClose}>
          <Button type="submit" size="lg" variant="filled" loading={create.isPending}>
            {t.create}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
