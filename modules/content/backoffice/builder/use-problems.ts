import { useMemo, useState } from 'react'
import type { DocumentData } from '../../rules/differences.ts'
import { problemPaths } from './problem-paths.ts'
import type { Problems } from './ProblemList.tsx'
import { isStillWrong } from './still-wrong.ts'

/** Reports the wrong fields that stopped a publication or a plan. An empty list: the publication or plan succeeded. */
export type OnProblems = (problems: Problems, action?: 'publish' | 'plan') => void

/** The fields that stopped the last publication or plan and are still wrong. */
export function useProblems(data: DocumentData) {
  const [refused, setRefused] = useState<{ problems: Problems; action: 'publish' | 'plan'; data: DocumentData }>()
  const problems = useMemo(
    () => refused?.problems.filter((one) => isStillWrong(one, refused.data, data)) ?? [],
    [refused, data],
  )
  const byPath = useMemo(() => problemPaths(problems), [problems])
  const onProblems: OnProblems = (found, action = 'publish') => setRefused({ problems: found, action, data })
  return { problems, byPath, action: refused?.action ?? 'publish', onProblems }
}
