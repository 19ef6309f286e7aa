import { Form } from '#ui/backoffice/Form.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, NumberInput, Switch, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { escalationEndpoints as calls } from '../contract.ts'
import { type Ladder, ladderSteps } from '../rules/ladder.ts'
import { ladderTexts } from '../words/ladder.ts'

const phoneOf = (typed: string): string => typed.replaceAll(/[^+\d]/g, '').replace(/^00/, '+')

/** The form with the escalation settings of a branch: on or off, the minutes until each step, the people to notify, and quiet hours. */
export function LadderForm({ branchId, version, stored }: { branchId: string; version: number; stored: Ladder }) {
  const t = useTexts(ladderTexts)
  const [ladder, setLadder] = useState(stored)
  const isChanged = JSON.stringify(ladder) !== JSON.stringify(stored)
  const save = useAction(calls.set, { refresh: [calls.get] })
  const put = (changes: Partial<Ladder>): void => setLadder({ ...ladder, ...changes })
  const person = (at: number, changes: Partial<Ladder['people'][number]>): void =>
    put({ people: ladder.people.map((one, index) => (index === at ? { ...one, ...changes } : one)) })
  const submit = (): void => {
    const people = ladder.people.map(({ name, phone }) => ({ name, phone: phoneOf(phone) }))
    save.mutate(
      { params: { branchId }, body: { version, ladder: { ...ladder, people } } },
      {
        onSuccess: () => notify(t.saved),
        onError: (error) => notify(failureText(error, t.saveFailed), 'failed'),
      },
    )
  }
  return (
    <Form className="col" onSubmit={submit}>
      <Switch
        label={t.isOn}
        checked={ladder.isOn}
        onChange={({ currentTarget }) => put({ isOn: currentTarget.checked })}
      />
      <div className="steps">
        {ladderSteps.map((step) => (
          <NumberInput
            key={step}
            label={t.steps[step]}
            description={t.after}
            placeholder={t.skip}
            min={1}
            max={180}
            allowDecimal={false}
            value={ladder.minutes[step] ?? ''}
            onChange={(value) =>
              put({ minutes: { ...ladder.minutes, [step]: typeof value === 'number' ? value : null } })
            }
          />
        ))}
      </div>
      <fieldset>
        <legend className="lbl">{t.people}</legend>
        {ladder.people.map(({ name, phone }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- people have no id other than their position
          <div className="row person" key={index}>
            <TextInput
              aria-label={t.name}
              placeholder={t.name}
              value={name}
              maxLength={60}
              onChange={({ currentTarget }) => person(index, { name: currentTarget.value })}
            />
            <TextInput
              type="tel"
              aria-label={t.phone}
              placeholder="+43 664 1234567"
              value={phone}
              error={phone !== '' && !/^\+\d{7,15}$/.test(phoneOf(phone))}
              onChange={({ currentTarget }) => person(index, { phone: currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              aria-label={t.removePerson(name)}
              title={t.removePerson(name)}
              onClick={() => put({ people: ladder.people.filter((_, at) => at !== index) })}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {ladder.people.length < 10 ? (
          <Button
            size="xs"
            leftSection={<IconPlus className="i" aria-hidden />}
            onClick={() => put({ people: [...ladder.people, { name: '', phone: '' }] })}
          >
            {t.addPerson}
          </Button>
        ) : null}
      </fieldset>
      <div className="col">
        <Switch
          label={t.quiet}
          description={t.quietHint}
          checked={ladder.quiet !== null}
          onChange={({ currentTarget }) =>
            put({ quiet: currentTarget.checked ? { from: '22:00', to: '06:00' } : null })
          }
        />
        {ladder.quiet ? <QuietHours quiet={ladder.quiet} onChange={(quiet) => put({ quiet })} /> : null}
      </div>
      <div>
        <Button type="submit" variant="filled" disabled={!isChanged} loading={save.isPending}>
          {t.save}
        </Button>
      </div>
    </Form>
  )
}

type Quiet = NonNullable<Ladder['quiet']>

function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const t = useTexts(ladderTexts)
  return (
    <div className="row w">
      <TimeOfDayInput label={t.quietFrom} value={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
      <TimeOfDayInput label={t.quietTo} value={quiet.to} onChange={(to) => onChange({ ...quiet, to })} />
    </div>
  )
}
