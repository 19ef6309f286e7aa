import { crudEndpoints, type Entity, type Fields } from '#contract/entity.ts'
import { type BrandCore, type Handler, serve } from './module.ts'
import { listRecords } from './record-list.ts'
import type { RecordRules } from './record-rules.ts'
import { missing, openRecords } from './records.ts'

/**
 * Handles the five API calls of an entity: list, get, create, update and remove. A record in a branch that the caller has no access to is
 * reported as missing. A list that is sorted or filtered by an unsuitable column is refused with field.choice. The other error codes are in
 * record-rules.ts.
 */
export function crud<F extends Fields>(
  core: BrandCore,
  entity: Entity<F>,
  rules: RecordRules<Entity<F>> = {},
): Handler[] {
  const endpoints = crudEndpoints(entity)
  const records = openRecords(core, entity, rules)
  return [
    serve(endpoints.list, (call) => listRecords(core, entity, call, rules.listed)),

    serve(endpoints.get, async (call) => {
      const value = await records.find(call.params.id, call)
      return value ? { ok: true, value } : missing
    }),

    serve(endpoints.create, async (call) => {
      const refused = await rules.beforeChange?.({ caller: call, id: undefined, values: call.body })
      return refused ?? records.write(call, (batch) => batch.create(call.body))
    }),

    serve(endpoints.update, async (call) => {
      const refused = await rules.beforeChange?.({ caller: call, id: call.params.id, values: call.body })
      if (refused) return refused
      return records.write(call, async (batch) => {
        const [before] = await batch.lock([call.params.id])
        return before ? batch.update(before, call.body) : missing
      })
    }),

    serve(endpoints.remove, (call) =>
      records.write(call, async (batch) => {
        const found = await batch.lock([call.params.id])
        if (found.length === 0) return missing
        return (await batch.remove(found)) ?? { ok: true, value: null }
      }),
    ),
  ]
}
