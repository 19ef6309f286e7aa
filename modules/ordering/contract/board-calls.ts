import { desks } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'
import { deliveryTypes } from '../rules/contact.ts'
import { kinds } from './shapes.ts'

const IdParams = z.strictObject({ id: z.uuid() })

/** The filter of the board; an empty list does not filter. */
export const BoardFilter = z.strictObject({
  kinds: z.array(z.enum(kinds)).max(2).default([]),
  deliveryTypes: z.array(z.enum(deliveryTypes)).max(3).default([]),
  branch: z.uuid().nullable().default(null),
})
export type BoardFilter = z.infer<typeof BoardFilter>

/** A saved filter with a name. All users of the board share it. */
export const BoardView = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: BoardFilter,
  createdBy: z.string(),
})
export type BoardView = z.infer<typeof BoardView>

/** Calls for the saved views of the board. */
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
