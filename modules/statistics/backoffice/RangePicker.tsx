import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { screenTexts } from '../words/screen.ts'
import { rangeText } from './labels.ts'
import { daysOf, quickDays, quickRange, type View } from './view.ts'

type Props = { view: View; today: string; onChange: (part: Partial<View>) => void }

/** The button for the range of days. It offers quick choices such as 'last 14 days', and fields for a first and a last day. */
export function RangePicker({ view, today, onChange }: Props) {
  const t = useTexts(screenTexts)
  const { locale } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const [own, setOwn] = useState({ from: view.from, to: view.to })
  const take = (range: { from: string; to: string }) => {
    setOwn(range)
    setOpen(false)
    onChange(range)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button
          leftSection={<IconCalendar className="i" stroke={1.75} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {rangeText(view.from, view.to, locale)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="m-statistics rangebox">
        <div className="row w">
          {quickDays.map((quick) => (
            <button key={quick} type="button" className="chip" onClick={() => take(quickRange(quick, today))}>
              {t.periods[quick]}
            </button>
          ))}
        </div>
        <Form className="row w" onSubmit={() => daysOf(own) > 0 && take(own)}>
          <DayInput isNested label={t.from} value={own.from} onChange={(day) => setOwn({ ...own, from: day })} />
          <DayInput isNested label={t.to} value={own.to} onChange={(day) => setOwn({ ...own, to: day })} />
          <Button type="submit" variant="filled">
            {t.apply}
          </Button>
        </Form>
      </Popover.Dropdown>
    </Popover>
  )
}
