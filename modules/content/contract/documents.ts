import * as z from 'zod'

/** The kinds of records that have drafts and versions: pages, menus and reusable parts. */
export const documentKinds = ['site', 'navigation', 'block'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * `new`: never published. `live`: published, and not changed after that. `changed`: published, but the draft differs. `unpublished`: was
 * published, but is not now. `trashed`: in the trash.
 */
export const documentStates = ['new', 'live', 'changed', 'unpublished', 'trashed'] as const
export type DocumentState = (typeof documentStates)[number]

const Plan = z.object({
  action: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
  zone: z.string(),
  by: z.string(),
  /**
   * The error code of a plan that was due but could not be carried out. The document was then left unchanged. Null if the plan has not
   * failed.
   */
  error: z.string().nullable(),
})
export type Plan = z.infer<typeof Plan>

/** The lock of a document: only the browser tab that has the lock may save. The lock ends one minute after the tab last renewed it. */
const Lock = z.object({ userId: z.string(), name: z.string(), tab: z.string(), until: z.iso.datetime() })
export type Lock = z.infer<typeof Lock>

export const Data = z.record(z.string(), z.unknown())

/** A document with all data that its editor in the back office needs. */
export const DocumentView = z.object({
  id: z.uuid(),
  state: z.enum(documentStates),
  /** Increases by one with each saved change. A save must send the revision that it is based on, so that the server notices other changes. */
  revision: z.int(),
  data: Data,
  /** The published data, which visitors see. Null if the document is not published. */
  live: Data.nullable(),
  editedAt: z.iso.datetime().nullable(),
  editedBy: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  version: z.int(),
  plan: Plan.nullable(),
  lock: Lock.nullable(),
})
export type DocumentView = z.infer<typeof DocumentView>

/** A document without its content, for lists of documents. */
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

/**
 * A document that refers to another document, for example a page that shows a reusable part. `isLive`: its published data, which visitors
 * see, contains the reference.
 */
export const Place = z.object({ kind: z.string(), id: z.string(), name: z.string(), isLive: z.boolean() })
export type Place = z.infer<typeof Place>
