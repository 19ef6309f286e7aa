import { type ErrorEntries, type ErrorEntry, platformErrors } from '#i18n/errors.ts'
import type { Connection } from './connections/connection.ts'
import type { Composition, OpenedBrand } from './composition.ts'
import { eventsPort, type EventType, readRecordPort } from './events.ts'
import { joinInitSources } from './init.ts'
import { type Scopes, scopesOfCalls } from './keys.ts'
import type { BareCore, BrandCore, Handler, OpenedModule } from './module.ts'
import { personalDataPort } from './personal-data.ts'
import { initSourcesPort, platformPorts, type PortFunction, scopesPort } from './ports.ts'
import { readRecord } from './read-record.ts'
import type { ModuleOfBrand, ServerModule } from './server-module.ts'
import { joinOutbox } from './work/join-outbox.ts'
import { createWiring, portOf } from './wiring.ts'

/**
 * Combines modules for one server process: their API calls, their tables in the order of the list, and a function that opens a brand with
 * all modules. Throws when a needed port is missing or offered twice. Throws when two modules have the same name, error code or connection,
 * or when a group of API calls is in two scopes (rights of API keys). The message names the modules.
 */
export function compose(modules: readonly ServerModule[]): Composition {
  checkPorts(modules)
  const started = modules.map((module) => ({ name: module.name, start: module.start() }))
  return {
    endpoints: modules.flatMap(({ endpoints }) => endpoints),
    errors: errorsOf(modules),
    scopes: scopesOfCalls(modules),
    events: modules.flatMap(({ events }) => events),
    migrations: modules.flatMap(({ name, migrations: folder }) => (folder ? [{ module: name, folder }] : [])),
    connections: connectionsOf(modules),
    openBrand: (core) =>
      openBrand(core, started, {
        scopes: Object.assign({}, ...modules.map(({ scopes }) => scopes)) as Scopes,
        events: modules.flatMap(({ events }) => events),
      }),
  }
}

function connectionsOf(modules: readonly ServerModule[]): Connection[] {
  const all = modules.flatMap(({ connections }) => connections)
  const twice = all.find(({ name }, index) => all.findIndex((one) => one.name === name) < index)
  if (twice) throw new Error(`Two modules declare the connection '${twice.name}'`)
  return all
}

function errorsOf(modules: readonly ServerModule[]): ErrorEntries {
  const all: Record<string, ErrorEntry> = { ...platformErrors }
  for (const { name, errors } of modules)
    for (const [code, entry] of Object.entries(errors)) {
      if (Object.hasOwn(all, code))
        throw new Error(`The module '${name}' declares the code '${code}', which exists already`)
      all[code] = entry
    }
  return all
}

/** The names of the modules that offer each port (function for other modules), by the id of the port. */
function offersOf(modules: readonly ServerModule[]): Map<string, string[]> {
  const own = [initSourcesPort, scopesPort, eventsPort, readRecordPort]
  const offers = new Map<string, string[]>(own.map(({ id }) => [id, ['platform']]))
  for (const { name, offers: own } of modules)
    for (const { id } of Object.values(own)) offers.set(id, [...(offers.get(id) ?? []), name])
  return offers
}

function checkPorts(modules: readonly ServerModule[]): void {
  const names = modules.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new Error(`Two modules are called '${twice}'`)
  const offers = offersOf(modules)
  const needs = modules.flatMap(({ name, needs: own }) => Object.values(own).map((need) => ({ name, need })))
  for (const { name, need } of needs)
    if (need.kind === 'port' && !offers.has(need.id))
      throw new Error(`The module '${name}' needs the port '${need.id}', which no module offers`)
  const asList = new Set(needs.filter(({ need }) => need.kind === 'many').map(({ need }) => portOf(need).id))
  asList.add(platformPorts.carriers.id)
  asList.add(personalDataPort.id)
  for (const { name, need } of needs)
    if (need.kind !== 'many' && asList.has(portOf(need).id))
      throw new Error(
        `The module '${name}' needs the port '${portOf(need).id}' once, others need it as a list: use many()`,
      )
  for (const [id, offering] of offers)
    if (offering.length > 1 && !asList.has(id))
      throw new Error(
        `The port '${id}' is offered by ${offering.map((name) => `'${name}'`).join(' and ')}: only one may`,
      )
}

async function openBrand(
  bare: BareCore,
  started: readonly { name: string; start: () => ModuleOfBrand }[],
  known: { scopes: Scopes; events: readonly EventType[] },
): Promise<OpenedBrand> {
  const modules = started.map(({ name, start }) => ({ name, module: start() }))
  const init = joinInitSources(modules.flatMap(({ module }) => module.init ?? []))
  const handlers = new Map<string, Handler>()
  const wiring = createWiring(
    new Map<string, PortFunction>([
      [initSourcesPort.id, () => init],
      [scopesPort.id, () => known.scopes],
      [eventsPort.id, () => known.events],
      [readRecordPort.id, readRecord(handlers)],
    ]),
  )
  const core: BrandCore = { ...bare, scope: wiring.scope }
  const all: OpenedModule[] = []
  const close = async (): Promise<void> => {
    for (const one of all.toReversed()) await one.close?.()
  }
  try {
    for (const { name, module } of modules) {
      const { offered, ...opened } = await module.open(core, wiring.findFor(name))
      all.push(opened)
      for (const [id, offer] of offered) wiring.add(name, id, offer)
    }
  } catch (error) {
    await close()
    throw error
  }
  for (const handler of all.flatMap((one) => one.handlers)) handlers.set(handler.endpoint.id, handler)
  wiring.ready()
  const { readSession, readKey, createUser, resetPassword, setUp, demoLogins } = platformPorts
  return {
    core,
    handlers: all.flatMap(({ handlers }) => handlers),
    outbox: joinOutbox(all.map(({ outbox }) => outbox ?? {})),
    jobs: all.flatMap(({ jobs }) => jobs ?? []),
    sessions: wiring.offered(readSession),
    keys: wiring.offered(readKey),
    createUser: wiring.offered(createUser),
    resetPassword: wiring.offered(resetPassword),
    setUp: wiring.offered(setUp),
    demoLogins: wiring.offered(demoLogins),
    port(wanted) {
      const found = wiring.offered(wanted)
      if (!found) throw new Error(`No module offers the port '${wanted.id}'`)
      return found
    },
    close,
  }
}
