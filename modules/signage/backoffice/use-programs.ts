import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { useEffect, useMemo, useState } from 'react'
import {
  type Scene,
  sceneEndpoints,
  segmentEndpoints,
  type ScreenState,
  type SignageDevice,
  streamEndpoints,
  type StreamRecord,
} from '../contract.ts'
import { openSchedule } from '../rules/resolve.ts'
import type { CurrentProgram } from '../rules/shown-now.ts'
import { programOf } from './bands.ts'

const all = { query: { pageSize: 500 } }
const none: readonly never[] = []

/**
 * The current versions of the programs (streams) that the screens on the page 'Wand' should play. Also the scenes and the names of the
 * segments that these programs use.
 */
export interface WallPrograms {
  /**
   * The program of this screen. Undefined: the branch of the screen is not known, or the version that the screen should play is not
   * completely loaded (program, segments and scenes).
   */
  of(device: SignageDevice, state: ScreenState): CurrentProgram | undefined
  scene(id: string | null): Scene | undefined
  segmentName(id: string | null): string
}

const key = ({ streamId, version }: ScreenState): string => `${streamId} ${version}`

/**
 * Loads programs (streams), segments and scenes for the page 'Wand', which shows all screens. All are loaded again when a screen should
 * play another program or another version of a program.
 */
export function useWallPrograms(states: readonly ScreenState[]): WallPrograms {
  const { branches } = useStaff()
  const streams = useCall(streamEndpoints.list, all)
  const segments = useCall(segmentEndpoints.list, all)
  const scenes = useCall(sceneEndpoints.list, all)
  const wanted = [...new Set(states.map(key))].toSorted().join('\n')
  const [read, setRead] = useState('')
  const refetches = [streams.refetch, segments.refetch, scenes.refetch] as const
  const [readStreams, readSegments, readScenes] = refetches
  useEffect(() => {
    if (wanted === '') return undefined
    let isGone = false
    void Promise.all([readStreams(), readSegments(), readScenes()]).then((found) => {
      if (!isGone && found.every(({ isSuccess }) => isSuccess)) setRead(wanted)
    })
    return () => {
      isGone = true
    }
  }, [wanted, readStreams, readSegments, readScenes])

  const streamList = streams.data?.value ?? none
  const segmentList = segments.data?.value ?? none
  const sceneList = scenes.data?.value ?? none
  return useMemo(() => {
    const known = new Set(read.split('\n'))
    const sceneById = new Map(sceneList.map((one) => [one.id, one]))
    const segmentById = new Map(segmentList.map((one) => [one.id, one]))
    const isWhole = ({ defaultSegment, rules }: StreamRecord): boolean =>
      [...rules.map(({ segment }) => segment), ...(defaultSegment === null ? [] : [defaultSegment])].every(
        (id) => segmentById.get(id)?.items.every(({ scene }) => sceneById.has(scene)) ?? false,
      )
    // Screens with the same program and time zone share one computed schedule.
    const opened = new Map<string, CurrentProgram | undefined>()
    return {
      of(device, state) {
        if (!known.has(key(state))) return undefined
        const zone = branches.find(({ id }) => id === device.branchId)?.timeZone
        const name = `${key(state)} ${zone}`
        if (opened.has(name)) return opened.get(name)
        const stream = streamList.find(({ id }) => id === state.streamId)
        const program =
          zone !== undefined && stream && isWhole(stream)
            ? { version: state.version, schedule: openSchedule(programOf(stream, segmentList), zone) }
            : undefined
        opened.set(name, program)
        return program
      },
      scene: (id) => (id === null ? undefined : sceneById.get(id)),
      segmentName: (id) => (id === null ? '' : (segmentById.get(id)?.name ?? '')),
    }
  }, [read, streamList, segmentList, sceneList, branches])
}
