import { useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import type { ClockView } from '../../contract.ts'
import { clockTexts } from '../../words/clock.ts'
import type { TapChoice } from './use-clock.ts'

interface Props {
  projects: ClockView['projects']
  choice: TapChoice
  onChange: (choice: TapChoice) => void
}

/** The fields for the project on which the person will work, and for a task of this project. Both are optional. */
export function ProjectFields({ projects, choice, onChange }: Props) {
  const t = useTexts(clockTexts)
  const tasks = projects.find(({ id }) => id === choice.project)?.tasks ?? []
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="tt-choice">
      <NativeSelect
        label={t.project}
        value={choice.project ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? {} : { project: value })}
        data={[{ value: '', label: t.noProject }, ...named(projects)]}
      />
      {tasks.length > 0 ? (
        <NativeSelect
          label={t.task}
          value={choice.task ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              ...(choice.project ? { project: choice.project } : {}),
              ...(value === '' ? {} : { task: value }),
            })
          }
          data={[{ value: '', label: t.noTask }, ...named(tasks)]}
        />
      ) : null}
    </div>
  )
}
