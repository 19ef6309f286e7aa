import * as z from 'zod'

/** The kinds of records that have drafts and versions. */
export const documentKinds = ['site', 'navigation', 'block'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** new: never published. changed: published, but the draft differs from the live page. */
export const documentStates = ['new', 'live', 'changed', 'unpublished', 'trashed'] as const
export type DocumentState = (typeof documentStates)[number]

const Plan = z.object({
  action: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
  zone: z.string(),
  by: z.string(),
  /** Error code of a plan that failed; the document is unchanged. */
  error: z.string().nullable(),
})
export type Plan = z.infer<typeof Plan>

/** The person who edits. The lock ends a minute after its last renewal. */
const Lock = z.object({ userId: z.string(), name: z.string(), tab: z.string(), until: z.iso.datetime() })
export type Lock = z.infer<typeof Lock>

export const Data = z.record(z.string(), z.unknown())

/** A document as its editor opens it. */
export const DocumentView = z.object({
  id: z.uuid(),
  state: z.enum(documentStates),
  /** Increases with each saved change. A change names the revision that it is based on. */
  revision: z.int(),
  data: Data,
  /** The data that visitors see; null if nothing is published. */
  live: Data.nullable(),
  editedAt: z.iso.datetime().nullable(),
  editedBy: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  version: z.int(),
  plan: Plan.nullable(),
  lock: Lock.nullable(),
})
export type DocumentView = z.infer<typeof DocumentView>

/** One line of the list of documents. */
export const DocumentLine = DocumentView.omit({ data: true, live: true }).extend({
  name: z.string(),
  path: z.string(),
  locale: z.string(),
  type: z.string(),
  translationKey: z.string(),
  trashedAt: z.iso.datetime().nullable(),
})
export type DocumentLine = z.infer<typeof DocumentLine>

export const versionReasons = ['publish', 'unpublish', 'checkpoint', 'conflict', 'ai', 'plan_ended'] as const
export const Version = z.object({
  number: z.int(),
  reason: z.enum(versionReasons),
  label: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
})
export type Version = z.infer<typeof Version>

/** A document that uses another one, for 'where used'. */
export const Place = z.object({ kind: z.string(), id: z.string(), name: z.string(), isLive: z.boolean() })
export type Place = z.infer<typeof Place>
