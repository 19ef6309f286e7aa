import { useCallback, useMemo, useState } from 'react'
import type { ScreenState, SignageDevice } from '../contract.ts'
import type { ScreenCondition } from '../rules/condition.ts'
import { ConditionChips } from './ConditionChips.tsx'
import { ScreenCard } from './ScreenCard.tsx'
import { useWallPrograms } from './use-programs.ts'

interface Props {
  devices: readonly SignageDevice[]
  states: readonly ScreenState[]
  chosen: readonly string[]
  onChoose: (chosen: (before: readonly string[]) => readonly string[]) => void
  onEdit: ((device: SignageDevice) => void) | undefined
}

/** Shows the cards of all screens or, after a click on a condition, only the cards of the screens in this condition. */
export function WallCards({ devices, states, chosen, onChoose, onEdit }: Props) {
  const programs = useWallPrograms(states)
  const [only, setOnly] = useState<ScreenCondition>()
  const stateById = useMemo(() => new Map(states.map((state) => [state.deviceId, state])), [states])
  const shown = devices.filter(({ id }) => only === undefined || stateById.get(id)?.condition === only)
  const count = (condition: ScreenCondition): number =>
    devices.filter(({ id }) => stateById.get(id)?.condition === condition).length
  const paired = shown.filter(({ id }) => stateById.get(id)?.isPaired).map(({ id }) => id)
  const selected = devices.filter(({ id }) => chosen.includes(id)).length
  const select = useCallback(
    (id: string, isOn: boolean) =>
      onChoose((before) => (isOn ? [...before, id] : before.filter((other) => other !== id))),
    [onChoose],
  )
  return (
    <div className="col">
      <ConditionChips
        total={devices.length}
        count={count}
        only={only}
        onOnly={setOnly}
        selected={selected}
        onAll={() => onChoose(() => (selected > 0 ? [] : paired))}
      />
      <div className="cards">
        {shown.map((device) => {
          const state = stateById.get(device.id)
          return state ? (
            <ScreenCard
              key={device.id}
              device={device}
              state={state}
              programs={programs}
              isSelected={chosen.includes(device.id)}
              onSelect={select}
              onEdit={onEdit}
            />
          ) : null
        })}
      </div>
    </div>
  )
}
