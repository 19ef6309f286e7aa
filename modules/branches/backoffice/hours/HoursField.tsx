import { hoursTexts } from '../../words/hours.ts'
import { isZone, defaultZone } from '#kernel/time.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { conflictsOf } from '../../rules/opening-hours-conflicts.ts'
import { missingIn, type OpeningHourRule } from '../../rules/opening-hours.ts'
import { type ChangedHours, dayToClose, withReopenedDay } from '../../rules/day-closing.ts'
import { CloseToday, ClosedToo } from './CloseToday.tsx'
import { ConflictBanner } from './ConflictBanner.tsx'
import './hours.css'
import {
  groupedRules,
  hoursOf,
  type RuleBeingEdited,
  rulesOf,
  tidyRule,
  toldConflicts,
  toldMissing,
} from './hours-rules.ts'
import { repaired } from './hours-repair.ts'
import { OpenProbe } from './OpenProbe.tsx'
import { RuleRow } from './RuleRow.tsx'
import { WeekPicture } from './WeekPicture.tsx'

const nothing: ReadonlySet<string> = new Set()
const everything: ReadonlySet<string> = new Set(['date', 'from', 'to'])
const withLeft = ({ index, left }: RuleBeingEdited, name: string): RuleBeingEdited => ({
  index,
  left: new Set([...left, name]),
})

/**
 * The field for opening hours: the rules on the left, and on the right a chart of the week that results from them. Conflicts between rules are shown
 * with buttons that repair them.
 */
export default function HoursField({
  id,
  name,
  label,
  help,
  value,
  values,
  onChange,
  set,
  readOnly,
  problems,
  attempt,
}: FieldProps) {
  const t = useTexts(hoursTexts)
  const { clock, branches } = useStaff()
  const rules = rulesOf(value)
  const zone =
    typeof values['timeZone'] === 'string' && isZone(values['timeZone'])
      ? values['timeZone']
      : (branches[0]?.timeZone ?? defaultZone)
  const now = Temporal.Instant.fromEpochMilliseconds(Math.round(clock.now()))
  const firstMissing = rules.findIndex((rule) => missingIn(rule).length > 0)
  const [edited, setEdited] = useState<RuleBeingEdited | undefined>(() =>
    problems.length > 0 && firstMissing >= 0 ? { index: firstMissing, left: everything } : undefined,
  )
  const [tried, setTried] = useState(attempt)
  if (attempt !== tried) {
    setTried(attempt)
    if (firstMissing >= 0) setEdited({ index: firstMissing, left: everything })
  }
  const open = (index: number | undefined) => setEdited(index === undefined ? undefined : { index, left: nothing })
  const conflicts = toldConflicts(conflictsOf(rules), rules, edited)
  const broken = new Set(conflicts.flatMap((conflict) => [...conflict.rules]))
  const change = (next: readonly OpeningHourRule[]) => onChange(next.map(tidyRule))
  // The field is used for opening hours of branches and for schedules of products. Only a branch can be closed for a day.
  const isHouse = name === 'openingHours'
  const house = isHouse ? hoursOf(values) : { openingHours: rules, deliveryHours: [], isDeliveryHoursEnabled: false }
  const today = dayToClose(house, now, zone)
  const setHouse = (changed: ChangedHours) => {
    open(undefined)
    for (const [field, next] of Object.entries(changed)) set(field, next.map(tidyRule))
  }
  const remove = (index: number) => {
    open(undefined)
    // Whoever deletes the closing of today opens the branch again, also for deliveries.
    const isReopening = isHouse && rules[index]?.isClosed && rules[index].date === today.toString()
    if (isReopening) setHouse(withReopenedDay(house, today.toString()))
    else change(rules.filter((_, at) => at !== index))
  }
  const add = () => {
    change([
      ...rules,
      { type: rules.some(({ type }) => type === 'daily') ? 'once' : 'daily', from: '09:00', to: '18:00' },
    ])
    open(rules.length)
  }
  return (
    <div className="m-branches hours" id={id} role="group" aria-label={label} tabIndex={-1}>
      <div className="col" style={{ gap: 14 }}>
        {conflicts.map((conflict) => (
          <ConflictBanner
            key={`${conflict.code} ${conflict.rules.join(' ')}`}
            conflict={conflict}
            rules={rules}
            onRepair={(repair) => {
              if (repair.kind === 'fillIn') setEdited({ index: repair.index, left: everything })
              else change(repaired(rules, conflict, repair))
            }}
          />
        ))}
        <section className="card">
          <div className="hd">
            <h3>{t.rules}</h3>
            <span className="sp" />
            {isHouse && !readOnly ? <CloseToday house={house} day={today.toString()} onChange={setHouse} /> : null}
            {readOnly ? null : (
              <Button size="xs" leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />} onClick={add}>
                {t.addRule}
              </Button>
            )}
          </div>
          {isHouse ? <ClosedToo house={house} day={today.toString()} /> : null}
          {rules.length === 0 ? <p className="bd mut">{help ?? t.none}</p> : null}
          {groupedRules(rules).map(({ group, rules: listed }) => (
            <div key={group}>
              <p className="over rgroup">{t.groups[group]}</p>
              {listed.map(({ rule, index }) => (
                <RuleRow
                  key={index}
                  rule={rule}
                  isOpen={edited?.index === index}
                  missing={edited?.index === index ? toldMissing(rule, edited.left) : []}
                  isBroken={broken.has(index)}
                  readOnly={readOnly}
                  onToggle={() => open(edited?.index === index ? undefined : index)}
                  onLeave={(name) => setEdited((old) => (old?.index === index ? withLeft(old, name) : old))}
                  onChange={(next) => change(rules.toSpliced(index, 1, next))}
                  onRemove={() => remove(index)}
                />
              ))}
            </div>
          ))}
        </section>
        <OpenProbe rules={rules} zone={zone} now={now} />
      </div>
      <WeekPicture rules={rules} today={today} />
    </div>
  )
}
