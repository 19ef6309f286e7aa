import { tablesEndpoints } from '#modules/branches/contract.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Checkbox, Modal, NativeSelect, SegmentedControl } from '@mantine/core'
import { dateAt } from '#kernel/time.ts'
import { useState } from 'react'
import { type Device, deviceEndpoints, jobEndpoints } from '../contract.ts'
import { extraSlipTexts } from '../words/extra-slips.ts'

const refresh = [deviceEndpoints.states, jobEndpoints.list]

/** Prints what belongs to no order: the sum of a day, cards of tables. Nothing where there is no printer. */
export function PrintMore({ devices }: { devices: readonly Device[] }) {
  const t = useTexts(extraSlipTexts)
  const [isOpen, setOpen] = useState(false)
  const printers = devices.filter(({ isEnabled, transport }) => isEnabled && transport !== 'browser')
  if (printers.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.print}</Button>
      {isOpen ? <PrintDialog printers={printers} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function PrintDialog({ printers, onClose }: { printers: readonly Device[]; onClose: () => void }) {
  const t = useTexts(extraSlipTexts)
  const { branches, clock } = useStaff()
  const [what, setWhat] = useState<'day' | 'tables'>('day')
  const [id, setId] = useState(printers[0]?.id ?? '')
  const device = printers.find((one) => one.id === id)
  const zone = branches.find((one) => one.id === device?.branchId)?.timeZone ?? 'UTC'
  const today = dateAt(Temporal.Instant.fromEpochMilliseconds(clock.now()), zone).toString()
  const [day, setDay] = useState(today)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const found = useCall(tablesEndpoints.list, { query: { pageSize: 500 } }, { enabled: what === 'tables' })
  const tables = (found.data?.value ?? []).filter(({ branchId }) => branchId === device?.branchId)
  const cards = useAction(deviceEndpoints.tableCards, { refresh })
  const sum = useAction(deviceEndpoints.daySum, { refresh })
  const error = what === 'day' ? sum.error : cards.error
  const done = (count: number) => {
    notify(t.queued(count))
    onClose()
  }
  const submit = () => {
    if (what === 'day') sum.mutate({ params: { id }, body: { day } }, { onSuccess: () => done(1) })
    else cards.mutate({ params: { id }, body: { tables: [...chosen] } }, { onSuccess: (made) => done(made.length) })
  }
  return (
    <Modal opened onClose={onClose} title={t.title}>
      <Form className="m-devices col" onSubmit={submit}>
        {error ? <Banner tone="alarm">{failureText(error, t.failed)}</Banner> : null}
        <SegmentedControl
          aria-label={t.what}
          data={[
            { value: 'day', label: t.daySum },
            { value: 'tables', label: t.tableCards },
          ]}
          value={what}
          onChange={(value) => setWhat(value === 'tables' ? 'tables' : 'day')}
        />
        <NativeSelect
          label={t.printer}
          value={id}
          onChange={(event) => {
            setId(event.currentTarget.value)
            setChosen([])
          }}
          data={printers.map(({ id: value, name }) => ({ value, label: name }))}
        />
        {what === 'day' ? (
          <DayInput label={t.day} value={day} max={today} onChange={setDay} />
        ) : found.data && tables.length === 0 ? (
          <p className="t2">{t.noTables}</p>
        ) : (
          <Checkbox.Group label={t.tables} value={[...chosen]} onChange={setChosen}>
            <div className="row w tables">
              {tables.map((table) => (
                <Checkbox key={table.id} value={table.id} label={table.identifier} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            type="submit"
            size="lg"
            variant="filled"
            loading={sum.isPending || cards.isPending}
            disabled={!device || (what === 'day' ? day === '' : chosen.length === 0)}
          >
            {t.submit}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
