import { compose } from '#platform/compose.ts'
import type { Composition } from '#platform/composition.ts'
import type { ServerModule } from '#platform/server-module.ts'
import { modules } from './modules.ts'

/** Servus with all its modules, for one process. `more` are modules that a test adds. */
export const composeServus = (more: readonly ServerModule[] = []): Composition => compose([...modules, ...more])
