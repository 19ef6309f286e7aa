import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import type { StreamRecord } from '../contract.ts'
import { pairTexts } from '../words/pair.ts'
import { wallTexts } from '../words/wall.ts'
import { ProgramShows } from './ProgramShows.tsx'

interface Values {
  readonly name: string
  readonly branch: string
  /** Id of the program (stream). Empty: none is chosen yet. */
  readonly stream: string
}

interface Props {
  values: Values
  /** The programs (streams) that screens of this branch can have. */
  programs: readonly StreamRecord[]
  onChange: (changes: Partial<Values>) => void
}

/** Fields for name, branch and program of a screen that is being paired. */
export function PairFields({ values, programs, onChange }: Props) {
  const t = useTexts(wallTexts)
  const words = useTexts(pairTexts)
  const showsId = useId()
  const { branches } = useStaff()
  const { name, branch, stream } = values
  return (
    <>
      <TextInput
        label={t.name}
        description={t.nameHint}
        required
        maxLength={80}
        value={name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <div className="g2">
        <NativeSelect
          label={t.branch}
          value={branch}
          onChange={(event) => onChange({ branch: event.currentTarget.value })}
          data={branches.map(({ id, name: label }) => ({ value: id, label }))}
        />
        <NativeSelect
          label={t.stream}
          value={stream}
          aria-describedby={showsId}
          onChange={(event) => onChange({ stream: event.currentTarget.value })}
          data={[
            ...(stream === '' ? [{ value: '', label: words.chooseProgram, disabled: true }] : []),
            ...programs.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
      </div>
      <ProgramShows id={showsId} stream={programs.find(({ id }) => id === stream)} />
    </>
  )
}
