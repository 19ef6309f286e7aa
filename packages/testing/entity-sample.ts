import type * as z from 'zod'
import type { Entity } from '#contract/entity.ts'

/** The smallest body that creates a record of the entity. If the entity has a field for its branch, the value is `branch`. `n` makes names unique. */
export function sampleOf(entity: Entity, branch: string, n: number): Record<string, unknown> {
  const sample: Record<string, unknown> = {}
  for (const [name, { schema, to, readOnly }] of Object.entries(entity.fields)) {
    if (readOnly) continue
    if (name === entity.branchColumn) sample[name] = branch
    else if (!schema.safeParse(undefined).success) sample[name] = to === 'branch' ? branch : valueOf(schema, n)
  }
  return sample
}

interface Inner {
  def: {
    type: string
    format?: string
    innerType?: z.ZodType
    in?: z.ZodType
    element?: z.ZodType
    options?: z.ZodType[]
  }
}

/**
 * Tries some simple values and returns the first value that the schema accepts. Undefined if it accepts none of them; the call with this
 * body then reports the missing field.
 */
function valueOf(schema: z.ZodType, n: number): unknown {
  const { def } = schema as unknown as Inner
  const text = [
    `muster-${n}`,
    `muster.${n}@example.at`,
    '2027-01-01T10:00:00Z',
    '2027-01-01',
    '10:00',
    '#336699',
    crypto.randomUUID(),
  ]
  const guesses: unknown[] = [...text, 1, 10, true, [], {}]
  const inner = def.innerType ?? def.in
  if (inner) return valueOf(inner, n)
  if (def.type === 'enum') guesses.unshift(...(schema as z.ZodEnum).options)
  if (def.type === 'array' && def.element) guesses.push([valueOf(def.element, n)])
  if (def.type === 'object')
    guesses.push(
      Object.fromEntries(
        Object.entries((schema as z.ZodObject).shape).flatMap(([key, one]) => {
          const part = one as z.ZodType
          return part.safeParse(undefined).success ? [] : [[key, valueOf(part, n)]]
        }),
      ),
    )
  if (def.type === 'union') guesses.push(...(def.options ?? []).map((one) => valueOf(one, n)))
  return guesses.find((guess) => schema.safeParse(guess).success)
}
