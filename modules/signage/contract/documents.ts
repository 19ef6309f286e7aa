import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'

/**
 * Kinds of live documents: data that scenes show and that changes often, for example the menu. Live documents are sent separately from the
 * manifest (the programs, scenes and files of a screen). Each has a hash of its content.
 */
export const documentKinds = ['menu', 'tickets', 'pickups'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * A document counts as outdated if the server has not confirmed it for this many seconds. A screen then shows no ticket numbers or pickups any more
 * (docs/rules/signage.md, Live data). An outdated menu is still shown.
 */
export const staleAfterSeconds: Readonly<Record<DocumentKind, number>> = { menu: 86_400, tickets: 60, pickups: 300 }

/** The menus and dishes of the branch's storefront. The player itself evaluates schedules and sold-out marks, with its own clock. */
export const MenuDocument = z.object({
  currency: z.string(),
  zone: z.string(),
  menus: z.array(
    z.object({
      availableFrom: z.string(),
      catalog: z.array(z.object({ categoryId: z.string(), products: z.array(z.string()) })),
    }),
  ),
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nameEn: z.string(),
      isEnabled: z.boolean(),
      isVisibleWhenUnavailable: z.boolean(),
      schedule: OpeningHours,
    }),
  ),
  products: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      name: z.string(),
      nameEn: z.string(),
      text: z.string(),
      textEn: z.string(),
      allergens: z.string(),
      /** Price as a decimal amount in the currency; null: the price is not shown. */
      price: z.number().nullable(),
      /** Decides the word before the price: none, 'ca.' (about) or 'ab' (from). */
      pricing: z.enum(['fixed', 'approximate', 'minimum']),
      unit: z.string(),
      categoryId: z.string().nullable(),
      isPublic: z.boolean(),
      isEnabled: z.boolean(),
      isVisibleWhenUnavailable: z.boolean(),
      isSoldOut: z.boolean(),
      soldOutUntil: z.string().nullable(),
      schedule: OpeningHours,
      bundle: z.array(z.object({ product: z.string(), amount: z.number() })),
    }),
  ),
})
export type MenuDocument = z.infer<typeof MenuDocument>

/** The ticket numbers of the branch's food orders: ready, in preparation and collected. They contain no names and no prices. */
export const TicketsDocument = z.object({
  ready: z.array(z.object({ number: z.string(), since: z.iso.datetime() })),
  working: z.array(z.object({ number: z.string(), due: z.iso.datetime().nullable() })),
  collected: z.array(z.object({ number: z.string() })),
})
export type TicketsDocument = z.infer<typeof TicketsDocument>

/** The rides whose guests are picked up soon. Guests are shown only with their initials. */
export const PickupsDocument = z.object({
  rides: z.array(z.object({ initials: z.string(), at: z.iso.datetime() })),
})
export type PickupsDocument = z.infer<typeof PickupsDocument>

/** The live documents of one branch by kind. A kind that the branch does not have is missing. */
export const Documents = z.object({
  menu: MenuDocument.optional(),
  tickets: TicketsDocument.optional(),
  pickups: PickupsDocument.optional(),
})
export type Documents = z.infer<typeof Documents>

/** A live document in the format in which it is sent to a screen. */
export const DocumentPart = z.object({
  kind: z.enum(documentKinds),
  hash: z.string(),
  /** When the server last confirmed that this content is still current. */
  at: z.iso.datetime(),
  /** Left out if the screen already has the content with this hash. */
  content: z.unknown().optional(),
})
export type DocumentPart = z.infer<typeof DocumentPart>
