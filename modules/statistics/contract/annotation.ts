import { crudEndpoints, entity, field, type RecordOf } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/**
 * An annotation: a note about a day, for example about a new menu, a campaign or a holiday. Charts show it on this day
 * (docs/rules/statistics.md, Annotations).
 */
export const annotationEntity = entity({
  name: 'annotation',
  plural: 'annotations',
  access: { read: editors, write: editors },
  search: ['text'],
  sort: '-day',
  fields: {
    day: field(z.iso.date(), { widget: 'date', column: 1 }),
    text: field(text(60).min(1), { widget: 'text', column: 2 }),
  },
})
export type Annotation = RecordOf<typeof annotationEntity>

export const annotationEndpoints = crudEndpoints(annotationEntity)
