import { desks } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'
import { deliveryTypes } from '../rules/delivery-types.ts'
import { kinds } from './shapes.ts'

const IdParams = z.strictObject({ id: z.uuid() })

/** A filter of the board. An empty list, or `branch: null`, does not filter. */
export const BoardFilter = z.strictObject({
  kinds: z.array(z.enum(kinds)).max(2).default([]),
  deliveryTypes: z.array(z.enum(deliveryTypes)).max(3).default([]),
  branch: z.uuid().nullable().default(null),
})
export type BoardFilter = z.infer<typeof BoardFilter>

/** A filter of the board that was saved under a name. All staff share it. If it names a branch, only users who may see this branch get it. */
export const BoardView = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: BoardFilter,
  createdBy: z.string(),
})
export type BoardView = z.infer<typeof BoardView>

/** Calls that list, save and delete the saved filters of the board. */
export const boardEndpoints = {
  views: endpoint({
    id: 'board-views.list',
    method: 'GET',
    path: '/api/board-views',
    access: desks,
    reply: z.array(BoardView),
    summary: 'Saved filters of the board, those of foreign branches left out',
  }),
  saveView: endpoint({
    id: 'board-views.create',
    method: 'POST',
    path: '/api/board-views',
    access: desks,
    status: 201,
    body: z.strictObject({ name: text(40).min(1), filter: BoardFilter }),
    reply: BoardView,
    summary: 'Save a filter of the board for everybody',
  }),
  removeView: endpoint({
    id: 'board-views.remove',
    method: 'DELETE',
    path: '/api/board-views/:id',
    access: desks,
    params: IdParams,
    summary: 'Remove a saved filter',
  }),
}
