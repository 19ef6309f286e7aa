import { useCall } from '#ui/backoffice/calls.ts'
import { SearchBox } from '#ui/backoffice/crud/list/SearchBox.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import type { RefObject } from 'react'
import { logsEndpoints } from '../contract.ts'
import { logTexts } from '../words/logs.ts'
import { type LogState, periods } from './log-state.ts'
import { useLogReader } from './use-log-words.ts'

/** The filters above the audit trail: a search text, a period, the person who acted, and the kind of record. */
export function LogFilters({
  box,
  state,
  onChange,
}: {
  box: RefObject<HTMLInputElement | null>
  state: LogState
  onChange: (part: Partial<LogState>) => void
}) {
  const t = useTexts(logTexts)
  const reader = useLogReader()
  const choices = useCall(logsEndpoints.choices, {}).data?.value
  const actors = (choices?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const kinds = (choices?.entities ?? []).map((entity) => ({ value: entity, label: reader.kind(entity) }))
  return (
    <div className="ltools" role="group" aria-label={t.filter}>
      <SearchBox
        box={box}
        value={state.search}
        label={t.search}
        onChange={(search) => onChange({ search: search.trim() })}
        onLeave={() => box.current?.blur()}
      />
      <Select
        aria-label={t.period}
        allowDeselect={false}
        data={periods.map((value) => ({ value, label: t.periods[value] }))}
        value={state.period}
        onChange={(value) => onChange({ period: periods.find((one) => one === value) ?? state.period })}
      />
      <Select
        aria-label={t.who}
        placeholder={t.everyone}
        searchable
        clearable
        data={[{ value: 'system', label: t.actors.system }, ...actors]}
        value={state.actor || null}
        onChange={(actor) => onChange({ actor: actor ?? '' })}
      />
      <Select
        aria-label={t.what}
        placeholder={t.everything}
        searchable
        clearable
        data={kinds}
        value={state.entity || null}
        onChange={(entity) => onChange({ entity: entity ?? '', entityId: '' })}
      />
    </div>
  )
}
