import { type Table, tablesEndpoints } from '#modules/branches/contract.ts'
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

/**
 * The dialog that prints the totals of a day, or table cards. If `given` is set, the dialog offers no totals and prints the cards of the
 * tables in `given`.
 */
export default function PrintDialog({
  printers,
  given,
  onClose,
}: {
  printers: readonly Device[]
  given?: readonly Table[]
  onClose: () => void
}) {
  const t = useTexts(extraSlipTexts)
  const { branches, clock } = useStaff()
  const [what, setWhat] = useState<'day' | 'tables'>(given ? 'tables' : 'day')
  const [id, setId] = useState(printers[0]?.id ?? '')
  const device = printers.find((one) => one.id === id)
  const zone = branches.find((one) => one.id === device?.branchId)?.timeZone ?? 'UTC'
  const today = dateAt(Temporal.Instant.fromEpochMilliseconds(clock.now()), zone).toString()
  const [day, setDay] = useState(today)
  const [picked, setPicked] = useState<readonly string[]>(given?.map((table) => table.id) ?? [])
  const found = useCall(tablesEndpoints.list, { query: { pageSize: 500 } }, { enabled: what === 'tables' && !given })
  const offered = given ?? found.data?.value
  const tables = (offered ?? []).filter(({ branchId }) => branchId === device?.branchId)
  const chosen = tables.flatMap((table) => (picked.includes(table.id) ? [table.id] : []))
  const cards = useAction(deviceEndpoints.tableCards, { refresh })
  const sum = useAction(deviceEndpoints.daySum, { refresh })
  const error = what === 'day' ? sum.error : cards.error
  const done = (count: number) => {
    notify(t.queued(count))
    onClose()
  }
  const submit = () => {
    if (what === 'day') sum.mutate({ params: { id }, body: { day } }, { onSuccess: () => done(1) })
    else cards.mutate({ params: { id }, body: { tables: chosen } }, { onSuccess: (made) => done(made.length) })
  }
  return (
    <Modal opened onClose={onClose} title={given ? t.tableCards : t.title}>
      <Form className="m-devices col" onSubmit={submit}>
        {error ? <Banner tone="alarm">{failureText(error, t.failed)}</Banner> : null}
        {given ? null : (
          <SegmentedControl
            aria-label={t.what}
            data={[
              { value: 'day', label: t.daySum },
              { value: 'tables', label: t.tableCards },
            ]}
            value={what}
            onChange={(value) => setWhat(value === 'tables' ? 'tables' : 'day')}
          />
        )}
        <NativeSelect
          label={t.printer}
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
          data={printers.map(({ id: value, name }) => ({ value, label: name }))}
        />
        {what === 'day' ? (
          <DayInput label={t.day} value={day} max={today} onChange={setDay} />
        ) : offered && tables.length === 0 ? (
          <p className="t2">{t.noTables}</p>
        ) : (
          <Checkbox.Group
            label={t.tables}
            description={given && tables.length < given.length ? t.elsewhere(given.length - tables.length) : undefined}
            value={chosen}
            onChange={setPicked}
          >
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
