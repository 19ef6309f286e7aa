import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import type { Root } from 'react-dom/client'
import { App } from './App.tsx'
import { composeBackoffice } from './compose.ts'
import { createFirstCalls } from './first-calls.ts'
import { modules } from './modules.ts'
import { createRoutes } from './routes.tsx'
import { createStack } from './stack.ts'

/** Shows the back office with all modules. */
export async function showWhole(root: Root): Promise<void> {
  const composition = composeBackoffice(modules)
  const firstCalls = createFirstCalls(composition.firstCalls)
  const stack = createStack(composition.session, createRoutes(composition), firstCalls)
  const [{ path } = {}] = stack.router.state.matches.map(({ route }) => route).toReversed()
  const screen = composition.screens.find((one) => one.path === path)
  await firstCalls.load(stack, () => screen?.load?.())
  root.render(<App composition={composition} stack={stack} />)
}
