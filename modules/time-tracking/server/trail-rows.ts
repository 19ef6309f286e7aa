import type { Sql } from 'sql-template-tag'
import type { TrailEntry } from '../contract.ts'
import type { TimeContext } from './people.ts'

export type Entry = Partial<TrailEntry> & Pick<TrailEntry, 'id' | 'user' | 'at' | 'date' | 'kind'>
export type Span = TrailEntry['before']

export interface Asked {
  readonly users: readonly string[]
  readonly from: string
  readonly to: string
  readonly zone: string
}

export const rows = <T extends object>({ core: { db } }: TimeContext, query: Sql): Promise<T[]> => db.many<T>(query)
