import { compose } from '#platform/compose.ts'
import type { Composition } from '#platform/composition.ts'
import { modules } from './modules.ts'

/** Servus with all its modules, for one process. */
export const composeServus = (): Composition => compose(modules)
