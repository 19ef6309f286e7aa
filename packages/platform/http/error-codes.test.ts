import { expect, test } from 'vitest'
import type { ErrorCode } from '#kernel/result.ts'
import type { Refusal } from '../module.ts'
import { refuse } from './failures.ts'

test('a refusal has a code that the platform or a module declares; an undeclared code does not compile', () => {
  const declared: ErrorCode[] = ['record.not_found', 'field.phone']
  // @ts-expect-error -- mistyped
  const mistyped: Refusal = { ok: false, code: 'record.not_fuond' }
  // @ts-expect-error -- no module declares this code
  const unknown = refuse('sample.unknown')
  expect([mistyped.ok, unknown.ok, declared.length]).toEqual([false, false, 2])
})
