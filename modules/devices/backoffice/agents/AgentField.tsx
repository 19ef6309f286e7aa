import { useCall } from '#ui/backoffice/calls.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { printAgentEndpoints } from '../../contract.ts'
import { printAgentTexts } from '../../words/print-agent.ts'

/**
 * The field in the form of a printer in which staff choose the program that connects to the printer: the server itself, or a print agent of
 * the printer's branch.
 */
export function AgentField({ id, label, help, value, values, readOnly, error, onChange, onBlur }: FieldProps) {
  const t = useTexts(printAgentTexts)
  const found = useCall(printAgentEndpoints.list)
  const agents = (found.data?.value ?? []).filter(({ branchId }) => branchId === values['branchId'])
  const chosen = typeof value === 'string' ? value : ''
  const isKnown = chosen === '' || agents.some((agent) => agent.id === chosen)
  return (
    <NativeSelect
      id={id}
      label={label}
      description={help}
      disabled={readOnly}
      value={chosen}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      onBlur={onBlur}
      data={[
        { value: '', label: t.none },
        ...agents.map((agent) => ({ value: agent.id, label: agent.name })),
        // It is possible that the chosen agent belongs to another branch, or that the list of agents is not loaded yet. In both cases the
        // chosen agent is added to the options, because otherwise opening the form would clear the field.
        ...(isKnown ? [] : [{ value: chosen, label: found.isSuccess ? t.otherBranch : '…' }]),
      ]}
    />
  )
}
