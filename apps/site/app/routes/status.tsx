import type { Route } from './+types/status'
import { loadTask } from './load-task.server.ts'
import { taskHandle, taskMeta, TaskScreen, withCode } from './task-page.tsx'

export const handle = taskHandle

/** The page of one order (specification §2, Public status page). Modules provide its content. */
export const loader = (args: Route.LoaderArgs) => loadTask('status', args)

export const clientLoader = ({ context, serverLoader }: Route.ClientLoaderArgs) => withCode(serverLoader(), context)

export const meta = ({ loaderData }: Route.MetaArgs) => taskMeta(loaderData)

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  return <TaskScreen task={loaderData} />
}
