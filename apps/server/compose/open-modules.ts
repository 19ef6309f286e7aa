import { readFile } from 'node:fs/promises'
import { bookingModule } from '#modules/booking/server/module.ts'
import { branchesModule } from '#modules/branches/server/module.ts'
import { catalogueModule } from '#modules/catalogue/server/module.ts'
import { contentModule, type OpenedContent } from '#modules/content/server/module.ts'
import { donationsModule } from '#modules/donations/server/module.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { identityModule } from '#modules/identity/server/module.ts'
import { mapsModule, type MapsPorts } from '#modules/maps/server/module.ts'
import { mediaModule, type MediaPorts } from '#modules/media/server/module.ts'
import { messagingModule, type OpenedMessaging } from '#modules/messaging/server/module.ts'
import { type OpenedOrdering, orderingModule } from '#modules/ordering/server/module.ts'
import { orderedFiles } from '#modules/ordering/server/ordered-files.ts'
import { paymentsModule } from '#modules/payments/server/module.ts'
import { storeModule } from '#modules/store/server/module.ts'
import type { BrandCore, Call, OpenedModule } from '#platform/module.ts'
import { baseUrlOf } from './base-url.ts'

/** What the brands of a process have in common; a brand alone makes its own. */
export type Shared = Pick<MapsPorts, 'gazetteer'> & Pick<MediaPorts, 'pictureTurns'>

/** Opens every module of a brand and hands each its ports: the only place that knows more than one of them. */
export async function openModules(core: BrandCore, shared: Shared = {}) {
  // Asked for later than it is made: what a module gives is needed by one that is opened before it.
  const late: { content?: OpenedContent; messaging?: OpenedMessaging; ordering?: OpenedOrdering } = {}
  const config = () => opened(late.content).config()

  const branches = await branchesModule.open(core, {})
  const catalogue = await catalogueModule.open(core, {})
  const donations = await donationsModule.open(core, {})
  const identity = await identityModule.open(core, {
    brand: config,
  })
  const maps = await mapsModule.open(core, {
    ...shared,
    branchPlaces: async () =>
      (await branches.branches()).flatMap(({ id, name, street, zipCode, city, country, longitude, latitude }) =>
        longitude == null || latitude == null
          ? []
          : [{ id, name, street, zipCode, city, countryCode: country, location: [longitude, latitude] as const }],
      ),
  })
  const me = identity.handlers.find(({ endpoint }) => endpoint.id === identityEndpoints.me.id)
  const payments = await paymentsModule.open(core, {
    order: (id) => opened(late.ordering).orderToPay(id),
    apply: (tx, id, news) => opened(late.ordering).applyPayment(tx, id, news),
    centsDue: (tx, id) => opened(late.ordering).centsDue(tx, id),
    seesOrder: (session, id) => opened(late.ordering).seesOrder(session, id),
    brand: config,
    baseUrl: () => baseUrlOf(core),
    themeCss,
  })
  const content = await contentModule.open(core, {
    branches: branches.branches,
    catalogue: catalogue.catalogue,
    tables: branches.tables,
    donatees: donations.donatees,
    tilesStyleUrl: maps.tiles?.styleUrl ?? null,
    mapsCredit: maps.credit,
    onlineMethods: [...payments.methods],
    currentUser: async (call: Call) => {
      const answer = await me?.handle(call)
      return answer?.ok ? answer.value : null
    },
  })
  late.content = content
  const media = await mediaModule.open(core, {
    ...shared,
    artwork,
    orderedFiles: (asked, since) => orderedFiles(core.db, asked, since),
  })
  const booking = await bookingModule.open(core, {
    catalogue: catalogue.catalogue,
    computeRoute: maps.computeRoute,
    isOurPlace: maps.places.isOurs,
  })
  const store = await storeModule.open(core, {
    branches: branches.branches,
    catalogue: catalogue.catalogue,
    tables: branches.tables,
    config,
    findFiles: media.orderableFiles,
  })
  const ordering = await orderingModule.open(core, {
    branches: branches.branches,
    branch: branches.branch,
    config,
    donatees: donations.donatees,
    price: {
      orders: async (draft, branch, now) => {
        if (draft.ride) return { ok: false, code: 'field.unknown', field: 'ride' }
        const priced = await store.priceFood(draft, branch, now)
        return priced.ok ? { ok: true, value: { kind: 'food', ...priced.value } } : priced
      },
      rides: async (draft, branch, now) => {
        const [item, ...more] = draft.items
        // Nobody eats in or has a car delivered, and the other types ask for other contact data.
        if (draft.deliveryType !== 'takeaway') return { ok: false, code: 'field.choice', field: 'deliveryType' }
        if (more.length > 0 || item?.amount !== 1) return { ok: false, code: 'field.choice', field: 'vehicle' }
        const priced = await booking.priceRide(
          { branch, product: item.product, ride: draft.ride, appointment: draft.appointmentDate, locale: draft.locale },
          now,
        )
        return priced.ok ? { ok: true, value: { kind: 'ride', ...priced.value } } : priced
      },
    },
    quoteRide: async (wanted, now) => {
      const priced = await booking.priceRide({ ...wanted, appointment: undefined }, now)
      return priced.ok ? { ok: true, value: { kind: 'ride', ...priced.value } } : priced
    },
    calendarOf: (order) => opened(late.messaging).calendarOf(order),
    checkPayment: ({ id }) => payments.check(id),
    payments,
  })
  late.ordering = ordering
  const messaging = await messagingModule.open(core, {
    readOrderForMail: ordering.readOrderForMail,
    issueLoginLink: identity.issueLoginLink,
    brand: config,
    baseUrl: () => baseUrlOf(core),
  })
  late.messaging = messaging
  const modules = {
    branches,
    catalogue,
    donations,
    identity,
    maps,
    content,
    booking,
    store,
    ordering,
    payments,
    messaging,
    media,
  }
  const all: OpenedModule[] = Object.values(modules)
  return { ...modules, all }
}

export type Modules = Awaited<ReturnType<typeof openModules>>

function opened<M>(module: M | undefined): M {
  if (!module) throw new Error('A module was asked before it was opened')
  return module
}

/** Pictures that ship with the product. */
async function artwork(name: string, extension: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(new URL(`../../../packages/ui/site/art/${name}.${extension}`, import.meta.url))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Style sheet of a theme, for pages without a build; an unknown theme has none. */
async function themeCss(theme: string): Promise<string> {
  const name = /^[a-z0-9-]+$/.test(theme) ? theme : 'donau'
  try {
    return await readFile(new URL(`../../../packages/ui/site/css/theme-${name}.css`, import.meta.url), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
