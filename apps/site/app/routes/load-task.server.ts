import { data, redirect, type RouterContextProvider } from 'react-router'
import { createScreens } from '#ui/site/screens.tsx'
import { filesOf, type PageFiles } from '../built-files.ts'
import { site as parts } from '../modules.server.ts'
import { footerOf } from '../shell/shell-data.server.ts'
import type { ShellData } from '../shell/shell-types.ts'
import { filesContext, screensContext, siteContext, taskLocale } from '../site-context.ts'

/** A task page in the form that is sent to the browser. */
export interface LoadedTask {
  title: string
  /** `screen`: the key of the screen. `code`: the keys of all code files that the screen needs. */
  screen: string
  code: string[]
  files: PageFiles
  props: object
  /** Postal address and map for the footer, if the page belongs to a branch that is not named in the page's URL. */
  footer?: Pick<ShellData, 'branch' | 'map'> | undefined
}

interface LoaderArgs {
  context: Readonly<RouterContextProvider> & Pick<RouterContextProvider, 'set'>
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

/** Loads the task page of this name from its module, with its code. Throws a response, for example 404 or a redirect. */
export async function loadTask(name: string, { context, params, url }: LoaderArgs) {
  const locale = taskLocale(url.pathname)
  const site = context.get(siteContext)
  const task = await parts.task(name)(site, { locale, params, url, fillsOf: parts.fillsOf })
  if (!task) throw data(null, { status: 404 })
  if ('movedTo' in task) throw redirect(task.movedTo)
  const code = [task.screen, ...(task.parts ?? [])]
  const keys = code.map(({ key }) => key)
  const screens = createScreens(parts.modules)
  await screens.load(keys)
  context.set(screensContext, screens)
  const branch = site.init.branches.find(({ id }) => id === task.branchId)
  const page: LoadedTask = {
    title: task.title,
    screen: task.screen.key,
    code: keys,
    files: filesOf(code, context.get(filesContext)),
    props: task.data,
    footer: branch && footerOf(parts, site, { branch, locale }),
  }
  return data(page, { status: task.status ?? 200 })
}
