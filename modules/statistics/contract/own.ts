import { endpoint } from '#contract/endpoint.ts'
import { desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

const SavedView = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The query part of the address that opens this view on the page of statistics, without '?': 'ansicht=orders&tage=14'. */
  address: z.string(),
})
export type SavedView = z.infer<typeof SavedView>
const Mail = z.strictObject({ isOn: z.boolean() })

/** API calls for what the signed-in user has stored: saved views, and whether the user gets the weekly mail. */
export const ownStatistics = {
  views: endpoint({
    id: 'own-statistics.views',
    method: 'GET',
    path: '/api/own-statistics/views',
    access: desks,
    reply: z.array(SavedView),
    summary: 'Saved views of the signed-in person, by title',
  }),
  saveView: endpoint({
    id: 'own-statistics.save-view',
    method: 'POST',
    path: '/api/own-statistics/views',
    access: desks,
    body: z.strictObject({
      title: text(40).min(1),
      address: z
        .string()
        .max(300)
        .regex(/^[a-z]+=[\w.%-]*(&[a-z]+=[\w.%-]*)*$/),
    }),
    reply: SavedView,
    status: 201,
    summary: 'Save a view; one with the same title is replaced; at most 20',
  }),
  removeView: endpoint({
    id: 'own-statistics.remove-view',
    method: 'DELETE',
    path: '/api/own-statistics/views/:id',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.null(),
    summary: 'Remove a saved view; one that is gone or somebody else’s is left alone',
  }),
  mail: endpoint({
    id: 'own-statistics.mail',
    method: 'GET',
    path: '/api/own-statistics/mail',
    access: editors,
    reply: Mail,
    summary: 'Does the weekly mail come to the signed-in person?',
  }),
  setMail: endpoint({
    id: 'own-statistics.set-mail',
    method: 'PUT',
    path: '/api/own-statistics/mail',
    access: editors,
    body: Mail,
    reply: Mail,
    summary: 'Switch the weekly mail on or off; the first one comes on the next Monday',
  }),
}
