import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Scene, segmentEndpoints, type SegmentRecord } from '../contract.ts'
import { passLength } from '../rules/program.ts'
import { plannerTexts } from '../words/planner.ts'
import { SegmentItems } from './SegmentItems.tsx'
import { TimedFields } from './TimedFields.tsx'

interface Props {
  segment: SegmentRecord | undefined
  scenes: readonly Scene[]
  onClose: () => void
}

/**
 * The dialog that edits a segment. It lists the scenes in the sequence in which they play, each with seconds and transition. It also
 * contains the times at which the segment may play, and how often it may play in an hour.
 */
export function SegmentDialog({ segment, scenes, onClose }: Props) {
  const t = useTexts(plannerTexts)
  const { branchId } = useStaff()
  const refresh = [segmentEndpoints.list]
  const create = useAction(segmentEndpoints.create, { refresh })
  const update = useAction(segmentEndpoints.update, { refresh })
  const [values, setValues] = useState(() => ({
    name: segment?.name ?? '',
    branches: segment?.branches ?? (branchId ? [branchId] : []),
    items:
      segment?.items ?? scenes.slice(0, 1).map(({ id }) => ({ scene: id, seconds: 15, transition: 'fade' as const })),
    days: segment?.days ?? [],
    windows: segment?.windows ?? [],
    validFrom: segment?.validFrom ?? null,
    validTo: segment?.validTo ?? null,
    maxPlaysPerHour: segment?.maxPlaysPerHour ?? null,
  }))
  const change = (changes: Partial<typeof values>): void => setValues((before) => ({ ...before, ...changes }))
  const failed = create.error ?? update.error
  const length = passLength(values.items)
  const isTooLong = values.maxPlaysPerHour !== null && length * values.maxPlaysPerHour > 3_600_000
  const done = { onSuccess: onClose }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={segment?.name ?? t.newSegment}
      closeButtonProps={{ 'aria-label': t.close }}
      classNames={{ content: 'm-signage dialog' }}
    >
      <Form
        className="col"
        onSubmit={() =>
          segment
            ? update.mutate({ params: { id: segment.id }, body: { ...values, version: segment.version } }, done)
            : create.mutate({ body: values }, done)
        }
      >
        {failed ? <Banner tone="alarm">{failureText(failed, t.segmentFailed)}</Banner> : null}
        <TextInput
          label={t.name}
          required
          maxLength={80}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          data-autofocus
        />
        <SegmentItems items={values.items} scenes={scenes} onChange={(items) => change({ items })} />
        <TimedFields value={values} onChange={(changes) => change(changes as Partial<typeof values>)} />
        <NumberInput
          label={t.cap}
          description={t.capHint}
          min={1}
          max={60}
          allowDecimal={false}
          value={values.maxPlaysPerHour ?? ''}
          onChange={(value) => change({ maxPlaysPerHour: value === '' ? null : Number(value) })}
        />
        {isTooLong ? <Banner tone="idle">{t.capTooLong(Math.ceil(length / 60_000))}</Banner> : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            type="submit"
            size="lg"
            variant="filled"
            loading={create.isPending || update.isPending}
            disabled={values.items.length === 0 || values.name.trim() === ''}
          >
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
