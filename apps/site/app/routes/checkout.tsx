import type { Route } from './+types/checkout'
import { loadTask } from './load-task.server.ts'
import { taskHandle, taskMeta, TaskScreen, withCode } from './task-page.tsx'

export const handle = taskHandle

/** The checkout of a branch; also the page after a failed payment (specification §2). Modules provide its content. */
export const loader = (args: Route.LoaderArgs) => loadTask('checkout', args)

export const clientLoader = ({ context, serverLoader }: Route.ClientLoaderArgs) => withCode(serverLoader(), context)

export const meta = ({ loaderData }: Route.MetaArgs) => taskMeta(loaderData)

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return <TaskScreen task={loaderData} />
}
