import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'

/** Kinds of live documents: small data that changes independently of the manifest. Each document has a hash of its content. */
export const documentKinds = ['menu', 'tickets', 'pickups'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** After this many seconds a document is no longer trusted (docs/rules/signage.md, Live data). */
export const staleAfterSeconds: Readonly<Record<DocumentKind, number>> = { menu: 86_400, tickets: 60, pickups: 300 }

/** What guests may order at the branch. The player evaluates schedules and sold-out marks by its own clock. */
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
      /** Decimal amount in the currency; null: the price is not shown. */
      price: z.number().nullable(),
      /** Decides the prefix of the price: none, 'ca.' or 'ab'. */
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

/** The numbers of orders, without names and prices. */
export const TicketsDocument = z.object({
  ready: z.array(z.object({ number: z.string(), since: z.iso.datetime() })),
  working: z.array(z.object({ number: z.string(), due: z.iso.datetime().nullable() })),
  collected: z.array(z.object({ number: z.string() })),
})
export type TicketsDocument = z.infer<typeof TicketsDocument>

/** Guests who are picked up soon, only with their initials. */
export const PickupsDocument = z.object({
  rides: z.array(z.object({ initials: z.string(), at: z.iso.datetime() })),
})
export type PickupsDocument = z.infer<typeof PickupsDocument>

/** The documents of a branch by kind. If a branch does not have a kind, its property is missing. */
export const Documents = z.object({
  menu: MenuDocument.optional(),
  tickets: TicketsDocument.optional(),
  pickups: PickupsDocument.optional(),
})
export type Documents = z.infer<typeof Documents>

/** One document as it is sent to a screen. */
export const DocumentPart = z.object({
  kind: z.enum(documentKinds),
  hash: z.string(),
  /** When the server last confirmed that the content is current. */
  at: z.iso.datetime(),
  /** Missing if the receiver already has this content. */
  content: z.unknown().optional(),
})
export type DocumentPart = z.infer<typeof DocumentPart>
