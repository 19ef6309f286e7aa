import { expect, test } from 'vitest'
import * as z from 'zod'
import { failuresOf } from './shape-failures.ts'

test('a custom rule of a schema names its error code and the values of the message', () => {
  const shape = z.object({
    title: z.string().refine((text) => text.length <= 3, { params: { code: 'field.too_long', max: 3 } }),
  })
  const read = shape.safeParse({ title: 'long' })
  expect(failuresOf(read.error?.issues ?? [], { title: 'long' })).toEqual([
    { code: 'field.too_long', field: 'title', values: { max: 3 } },
  ])
})
