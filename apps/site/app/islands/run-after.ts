import type { SiteModule } from '#ui/site/module.ts'

/** Runs the code that modules want to run once a page works. A file that cannot be loaded, or that fails, changes nothing for the visitor. */
export async function runAfter(page: Window, modules: readonly SiteModule[]): Promise<void> {
  await Promise.all(
    modules.map(({ after }) =>
      after?.()
        .then(({ default: run }) => run(page))
        .catch(() => undefined),
    ),
  )
}
