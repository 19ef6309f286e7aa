import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, NumberInput } from '@mantine/core'
import type { SegmentRecord, StreamRecord } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { TimedFields } from './TimedFields.tsx'

type Rule = StreamRecord['rules'][number]

interface Props {
  rule: Rule
  segments: readonly SegmentRecord[]
  onChange: (rule: Rule) => void
  onRemove: () => void
  onClose: () => void
}

/**
 * The dialog that edits one rule of a program: its segment (scenes), its priority and its times. The planner behind the dialog shows each
 * change at once.
 */
export function RuleDialog({ rule, segments, onChange, onRemove, onClose }: Props) {
  const t = useTexts(plannerTexts)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.addRule}
      closeButtonProps={{ 'aria-label': t.close }}
      classNames={{ content: 'm-signage dialog' }}
    >
      <div className="col">
        <div className="g2">
          <NativeSelect
            label={t.segment}
            value={rule.segment}
            onChange={(event) => onChange({ ...rule, segment: event.currentTarget.value })}
            data={segments.map(({ id, name }) => ({ value: id, label: name }))}
            data-autofocus
          />
          <NumberInput
            label={t.priority}
            min={0}
            max={99}
            allowDecimal={false}
            value={rule.priority}
            onChange={(value) => onChange({ ...rule, priority: Number(value) || 0 })}
          />
        </div>
        <TimedFields value={rule} onChange={(changes) => onChange({ ...rule, ...changes } as Rule)} />
        <DialogFoot back={t.remove} onBack={onRemove}>
          <Button size="lg" variant="filled" onClick={onClose}>
            {t.close}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  )
}
