import { type RouterContextProvider } from 'react-router'
import { Screen } from '#ui/site/screens.tsx'
import { screensContext } from '../site-context.ts'
import type { LoadedTask } from './load-task.server.ts'

/** Pages with this handle are hydrated by the router in the browser, see root.tsx. */
export const taskHandle = { isTask: true }

/** The title of a task page. Also tells search engines not to index the page, because it shows one person's data. */
export const taskMeta = (loaded: Pick<LoadedTask, 'title'> | undefined) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

/**
 * Delays a navigation until the code of the next page is loaded. The code of the first page is loaded before the router starts
 * (hydrate-router.tsx).
 */
export async function withCode<Loaded extends Pick<LoadedTask, 'code'>>(
  loading: Promise<Loaded>,
  context: Readonly<RouterContextProvider>,
): Promise<Loaded> {
  const loaded = await loading
  await context.get(screensContext)?.load(loaded.code)
  return loaded
}

export const TaskScreen = ({ task }: { task: Pick<LoadedTask, 'screen' | 'props'> }) => (
  <Screen name={task.screen} props={task.props} />
)
