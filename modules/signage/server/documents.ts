import { createHash } from 'node:crypto'
import type { BrandCore } from '#platform/module.ts'
import {
  type DocumentKind,
  type DocumentPart,
  documentKinds,
  type Documents,
  type MenuDocument,
  type PickupsDocument,
  type TicketsDocument,
} from '../contract.ts'
import type { SignagePorts } from './needs.ts'

interface LiveDocument {
  kind: DocumentKind
  hash: string
  /** When the server last read the content, in epoch milliseconds. */
  at: number
  content: unknown
}

/**
 * A live document (menu, tickets or pickups) in the format in which it is sent to a screen. If the screen already has this content (`known`
 * is its hash), the content is left out.
 */
export const partOf = ({ kind, hash, at, content }: LiveDocument, known?: string): DocumentPart => ({
  kind,
  hash,
  at: Temporal.Instant.fromEpochMilliseconds(at).toString(),
  ...(known === hash ? {} : { content }),
})

const hashed = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** How long tickets and pickups are kept in memory and reused, in milliseconds. A change of an order of the branch ends this time early. */
const KEPT_MS = 5_000

/**
 * Reads the live documents (menu, tickets, pickups) of branches. A document that was read is reused for all screens of the branch until it
 * may have changed.
 */
export function liveDocuments(core: BrandCore, ports: SignagePorts) {
  const kept = new Map<string, { reading: Promise<LiveDocument | undefined>; until: number; version: string }>()
  const branchOf = async (id: string) => (await ports.branches()).find((branch) => branch.id === id)

  const menu = async (branch: string): Promise<MenuDocument | undefined> => {
    const identifier = (await branchOf(branch))?.identifier
    const store = identifier === undefined ? undefined : await ports.storefront(identifier)
    if (!store) return undefined
    return {
      currency: store.currency,
      zone: store.branch.timeZone,
      menus: store.menus.map(({ availableFrom, catalog }) => ({ availableFrom, catalog })),
      categories: store.categories.map(({ id, name, translations, isEnabled, isVisibleWhenUnavailable, schedule }) => ({
        id,
        name,
        nameEn: translations.en?.name ?? '',
        isEnabled,
        isVisibleWhenUnavailable,
        schedule,
      })),
      products: store.products.map((product) => ({
        id: product.id,
        type: product.type,
        name: product.name,
        nameEn: product.translations.en?.name ?? '',
        text: product.description,
        textEn: product.translations.en?.description ?? '',
        allergens: product.allergens,
        price: product.price,
        pricing: product.calculationModel,
        unit: product.unit,
        categoryId: product.categoryId ?? null,
        isPublic: product.isPublic,
        isEnabled: product.isEnabled,
        isVisibleWhenUnavailable: product.isVisibleWhenUnavailable,
        isSoldOut: product.isSoldOut,
        soldOutUntil: product.soldOutUntil ?? null,
        schedule: product.schedule,
        bundle: product.bundle,
      })),
    }
  }
  const tickets = async (branch: string): Promise<TicketsDocument | undefined> => {
    if ((await branchOf(branch))?.kind !== 'orders') return undefined
    const numbers = await ports.numbers(branch)
    const of = (stage: string) => numbers.filter((one) => one.stage === stage)
    return {
      ready: of('ready').map(({ number, since }) => ({ number, since })),
      working: of('working').map(({ number, due }) => ({ number, due })),
      collected: of('collected').map(({ number }) => ({ number })),
    }
  }
  const pickups = async (branch: string): Promise<PickupsDocument | undefined> => {
    if ((await branchOf(branch))?.kind !== 'rides') return undefined
    return { rides: [...(await ports.pickups(branch))] }
  }
  const make: Readonly<Record<DocumentKind, (branch: string) => Promise<unknown>>> = { menu, tickets, pickups }

  const read = (kind: DocumentKind, branch: string): Promise<LiveDocument | undefined> => {
    const key = `${kind} ${branch}`
    const now = core.clock.epochMs()
    const version = core.snapshots.version()
    const before = kept.get(key)
    // The version of the snapshots (data of the brand in memory) changes with every change of the brand's data. A menu needs no time limit,
    // because players evaluate its schedules themselves.
    const isFresh = before?.version === version && (kind === 'menu' || before.until > now)
    if (before && isFresh) return before.reading
    const reading = make[kind](branch).then((content) =>
      content === undefined ? undefined : { kind, hash: hashed(content), at: now, content },
    )
    kept.set(key, { reading, until: now + KEPT_MS, version })
    // If reading fails, the failure is not kept in memory: the next request for this document reads it again.
    reading.catch(() => kept.delete(key))
    return reading
  }
  const stop = core.live.on('orders', ({ branchId }) => {
    for (const kind of ['tickets', 'pickups']) kept.delete(`${kind} ${String(branchId)}`)
  })

  return {
    read,
    async all(branch: string): Promise<LiveDocument[]> {
      const found = await Promise.all(documentKinds.map((kind) => read(kind, branch)))
      return found.flatMap((one) => one ?? [])
    },
    async contents(branch: string): Promise<Documents> {
      const found = await this.all(branch)
      return Object.fromEntries(found.map(({ kind, content }) => [kind, content])) as Documents
    },
    close: stop,
  }
}
export type LiveDocuments = ReturnType<typeof liveDocuments>
