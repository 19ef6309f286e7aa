import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import type { BrandCore } from './module.ts'
import { initSourcesPort, many, optional, port } from './ports.ts'
import { serverModule } from './server-module.ts'

const greet = port<(name: string) => string>('low.greet')
const price = port<() => number>('low.price')

/** The modules in this test never use their core (database, clock, settings), so an empty object is enough. */
const core = {} as BrandCore
const open = () => ({ handlers: [] })

const greeter = (name: string, text: string) =>
  serverModule({ name, offers: { greet }, open: () => ({ handlers: [], greet: (who) => `${text} ${who}` }) })
const pricer = (name: string, value: number) =>
  serverModule({ name, offers: { price }, open: () => ({ handlers: [], price: () => value }) })

const ask = port<() => unknown>('high.ask')

test('a module can call the port of any other module, wherever that module is in the list', async () => {
  const asking = serverModule({
    name: 'asking',
    needs: { greet },
    offers: { ask },
    open: (_core, ports) => ({ handlers: [], ask: () => ports.greet('Anna') }),
  })
  const brand = await compose([asking, greeter('greeter', 'Servus')]).openBrand(core)
  expect(brand.port(ask)()).toBe('Servus Anna')
})

test('a needed port that nobody offers stops the start', () => {
  const asking = serverModule({ name: 'asking', needs: { greet }, open })
  expect(() => compose([asking])).toThrow("The module 'asking' needs the port 'low.greet', which no module offers")
})

test('a port that two modules offer stops the start', () => {
  expect(() => compose([greeter('one', 'Servus'), greeter('two', 'Hello')])).toThrow(
    "The port 'low.greet' is offered by 'one' and 'two': only one may",
  )
})

test('two modules with one name stop the start', () => {
  expect(() => compose([serverModule({ name: 'one', open }), serverModule({ name: 'one', open })])).toThrow(
    "Two modules are called 'one'",
  )
})

test('an optional port that nobody offers returns undefined', async () => {
  const asking = serverModule({
    name: 'asking',
    needs: { greet: optional(greet) },
    offers: { ask },
    open: (_core, ports) => ({ handlers: [], ask: () => ports.greet('Anna') }),
  })
  expect((await compose([asking]).openBrand(core)).port(ask)()).toBeUndefined()
  expect((await compose([asking, greeter('greeter', 'Servus')]).openBrand(core)).port(ask)()).toBe('Servus Anna')
})

test('a port with several offers returns them in the order of the modules', async () => {
  const asking = serverModule({
    name: 'asking',
    needs: { prices: many(price) },
    offers: { ask },
    open: (_core, ports) => ({ handlers: [], ask: () => ports.prices().map((one) => one()) }),
  })
  const brand = await compose([pricer('dear', 3), asking, pricer('cheap', 1)]).openBrand(core)
  expect(brand.port(ask)()).toEqual([3, 1])
  expect((await compose([asking]).openBrand(core)).port(ask)()).toEqual([])
})

test('a port that one module needs as a list and another as a single function stops the start', () => {
  const list = serverModule({ name: 'list', needs: { prices: many(price) }, open })
  const once = serverModule({ name: 'once', needs: { price }, open })
  expect(() => compose([list, once, pricer('pricer', 1)])).toThrow("The module 'once' needs the port 'low.price' once")
})

test('a port that is called while modules are opened throws, and the opened modules are closed', async () => {
  const closed: string[] = []
  const first = serverModule({
    name: 'first',
    open: () => ({ handlers: [], close: async () => void closed.push('first') }),
  })
  const hasty = serverModule({
    name: 'hasty',
    needs: { greet },
    open: (_core, ports) => ({ handlers: [], said: ports.greet('Anna') }),
  })
  await expect(compose([first, hasty, greeter('greeter', 'Servus')]).openBrand(core)).rejects.toThrow(
    "The module 'hasty' called the port 'low.greet' before all modules were open",
  )
  expect(closed).toEqual(['first'])
})

test('modules are migrated in the order of the list and closed in the opposite order', async () => {
  const closed: string[] = []
  const folder = new URL('./migrations/', import.meta.url)
  const kept = (name: string) =>
    serverModule({
      name,
      migrations: folder,
      open: () => ({ handlers: [], close: async () => void closed.push(name) }),
    })
  const composition = compose([kept('b'), serverModule({ name: 'none', open }), kept('a')])
  expect(composition.migrations).toEqual([
    { module: 'b', folder },
    { module: 'a', folder },
  ])
  await (await composition.openBrand(core)).close()
  expect(closed).toEqual(['a', 'b'])
})

test('data that all brands share is created once', async () => {
  let made = 0
  const sharing = serverModule({
    name: 'sharing',
    offers: { ask },
    share: () => ({ number: ++made }),
    open: (_core, _ports, shared) => ({ handlers: [], ask: () => shared }),
  })
  const composition = compose([sharing])
  const [one, two] = [await composition.openBrand(core), await composition.openBrand(core)]
  expect(one.port(ask)()).toBe(two.port(ask)())
  expect(made).toBe(1)
})

test('the sources of the initial load are known while modules are opened, and are read afterwards', async () => {
  const sources = port<() => readonly string[]>('content.seen')
  const content = serverModule({
    name: 'content',
    needs: { init: initSourcesPort },
    offers: { ask, sources },
    open(_core, ports) {
      const { dependsOn } = ports.init()
      return {
        handlers: [],
        sources: () => dependsOn,
        ask: () => Promise.all(ports.init().config.map((read) => read())),
      }
    },
  })
  const shown = serverModule({
    name: 'shown',
    offers: { price },
    init: { config: { dependsOn: ['price'], read: ({ price: priceOf }) => ({ shopName: String(priceOf()) }) } },
    open: () => ({ handlers: [], price: () => 7 }),
  })
  const brand = await compose([content, shown]).openBrand(core)
  expect(brand.port(sources)()).toEqual(['price'])
  expect(await brand.port(ask)()).toEqual([{ shopName: '7' }])
})

test('wrong types of needs and offers do not compile', () => {
  serverModule({
    name: 'typed',
    needs: { greet, later: optional(greet), all: many(greet) },
    open(_core, ports) {
      const [said, perhaps, each]: [
        () => string,
        () => string | undefined,
        () => readonly ((name: string) => string)[],
      ] = [() => ports.greet('Anna'), () => ports.later('Anna'), () => ports.all()]
      // @ts-expect-error A name must be a text.
      const wrong = () => ports.greet(1)
      return { handlers: [], uses: [said, perhaps, each, wrong] }
    },
  })
  // @ts-expect-error An offered function must be returned.
  serverModule({ name: 'promises', offers: { greet }, open })
  // @ts-expect-error The offered function must return a text.
  serverModule({ name: 'lies', offers: { greet }, open: () => ({ handlers: [], greet: () => 1 }) })
})

test('a code that two modules declare stops the start', () => {
  const refusing = (name: string) =>
    serverModule({ name, errors: { 'shelf.full': { status: 409, de: 'Voll.', en: 'Full.' } }, open })
  expect(compose([refusing('one')]).errors['shelf.full']?.status).toBe(409)
  expect(() => compose([refusing('one'), refusing('two')])).toThrow(
    "The module 'two' declares the code 'shelf.full', which exists already",
  )
})
