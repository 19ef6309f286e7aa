import { openBranchScope } from './branch-scope.ts'
import { type Need, platformPorts, type Port, type PortFunction } from './ports.ts'
import type { FindPort } from './server-module.ts'

export const portOf = (need: Need): Port<PortFunction> => (need.kind === 'port' ? need : need.port)

/**
 * Collects the functions that the modules of one brand offer, by port. `own`: functions that `compose` itself offers. These can be called
 * while modules are opened. The functions of modules can be called only when all modules are open.
 */
export function createWiring(own: ReadonlyMap<string, PortFunction>) {
  const functions = new Map<string, PortFunction[]>()
  let isReady = false
  const findFor =
    (module: string): FindPort =>
    (need) => {
      const { id } = portOf(need)
      const given = own.get(id)
      if (given) return given
      const all = (): readonly PortFunction[] => {
        if (!isReady) throw new Error(`The module '${module}' called the port '${id}' before all modules were open`)
        return functions.get(id) ?? []
      }
      if (need.kind === 'many') return all
      let found: PortFunction | undefined
      return (...args) => {
        found ??= all()[0]
        return found?.(...args)
      }
    }
  const offered = <F extends PortFunction>({ id }: Port<F>): F[] => (functions.get(id) ?? []) as F[]
  const scope = openBranchScope({
    branchNames: async (db) => (await offered(platformPorts.branchNames)[0]?.(db)) ?? [],
    async carriers(entity, tx) {
      for (const ask of offered(platformPorts.carriers)) {
        const found = await ask(entity, tx)
        if (found) return found
      }
      return undefined
    },
  })
  return {
    scope,
    findFor,
    add(module: string, id: string, offer: unknown): void {
      if (typeof offer !== 'function')
        throw new Error(`The module '${module}' offers the port '${id}' but did not give it`)
      functions.set(id, [...(functions.get(id) ?? []), offer as PortFunction])
    },
    ready(): void {
      isReady = true
    },
    /** Returns the function that a module offers for the port. Undefined if no module offers it. */
    offered: <F extends PortFunction>(port: Port<F>): F | undefined => offered(port)[0],
  }
}
